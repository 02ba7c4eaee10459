import Testing

@testable import TableInput

@Suite("Encodings")
struct EncodingTests {
  private func text(_ bytes: ContiguousArray<UInt8>, _ encoding: TextEncoding? = nil) throws -> String {
    let input = try InputSource.bytes(bytes, name: "t.csv").read(encoding: encoding)
    return input.withText { text in
      String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self)
    }
  }

  @Test("Invalid UTF-8 is an error with line, byte and the option that helps")
  func invalidUTF8() {
    let error = inputError { _ = try text(ContiguousArray("a\r\nb\n".utf8) + [0x78, 0xE9, 0x0A]) }
    #expect(error?.kind == .invalidEncoding)
    #expect(error?.description == "t.csv:3:2: not UTF-8: byte E9 at offset 6")
    #expect(error?.location.byte == 6)
    #expect(error?.hint?.contains("--encoding") == true)
  }

  @Test(
    "Overlong forms, surrogates, values beyond the last and cut sequences are invalid",
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xFF],
    ] as [ContiguousArray<UInt8>])
  func invalidSequences(bytes: ContiguousArray<UInt8>) {
    for lead in [0, 1, 63, 64, 70] {
      let padded = ContiguousArray(repeating: UInt8(ascii: "a"), count: lead) + bytes
      let error = inputError { _ = try text(padded, .utf8) }
      #expect(error?.location.byte == lead)
    }
  }

  @Test("Every scalar is valid UTF-8, wherever it stands")
  func validScalars() throws {
    for scalars in [[0x7F, 0x80, 0x7FF, 0x800], [0xD7FF, 0xE000, 0xFFFF], [0x10000, 0x10FFFF]] as [[UInt32]] {
      let string = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      for lead in 0..<70 {
        let padded = String(repeating: "a", count: lead) + string
        #expect(try text(ContiguousArray(padded.utf8)) == padded)
      }
    }
  }

  @Test("UTF-16 is read by its mark or by its name", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let string = "a,é\r\n€,😀\n"
    let bytes = ContiguousArray(
      string.utf16.flatMap {
        isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      })
    #expect(try text((isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes) == string)
    #expect(try text(bytes, isBigEndian ? .utf16BigEndian : .utf16LittleEndian) == string)
  }

  @Test(
    "Half a surrogate pair and half a unit are errors with their line",
    arguments: [[0x00, 0xD8], [0x00, 0xDC], [0x41]])
  func invalidUTF16(end: ContiguousArray<UInt8>) {
    let error = inputError { _ = try text([0xFF, 0xFE, 0x41, 0x00, 0x0A, 0x00] + end) }
    #expect(error?.location == InputLocation(file: "t.csv", line: 2, column: 1, byte: 6))
  }

  @Test(
    "What is no text has a place in its line, in bytes of the input, whether it is read at once or in chunks")
  func columns() throws {
    let wide = ContiguousArray("a\r\n€,😀".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let inputs: [(ContiguousArray<UInt8>, TextEncoding?, InputLocation)] = [
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], nil, InputLocation(file: "t.csv", line: 1, column: 2, byte: 4)),
      (
        ContiguousArray("a\rb\r\nc\né,".utf8) + [0xFF], nil,
        InputLocation(file: "t.csv", line: 4, column: 4, byte: 10)
      ),
      ([0xFF, 0xFE] + wide + [0x41], nil, InputLocation(file: "t.csv", line: 2, column: 9, byte: 16)),
      (wide + [0x00, 0xDC], .utf16LittleEndian, InputLocation(file: "t.csv", line: 2, column: 9, byte: 14)),
    ]
    for (bytes, encoding, location) in inputs {
      #expect(inputError { _ = try text(bytes, encoding) }?.location == location)
      for size in 1...bytes.count {
        let sizes = ChunkSizes(most: size, waitsForMost: true)
        let error = inputError {
          var input = try OpenInput(
            InputSource.bytes(bytes, name: "t.csv").stream(encoding: encoding, sizes: sizes, progress: nil),
            progress: nil)
          _ = try input.text()
        }
        #expect(error?.location == location, "in chunks of \(size)")
      }
    }
  }

  @Test("Latin-1 and Windows-1252 differ in the middle")
  func singleBytes() throws {
    #expect(try text([0x4D, 0xFC, 0x80, 0x96], .windows1252) == "Mü€–")
    #expect(try text([0x4D, 0xFC, 0xDF, 0xFF], .latin1) == "Müßÿ")
    #expect(try text([0x80], .latin1) == "\u{80}")
  }

  @Test(
    "Encodings are known by their usual names",
    arguments: [
      ("UTF8", TextEncoding.utf8), ("utf-16LE", .utf16LittleEndian), ("ISO-8859-1", .latin1),
      ("Windows-1252", .windows1252),
    ])
  func names(name: String, expected: TextEncoding) {
    #expect(TextEncoding(named: name) == expected)
    #expect(TextEncoding(named: "ebcdic") == nil)
  }

  @Test("UTF-16 without a mark and workbooks are errors that say what they are")
  func notText() {
    let error = inputError { _ = try text([0x61, 0x00, 0x2C, 0x00]) }
    #expect(error?.hint?.contains("utf-16le") == true)
    let workbook = inputError { _ = try text([0x50, 0x4B, 0x03, 0x04, 0x14]) }
    #expect(workbook?.description == "t.csv: is a zip archive or a workbook, not text")
  }

  @Test("A byte order mark that says something else than was asked for is an error, and not nonsense")
  func contradiction() throws {
    let marks: [(ContiguousArray<UInt8>, TextEncoding)] = [
      ([0xEF, 0xBB, 0xBF, 0x61], .utf8), ([0xFF, 0xFE, 0x61, 0], .utf16LittleEndian),
      ([0xFE, 0xFF, 0, 0x61], .utf16BigEndian),
    ]
    for (bytes, encoding) in marks {
      for asked in TextEncoding.allCases {
        if asked == encoding || (asked == .utf16 && encoding != .utf8) {
          #expect(try text(bytes, asked) == "a")
        } else {
          let error = inputError { _ = try text(bytes, asked) }
          #expect(
            error?.description
              == "t.csv:1:1: begins with the byte order mark of \(encoding.rawValue), and is said to be \(asked.rawValue)"
          )
        }
      }
    }
  }
}
