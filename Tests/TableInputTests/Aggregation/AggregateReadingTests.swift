import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("Records added up while they are read")
struct AggregateReadingTests {
  @Test("Each group is one record, in the order of first appearance, with exact sums")
  func order() throws {
    let csv = "a,b,n,p\nx,y,1,0.1\nz,w,5,2\nx,y,2,0.2\nx,,3,\n"
    #expect(
      try gatheredGroups(csv, [.sum("n"), .sum("p")], keys: ["a", "b"]) == [
        "2 x/y integer(3) decimal(0.3)", "3 z/w integer(5) decimal(2)", "5 x/ integer(3) -",
      ])
  }

  @Test("A key in quotes is the key without them, and a doubled quote is one")
  func quotedKeys() throws {
    let csv = "a,n\n\"x \"\"1\"\"\",1\n\"y\",2\ny,3\n\"x \"\"1\"\"\",4\n"
    #expect(
      try gatheredGroups(csv, [.sum("n")], keys: ["a"]) == ["2 x \"1\" integer(5)", "3 y integer(5)"])
  }

  @Test("Columns that are neither keys nor added up are there, and blank")
  func others() throws {
    let input = try InputSource.text("a,b,n\nx,y,1\n").read()
    let store = try #require(CSVReader(input).readAggregates([.sum("n")], by: ["a"])).store
    #expect(store.names == ["a", "b", "n"])
    #expect(store.texts == [["x", "", ""]])
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
    #expect(try gatheredGroups(csv, [.sum("n")], keys: ["a"]) == nil)
  }

  @Test("A key that is added up, or named twice, is left to the reader of whole records")
  func overlapping() throws {
    #expect(try gatheredGroups("a,n\n1,2\n", [.sum("a")], keys: ["a"]) == nil)
    #expect(try gatheredGroups("a,n\n1,2\n", [.sum("n")], keys: ["a", "a"]) == nil)
    let weighed = ColumnAggregate(.weightedAverage, of: "n", weight: "a")
    #expect(try gatheredGroups("a,n\n1,2\n", [weighed], keys: ["a"]) == nil)
  }

  @Test("A column is what all of its values are, and its values are of that kind")
  func kinds() throws {
    let csv = """
      k,whole,part,day,time,yes,word,none
      a,2,1.5,2026-03-01,2026-03-01 10:00,true,b,
      a,,2,2026-01-31,2026-03-01T09:30,false,a,
      b,10,,2026-02-01,2026-03-01 00:00,true,10,

      """
    let columns = ["whole", "part", "day", "time", "yes", "word", "none"]
    let input = try InputSource.text(csv).read()
    let records = try #require(
      CSVReader(input).readAggregates(columns.map { ColumnAggregate(.minimum, of: $0) }, by: ["k"]))
    #expect(
      records.store.columns.dropFirst().map(\.kind) == [
        .integer, .decimal, .date, .date, .boolean, .text, .text,
      ])
    let values = columns.indices.map { index -> CellValue? in
      let gathered = records.gathered(.minimum, ofColumn: index + 1, record: 0)
      guard case .value(let value) = gathered else { return nil }
      return value
    }
    let day = CalendarTime(milliseconds: 20_484 * 86_400_000, hasTime: false)
    let time = CalendarTime(milliseconds: (20_513 * 24 * 60 + 9 * 60 + 30) * 60_000, hasTime: true)
    #expect(
      values == [
        .integer(2), .decimal(ExactDecimal(significand: 15, scale: 1)), .date(day), .date(time),
        .boolean(false),
        .text("a"), nil,
      ])
  }

  @Test(
    "Where a value leaves a doubt of what its column is, every record is looked at",
    arguments: ["$1.20", "1,500", "03/04/2026", "007", " ", "12 %", "2026-02-30", "1E5"])
  func doubtful(value: String) throws {
    let csv = "k,v\na,\"\(value)\"\n"
    for aggregate in [Aggregate.count, .minimum, .last] {
      #expect(try gatheredGroups(csv, [ColumnAggregate(aggregate, of: "v")], keys: ["k"]) == nil)
    }
    // Different values are typed together in the end.
    #expect(try gatheredGroups(csv, [ColumnAggregate(.distinct, of: "v")], keys: ["k"]) != nil)
  }

  @Test("Counting goes on where a column of numbers turns out to be text, choosing does not")
  func turningText() throws {
    let csv = "k,v\na,1\na,n/a\nb,2\n"
    #expect(
      try gatheredGroups(csv, [ColumnAggregate(.count, of: "v")], keys: ["k"]) == [
        "2 a count(2)", "4 b count(1)",
      ])
    #expect(try gatheredGroups(csv, [ColumnAggregate(.maximum, of: "v")], keys: ["k"]) == nil)
  }

  @Test("Values that are written in two ways are one where their column says so")
  func equalValues() throws {
    func counts(_ values: [String]) throws -> [String]? {
      let csv = "k,v\n" + values.map { "a,\"\($0)\"\n" }.joined()
      return try gatheredGroups(csv, [ColumnAggregate(.distinct, of: "v")], keys: ["k"])
    }
    #expect(try counts(["1", "1.0", "-0", "0"]) == ["2 a distinct 2"])
    #expect(try counts(["1", "1.0", "x"]) == ["2 a distinct 3"])
    #expect(try counts(["$1.00", "$1", "$1,000.00", " "]) == ["2 a distinct 2"])
    #expect(try counts(["2026-01-05", "2026-1-5"]) == ["2 a distinct 1"])
    #expect(try counts(["caf\u{e9}", "cafe\u{301}"]) == ["2 a distinct 1"])
  }

  @Test("Texts can be kept apart within groups, unless that leaves as many records as there were")
  func apart() throws {
    let input = try InputSource.text("k,w,n\na,x,1\na,y,2\na,x,3\nb,,4\n").read()
    let records = try #require(CSVReader(input).readAggregates([.sum("n")], by: ["k"], apart: ["w", "k"]))
    #expect(records.store.texts == [["a", "x", ""], ["a", "y", ""], ["b", "", ""]])
    #expect((0..<3).map { records.count(of: $0) } == [2, 1, 1])
    let first = ColumnAggregate(.first, of: "n")
    #expect(CSVReader(input).readAggregates([first], by: ["k"], apart: ["w"]) == nil)
    #expect(CSVReader(input).readAggregates([first], by: ["k"], apart: ["k"]) != nil)
    let long = "k,w,n\n" + (0..<70_000).map { "a,\($0),1\n" }.joined()
    let longInput = try InputSource.text(long).read()
    #expect(CSVReader(longInput).readAggregates([.sum("n")], by: ["k"], apart: ["w"]) == nil)
    #expect(CSVReader(longInput).readAggregates([.sum("n")], by: ["k", "w"]) != nil)
  }

  @Test("Any number of parts gathers the same", arguments: 2...9)
  func parts(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<40 {
      var csv = "k,l,note,n,d\n"
      for row in 0..<Int.random(in: 0...60, using: &random) {
        let note =
          ["plain", "\"a,b\"", "\"two\nlines, of\n\"\"text\"\"\"", ""].randomElement(using: &random) ?? ""
        let decimals = String(Int.random(in: 10...99, using: &random).description.dropLast(row % 2))
        let number = "\(Int.random(in: -9...9, using: &random)).\(decimals)"
        let key = "xyz".randomElement(using: &random) ?? "x"
        csv += "\(key),\(row % 7),\(note),\(number),2026-01-\(10 + row % 9)\n"
        if Bool.random(using: &random) { csv += "\n" }
      }
      let aggregates: [ColumnAggregate] =
        [Aggregate.sum, .average, .count, .minimum, .maximum, .first, .last, .distinct, .median].map {
          ColumnAggregate($0, of: "n")
        }
        + [Aggregate.count, .minimum, .maximum, .first, .last, .distinct].flatMap {
          [ColumnAggregate($0, of: "note"), ColumnAggregate($0, of: "d")]
        } + [ColumnAggregate(.weightedAverage, of: "n", weight: "n")]
      let whole = try gatheredGroups(csv, aggregates, keys: ["k", "l"])
      #expect(whole != nil)
      #expect(try gatheredGroups(csv, aggregates, keys: ["k", "l"], parts: count) == whole)
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
    let lines = try #require(try gatheredGroups(csv, [.sum("n")], keys: ["k", "l"], parts: 3))
    #expect(
      lines.map { String($0.drop { $0 != " " }.dropFirst()) }
        == order.map { "\($0) integer(\(expected[$0] ?? 0))" })
  }
}
