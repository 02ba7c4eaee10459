import TestSupport
import Testing

@testable import TableInput

@Suite("Records in chunks")
struct ChunkedRecordsTests {
  private func read(_ records: () throws(InputError) -> CSVRecords) -> RecordReading {
    var reading = RecordReading()
    do throws(InputError) {
      var records = try records()
      reading.columns = records.columns
      while let record = try records.next() {
        let fields = (0..<record.count).map { record[$0] }
        reading.records.append("\(record.line): \(fields)")
      }
      reading.warnings = records.warnings
    } catch {
      reading.error = error
    }
    return reading
  }

  /// Reads bytes whole, and in chunks of every size up to all of them.
  private func check(
    _ bytes: [UInt8], encoding: TextEncoding? = nil, _ options: CSVOptions = CSVOptions(),
    largest: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> RecordReading {
    let bytes = ContiguousArray(bytes)
    let source = InputSource.bytes(bytes, name: "t.csv")
    let whole = read { () throws(InputError) in
      try CSVReader(source.read(encoding: encoding), options: options).records()
    }
    for size in 1...max(largest ?? bytes.count, 1) {
      for waits in [false, true] {
        let sizes = ChunkSizes(most: size, waitsForMost: waits)
        var reading = read { () throws(InputError) in
          try CSVRecords(source.stream(encoding: encoding, sizes: sizes, progress: nil), options: options)
        }
        if whole.error != nil {
          // What is wrong with the bytes is found before anything is read of a whole text.
          if whole.records.isEmpty { (reading.records, reading.columns) = ([], whole.columns) }
        }
        #expect(reading == whole, "in chunks of \(size)", sourceLocation: sourceLocation)
        if reading != whole { return whole }
      }
    }
    return whole
  }

  @Test(
    "They are the same for every size of a chunk, wherever it cuts",
    arguments: [
      "a,b\n1,2\n3,4\n", "a,b\r\n1,2\r\n3,4\r\n", "a,b\r1,2\r3,4\r", "a,b\n1,2\n3,4", "a,b\r\n1,2\r\n\r\n3,4",
      "a,b\n\"x\ny\",\"p\"\"q\"\n\"\"\"\",\"\r\n\"\n", "\u{FEFF}id,näme\n1,日本語\n2,👩‍👩‍👧\n",
      "sep=;\r\na;b,c\r\n1;2\r\n", "\"sep=|\"\na|b\n1|2,3\n", "a;b\n1,5;2\n\n;\n\"p;q\" ; \"x\" tail\n",
      "a,b,a,\n1,2,3,\n4,5,6\n", "a,b\n  \"x\"  , y \n", "a\n\n1\n\n", "a,b\n1,2\n3,\"4\n5,6\n", "\"a", "",
      "\n\n",
      "a,b", "a,b\n", "a\tb\n1\t\"2\t3\"\n", "a|b\n1|2\n", "a,b\n1,2,3\n", "a,b\n1\n2,3\n",
    ])
  func everySize(text: String) throws {
    _ = try check(Array(text.utf8))
  }

  @Test("Options work across chunks")
  func options() throws {
    var options = CSVOptions()
    options.skippedLines = 2
    options.comment = UInt8(ascii: "#")
    options.stopsAtBlankLine = true
    options.nullWords = ["NULL"]
    options.raggedRows = .pad
    let text = "Export\r\n\"of,2\r\n\r\na,b\n# note, \"\n1,NULL\r\n3\n4,5,6\n\nSum,2\n"
    let reading = try check(Array(text.utf8), options)
    #expect(reading.records == ["6: [\"1\", \"\"]", "7: [\"3\", \"\"]", "8: [\"4\", \"5\"]"])
    #expect(reading.warnings.first?.findings.count == 2)
    options = CSVOptions()
    options.hasHeader = false
    #expect(try check(Array("1;\"2\n3\"\n4;5".utf8), options).columns == ["column1", "column2"])
  }

  @Test("A row that goes on over many chunks is one row, and what follows it has the right line")
  func longRow() throws {
    let lines = (0..<3000).map { "line \($0)" }.joined(separator: "\r\n")
    let reading = try check(Array("a,b\n\"\(lines)\",1\n2,3\n".utf8), largest: 60)
    #expect(reading.records.count == 2)
    #expect(reading.records.last == "3002: [\"2\", \"3\"]")
  }

  @Test("Errors name the byte of the input, whatever the encoding")
  func errorBytes() throws {
    let text = "a,b\né,2\n3,\"€\n5,6\n"
    #expect(try badNumber(ContiguousArray("\u{FEFF}a,n\né,1\nb,x\n".utf8)) == 14)
    #expect(try badNumber([0x61, 0x2C, 0x6E, 10, 0xE9, 0x2C, 0x78, 10], .latin1) == 6)
    let utf8 = try check(Array(text.utf8))
    #expect(utf8.error?.location == InputLocation(file: "t.csv", line: 3, column: 2, byte: 11))
    let marked = try check([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(marked.error?.location == InputLocation(file: "t.csv", line: 3, column: 2, byte: 14))
    let windows = try check(
      text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }, encoding: .windows1252)
    #expect(windows.error?.location == InputLocation(file: "t.csv", line: 3, column: 2, byte: 10))
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try check([0xFF, 0xFE] + units).error?.location.byte == 22)
    #expect(try check(units, encoding: .utf16LittleEndian).error?.location.byte == 20)
  }

  /// Where a value of the column `n` stands that is no number.
  private func badNumber(_ bytes: ContiguousArray<UInt8>, _ encoding: TextEncoding? = nil) throws -> Int? {
    let text = try InputSource.bytes(bytes).read(encoding: encoding)
    return inputError { _ = try CSVReader(text).readAll().typed(numeric: ["n"]) }?.location.byte
  }

  @Test("UTF-16, Latin-1 and Windows-1252 are decoded across chunks")
  func encodings() throws {
    let text = "naïve;b\r\né;\u{1F600}\r\n"
    let bigEndian = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try check([0xFE, 0xFF] + bigEndian).records == ["2: [\"é\", \"\u{1F600}\"]"])
    #expect(try check(bigEndian, encoding: .utf16BigEndian).records.count == 1)
    #expect(
      try check([0x61, 0x2C, 0xE9, 10, 0xE4, 0x2C, 49, 10], encoding: .latin1).records == [
        "2: [\"ä\", \"1\"]"
      ])
  }

  @Test("A byte that is no text is an error at its line and byte, behind the rows before it")
  func invalidBytes() throws {
    for bytes: [UInt8] in [[0xE9], [0xE2, 0x82], [0xC3], [0xF0, 0x9F, 0x98], [0xFF, 0xC3, 0xA9]] {
      for tail in ["", "\n", "x,2\n3,4\n"] {
        let whole = try check(Array("a,b\n1,2\n".utf8) + bytes + Array(tail.utf8))
        #expect(whole.error?.location == InputLocation(file: "t.csv", line: 3, column: 1, byte: 8))
      }
    }
    var options = CSVOptions()
    options.delimiter = UInt8(ascii: ",")
    let bytes = ContiguousArray("a,b\n1,2\n3,".utf8) + [0xE9, 10, 10, 10]
    var records = try CSVRecords(reading: .bytes(bytes), options: options)
    #expect(try records.next()?[1] == "2")
    #expect(throws: InputError.self) { try records.next() }
    #expect(
      inputError { _ = try check([0x61, 0, 0x0A, 0, 0x00, 0xD8, 0x62, 0]).error.map { throw $0 } }?.kind
        == .invalidEncoding)
  }

  @Test("Gzip members one after the other are inflated chunk by chunk")
  func gzip() throws {
    // `a,b⏎1,2⏎`, compressed; the second member goes on with two more rows.
    let member: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0xD4, 0x49, 0xE2, 0x32, 0xD4, 0x31,
      0xE2, 0x02, 0x00, 0x7B, 0x07, 0x97, 0x0A, 0x08, 0x00, 0x00, 0x00,
    ]
    let reading = try check(member + member + member + [0, 0, 0])
    #expect(reading.records.count == 5)
    #expect(reading.records.last == "6: [\"1\", \"2\"]")
    for length in 3..<member.count {
      let cut = try check(member + member.prefix(length))
      #expect(cut.error?.kind == .damagedArchive)
      #expect(cut.error?.location.byte == member.count + length)
    }
  }

  @Test("Long random texts are read alike in chunks of any size", arguments: 0..<6 as Range<UInt64>)
  func randomTexts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aaaaaaaaé€  ,,,,;\"\"\r\n\n".utf8.split(separator: 0).joined())
    for _ in 0..<20 {
      let count = Int.random(in: 1..<300, using: &generator)
      let text = String(
        decoding: (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }, as: UTF8.self)
      var options = CSVOptions()
      options.raggedRows = .pad
      _ = try check(Array(text.utf8), options, largest: 40)
    }
  }
}
