import TableModel
import TestSupport
import Testing

@testable import TableInput

@Suite("JSON lines one by one")
struct JSONLineRecordsTests {
  /// Reads a text in chunks of a size, and lists each record with its line, its fields and its children.
  private func list(_ text: [UInt8], size: Int, _ shape: NestedShape = NestedShape()) -> [String] {
    var lines: [String] = []
    do throws(InputError) {
      let source = InputSource.bytes(ContiguousArray(text), name: "t.ndjson")
      let sizes = ChunkSizes(most: size, waitsForMost: false)
      var records = JSONLineRecords(
        try source.stream(encoding: nil, sizes: sizes, progress: nil), shape: shape)
      while let record = try records.next() { lines.append(describe(record)) }
      lines += records.warnings.flatMap(\.lines)
    } catch {
      lines += error.lines + ["byte \(error.location.byte ?? -1)"]
    }
    return lines
  }

  private func describe(_ record: JSONLineRecord) -> String {
    let fields = record.names.map { "\($0)=\(record[$0] ?? "")" }.joined(separator: " ")
    let children = record.children.map(describe).joined(separator: ", ")
    return "\(record.line): \(fields)" + (children.isEmpty ? "" : " (\(children))")
  }

  private func check(
    _ text: String, shape: NestedShape = NestedShape(), _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let lines = list(bytes, size: size, shape)
      #expect(lines == expected, "in chunks of \(size)", sourceLocation: sourceLocation)
      if lines != expected { return }
    }
  }

  @Test("They come in order with their lines, whatever the size of a chunk")
  func order() {
    check(
      "\u{FEFF}{\"a\": 1.10, \"b\": null}\r\n\n{\"c\": {\"d\": \"x\\ny é\"}, \"a\": [1, 2]}\n{}\n{\"b\":\"\u{1F600}\"}",
      ["1: a=1.10", "3: a=1, 2 c.d=x\ny é", "4: ", "5: b=\u{1F600}"].map(\.self))
  }

  @Test("Children come with their record, and their key is found however late it appears")
  func children() {
    check(
      """
      {"n": "a", "items": []}
      {"n": "b", "items": [{"n": "c", "items": [{"n": "d"}]}, {"n": "e"}]}
      {"n": "f"}
      """, ["1: n=a", "2: n=b (2: n=c (2: n=d), 2: n=e)", "3: n=f"])
  }

  @Test("A line that is no JSON is an error at its place, behind the records before it")
  func invalid() {
    check(
      "{\"a\": 1}\n{\"a\": 2}\n{\"a\": ]\n{\"a\": 4}\n",
      ["1: a=1", "2: a=2", "t.ndjson:3:7: \"]\", expected a value", "byte 24"])
    check(
      "{\"a\": 1}\n{\"a\": \n",
      ["1: a=1", "t.ndjson:2:7: the line ends, and its value is not closed", "byte 15"])
  }

  @Test("A second key with children is an error where it appears")
  func severalKeys() {
    check(
      "{\"p\": [{\"x\": 1}]}\n{\"x\": 2}\n{\"q\": [{\"x\": 3}]}\n",
      [
        "1:  (1: x=1)", "2: x=2", "t.ndjson:3:8: 2 keys hold arrays of objects: p, q", "byte 34",
      ])
  }

  @Test("Keys that were asked for must occur, and what is left out is named once")
  func askedKeys() {
    let text = "{\"n\": 1, \"items\": [{\"n\": 2}]}\n{\"n\": 3, \"items\": [{\"n\": 4}]}\n"
    check(
      text, shape: NestedShape(children: ["itmes"]),
      ["1: n=1", "2: n=3", "t.ndjson: no record has a key \"itmes\"", "byte -1"])
    check(
      "{\"n\": 1, \"k\": [{\"n\": 2}]}\n" + text, shape: NestedShape(children: ["k"]),
      [
        "1: n=1 (1: n=2)", "2: n=1", "3: n=3",
        "t.ndjson:2:20: the objects in \"items\" are no rows and are left out",
      ])
  }

  @Test("A byte that is no text is an error at its line")
  func invalidBytes() {
    let text = Array("{\"a\": 1}\n{\"a\": \"".utf8) + [0xE9] + Array("\"}\n{\"a\": 3}\n".utf8)
    for size in 1...text.count {
      #expect(
        list(text, size: size) == ["1: a=1", "t.ndjson:2:8: not UTF-8: byte E9 at offset 16", "byte 16"])
    }
  }

  @Test("They are what reading all of them gives", arguments: 0..<4 as Range<UInt64>)
  func sameAsAll(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lines = (0..<200).map { number in
      let pad = String(repeating: "x", count: Int.random(in: 0..<40, using: &generator))
      return "{\"n\": \(number), \"p\": \"\(pad)\", \"k\(number % 7)\": true}"
    }
    let text = lines.joined(separator: Bool.random(using: &generator) ? "\r\n" : "\n")
    let store = try JSONReader(InputSource.text(text).read(), isLines: true).read().store
    var records = try JSONLineRecords(reading: .text(text))
    var count = 0
    while let record = try records.next() {
      for (column, name) in store.columns.map(\.name).enumerated() {
        #expect((record[name] ?? "") == store.string(record: count, column: column))
      }
      #expect(record.line == store.line(of: count))
      count += 1
    }
    #expect(count == store.count)
  }
}
