import TestSupport
import Testing

@testable import TableInput

@Suite("Delimited text read in parts")
struct StoreInPartsTests {
  private func read(_ text: String, _ options: CSVOptions, parts: Int) throws -> RecordReading {
    let input = try InputSource.bytes(ContiguousArray(text.utf8), name: "t.csv").read()
    var reading = RecordReading()
    do throws(InputError) {
      let store = try CSVReader(input, options: options).readAll(partCount: parts)
      reading.columns = store.columns.map(\.name)
      reading.warnings = store.warnings
      for record in 0..<store.count {
        let fields = store.columns.indices.map { column in
          "\(store.string(record: record, column: column))@\(store.location(of: record, column: column))"
        }
        reading.records.append("\(store.line(of: record)): \(fields)")
      }
    } catch {
      reading.error = error
    }
    return reading
  }

  /// Reads a text in one part and in several, and as records one by one.
  private func check(_ text: String, _ options: CSVOptions, _ comment: Comment) throws {
    let whole = try read(text, options, parts: 1)
    for parts in 2...6 {
      #expect(try read(text, options, parts: parts) == whole, "\(comment), in \(parts) parts")
    }
    guard whole.error == nil else { return }
    var records = try CSVReader(
      try InputSource.bytes(ContiguousArray(text.utf8), name: "t.csv").read(), options: options
    ).records()
    var index = 0
    while let record = try records.next() {
      try #require(index < whole.records.count, comment)
      #expect(whole.records[index].hasPrefix("\(record.line): "), comment)
      index += 1
    }
    #expect(index == whole.records.count, comment)
  }

  /// A field, now and then one with quotes, line ends or more bytes than a reference has room for.
  private func field(_ generator: inout SeededGenerator, quotes: Bool) -> String {
    let plain = ["", "a", "bc", "1.50", "ünï", "x y"]
    guard quotes, Int.random(in: 0..<6, using: &generator) == 0 else {
      return plain.randomElement(using: &generator) ?? ""
    }
    let long = String(repeating: "long ", count: 500)
    let quoted = [
      "\"p\"\"q\"", "\"one\ntwo\"", "\"a,b\"", "\"\r\n\r\n\"", "\"x\" tail", long, "\"\(long)\"\"\(long)\"",
    ]
    return quoted.randomElement(using: &generator) ?? ""
  }

  @Test("Any number of parts gives the same records, places, warnings and errors", arguments: 0..<60)
  func anyNumberOfParts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var options = CSVOptions()
    options.raggedRows = [.error, .pad, .skip].randomElement(using: &generator) ?? .error
    options.comment = Bool.random(using: &generator) ? UInt8(ascii: "#") : nil
    options.stopsAtBlankLine = Int.random(in: 0..<8, using: &generator) == 0
    let width = Int.random(in: 1...4, using: &generator)
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let (hasQuotes, hasOddRows) = (
      Bool.random(using: &generator), Int.random(in: 0..<3, using: &generator) == 0
    )
    var text = (1...width).map { "c\($0)" }.joined(separator: ",") + lineEnd
    for _ in 0..<Int.random(in: 0...200, using: &generator) {
      if hasOddRows, Int.random(in: 0..<20, using: &generator) == 0 {
        text += ["#1,2,3", "", "1", "1,2,3,4,5", ",,"].randomElement(using: &generator) ?? ""
      } else {
        text += (0..<width).map { _ in field(&generator, quotes: hasQuotes) }.joined(separator: ",")
      }
      text += lineEnd
    }
    if Bool.random(using: &generator) { text += "last" }
    if hasQuotes, Int.random(in: 0..<10, using: &generator) == 0 { text += "\"never closed\n1,2\n" }
    try check(text, options, "seed \(seed)")
  }

  @Test("Rows that are shorter than their delimiters find room, however many they are")
  func shortRows() throws {
    var options = CSVOptions()
    options.raggedRows = .pad
    let names = (1...40).map { "c\($0)" }.joined(separator: ",")
    let text = names + "\n" + String(repeating: "1\n", count: 5_000)
    let input = try InputSource.bytes(ContiguousArray(text.utf8), name: "t.csv").read()
    let store = try CSVReader(input, options: options).readAll(partCount: 3)
    #expect(store.count == 5_000)
    #expect(store.string(record: 4_999, column: 0) == "1")
    #expect(store.line(of: 4_999) == 5_001)
    #expect(store.isBlank(record: 4_999, column: 39))
  }

  @Test(
    "Where room for all line ends would be too much, room is made several times", arguments: [1, 500, 6_000])
  func littleRoom(limit: Int) throws {
    let text = "a,b\n" + (1...400).map { "\($0),\"x\ny \"\"\($0)\"\"\"\n" }.joined()
    let input = try InputSource.bytes(ContiguousArray(text.utf8), name: "t.csv").read()
    let reader = try input.bytes.withBytes { bytes in
      try CSVRowReader(bytes, of: input, options: CSVOptions())
    }
    var reading = CSVStoreReading(input, reader, partCount: 2, roomLimit: limit)
    try reading.run()
    let store = reading.finish(warnings: [])
    #expect(store.count == 400)
    #expect((0..<400).allSatisfy { store.string(record: $0, column: 1) == "x\ny \"\($0 + 1)\"" })
    #expect((0..<400).allSatisfy { store.line(of: $0) == 2 + 2 * $0 })
  }

  @Test("A field with line ends in quotes at every place where a part could begin changes nothing")
  func quotedLineEnds() throws {
    let row = "1,\"two\nthree, \"\"four\"\"\n\",5\n"
    try check("a,b,c\n" + String(repeating: row, count: 300), CSVOptions(), "quoted line ends")
  }

  @Test(
    "Line ends are counted, CRLF as one",
    arguments: [
      "", "\n", "\r", "\r\n", "a\nb", "a\r\nb\r\n", "a\rb\rc", "\n\r", "\r\r\n\n",
      String(repeating: "ab\r\n", count: 2_000),
      String(repeating: "a\r", count: 5_000), String(repeating: "\n", count: 4_100),
      String(repeating: "0123456789abcde\r\n", count: 33),
    ])
  func lineEnds(text: String) {
    let bytes = ContiguousArray(text.utf8)
    var expected = 0
    for index in bytes.indices {
      let isBeforeLineFeed = index + 1 < bytes.count && bytes[index + 1] == 10
      if bytes[index] == 10 || bytes[index] == 13 && !isBeforeLineFeed { expected += 1 }
    }
    #expect(LineEnds.count(in: bytes.span, from: 0, to: bytes.count) == expected)
    guard bytes.count > 40 else { return }
    let middle = bytes.count / 2
    let parts = [0..<middle, middle..<bytes.count].map {
      LineEnds.count(in: bytes.span, from: $0.lowerBound, to: $0.upperBound)
    }
    // Where a CRLF is cut, both halves may know of it.
    #expect((expected...expected + 1).contains(parts[0] + parts[1]))
  }
}
