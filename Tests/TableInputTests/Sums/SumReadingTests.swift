import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("Records added up while they are read")
struct SumReadingTests {
  /// The groups as lines: where each begins, its keys, its sums as cells.
  private func groups(
    _ csv: String, sums: [String], keys: [String], parts: Int = 1
  ) throws -> [String]? {
    let input = try InputSource.text(csv, name: "t.csv").read()
    guard let summed = SumReading(input, sums: sums, keys: keys, partCount: parts)?.run() else { return nil }
    let store = summed.store
    let keyColumns = try keys.map { try store.columnIndex(named: $0) }
    let sumColumns = try sums.map { try store.columnIndex(named: $0) }
    return (0..<store.count).map { record in
      let texts = keyColumns.map { store.string(record: record, column: $0) }
      let values = sumColumns.map { "\(store.value(record: record, column: $0))" }
      return "\(store.line(of: record)) \(texts.joined(separator: "/")) \(values.joined(separator: " "))"
    }
  }

  @Test("Each group is one record, in the order of first appearance, with exact sums")
  func order() throws {
    let csv = "a,b,n,p\nx,y,1,0.1\nz,w,5,2\nx,y,2,0.2\nx,,3,\n"
    #expect(
      try groups(csv, sums: ["n", "p"], keys: ["a", "b"]) == [
        "2 x/y integer(3) decimal(0.3)", "3 z/w integer(5) decimal(2)", "5 x/ integer(3) empty",
      ])
  }

  @Test("A key in quotes is the key without them, and a doubled quote is one")
  func quotedKeys() throws {
    let csv = "a,n\n\"x \"\"1\"\"\",1\n\"y\",2\ny,3\n\"x \"\"1\"\"\",4\n"
    #expect(try groups(csv, sums: ["n"], keys: ["a"]) == ["2 x \"1\" integer(5)", "3 y integer(5)"])
  }

  @Test("Columns that are neither keys nor added up are there, and blank")
  func others() throws {
    let input = try InputSource.text("a,b,n\nx,y,1\n").read()
    let store = try #require(CSVReader(input).readSums(of: ["n"], by: ["a"])).store
    #expect(store.names == ["a", "b", "n"])
    #expect(store.texts == [["x", "", "1"]])
  }

  @Test(
    "What is not plain is left to the reader of whole records",
    arguments: [
      "a,n\nx,1\ny\n", "a,n\nx,1,2\n", "a,n\nx,\"1,000\"\n", "a,n\nx,007\n", "a,n\nx,1e3\n", "a,n\nx,\"1\n",
      "a,n,\nx,1,\n", "a,m\nx,1\n", "",
      "a,n\nx,99999999999999999.9\nx,9999999999999999.99\nx,0.00000000000000001\n",
      "a,n\nx,9999999999999999999999\n",
    ])
  func notPlain(csv: String) throws {
    #expect(try groups(csv, sums: ["n"], keys: ["a"]) == nil)
  }

  @Test("A key that is added up, or named twice, is left to the reader of whole records")
  func overlapping() throws {
    #expect(try groups("a,n\n1,2\n", sums: ["a"], keys: ["a"]) == nil)
    #expect(try groups("a,n\n1,2\n", sums: ["n", "n"], keys: ["a"]) == nil)
  }

  @Test("Any number of parts gives the same groups, lines and sums", arguments: 2...9)
  func parts(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<40 {
      var csv = "k,l,note,n\n"
      for row in 0..<Int.random(in: 0...60, using: &random) {
        let note =
          ["plain", "\"a,b\"", "\"two\nlines, of\n\"\"text\"\"\"", ""].randomElement(using: &random) ?? ""
        let number = "\(Int.random(in: -99...99, using: &random)).\(Int.random(in: 10...99, using: &random))"
        csv += "\("xyz".randomElement(using: &random) ?? "x"),\(row % 7),\(note),\(number)\n"
        if Bool.random(using: &random) { csv += "\n" }
      }
      let whole = try groups(csv, sums: ["n"], keys: ["k", "l"])
      #expect(whole != nil)
      #expect(try groups(csv, sums: ["n"], keys: ["k", "l"], parts: count) == whole)
    }
  }

  @Test("Groups and sums are those of the whole records")
  func likeWholeRecords() throws {
    var random = SeededGenerator(seed: 5)
    var csv = "k,l,n\n"
    for _ in 0..<5_000 {
      let key = Int.random(in: 0..<900, using: &random)
      csv += "key \(key % 30),\(key),\(Int.random(in: -9_999...9_999, using: &random))\n"
    }
    let store = try records(csv)
    var expected: [String: Int] = [:]
    var order: [String] = []
    for row in store.texts {
      let key = "\(row[0])/\(row[1])"
      if expected[key] == nil { order.append(key) }
      expected[key, default: 0] += try #require(Int(row[2]))
    }
    let lines = try #require(try groups(csv, sums: ["n"], keys: ["k", "l"], parts: 3))
    #expect(
      lines.map { String($0.drop { $0 != " " }.dropFirst()) }
        == order.map { "\($0) integer(\(expected[$0] ?? 0))" })
  }
}
