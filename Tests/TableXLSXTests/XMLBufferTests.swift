import Testing

@testable import TableXLSX

@Suite("Workbook XML: text and numbers")
struct XMLBufferTests {
  private func written(_ body: (inout XMLBuffer) -> Void) -> String {
    var buffer = XMLBuffer(capacity: 16)
    body(&buffer)
    return buffer.withSpan { String(decoding: ContiguousArray(copying: $0), as: UTF8.self) }
  }

  private func escaped(_ bytes: [UInt8]) -> String {
    written { $0.append(escaping: ContiguousArray(bytes).span) }
  }

  @Test(
    "Text is escaped where XML or a spreadsheet would read something else",
    arguments: [
      ("plain", "plain"), ("", ""), ("a & b < c > d \" e ' f", "a &amp; b &lt; c &gt; d &quot; e ' f"),
      ("tab\tline\nend", "tab\tline\nend"), ("a\r\nb\rc\r", "a\nb\nc\n"),
      ("Bolt\u{0B}M4", "Bolt_x000B_M4"), ("\u{0}\u{1F}\u{7F}", "_x0000__x001F_\u{7F}"),
      ("_x0041_", "_x005F_x0041_"), ("_x004g_ _x41_ _X0041_", "_x004g_ _x41_ _X0041_"),
      ("_x0041__xFFFF_", "_x005F_x0041__x005F_xFFFF_"), ("Bügel 不锈钢 👩‍👩‍👧", "Bügel 不锈钢 👩‍👩‍👧"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}", "_xFFFE__xFFFF_\u{FFFD}"), ("=1+2", "=1+2"),
    ])
  func escapes(text: String, expected: String) {
    #expect(escaped(Array(text.utf8)) == expected)
  }

  @Test("What must be escaped is escaped at every place of texts of every length")
  func everyPlace() {
    for length in 1...40 {
      for place in 0..<length {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        text[place] = UInt8(ascii: "&")
        var expected = String(repeating: "a", count: place) + "&amp;"
        expected += String(repeating: "a", count: length - place - 1)
        #expect(escaped(text) == expected)
      }
    }
  }

  @Test("A word of eight bytes is plain only if every byte is")
  func words() {
    for byte in UInt8.min...UInt8.max where !XMLText.isPlain(byte) {
      for place in 0..<8 {
        let other: UInt64 = 0x6161_6161_6161_6161
        let word = other & ~(0xFF << UInt64(8 * place)) | UInt64(byte) << UInt64(8 * place)
        #expect(!XMLText.isPlain(word: word), "\(byte) at \(place)")
      }
    }
    #expect(XMLText.isPlain(word: 0x7A61_2041_2D39_3021))
  }

  @Test(
    "Bytes that are no UTF-8 become replacement characters",
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x61, 0xC3, 0x62], "a\u{FFFD}b"), ([0xE2, 0x82], "\u{FFFD}\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xC3, 0xBC], "ü"),
    ] as [([UInt8], String)])
  func invalidBytes(bytes: [UInt8], expected: String) {
    #expect(escaped(bytes) == expected)
  }

  @Test(
    "Decimals keep their value and lose zeros at the end",
    arguments: [
      (0, 0, "0"), (0, 2, "0"), (1, 0, "1"), (-1, 0, "-1"), (1250, 2, "12.5"), (-5, 3, "-0.005"),
      (100, 2, "1"),
      (100, 0, "100"), (123_456_789_012_345, 2, "1234567890123.45"),
      (1, 38, "0.\(String(repeating: "0", count: 37))1"),
      (99_999_999_999_999_999, 0, "99999999999999999"),
    ] as [(Int128, Int, String)])
  func decimals(significand: Int128, scale: Int, expected: String) {
    #expect(written { $0.append(significand: significand, scale: scale) } == expected)
  }

  @Test("More digits than a double holds are rounded to the double that is nearest")
  func largeNumbers() throws {
    let digits: [Int128] = [
      100_000_000_000_000_000, 123_456_789_012_345_678, 999_999_999_999_999_999, .max, .min,
      -31_415_926_535_897_932_384_626_433,
    ]
    for significand in digits {
      for scale in [0, 2, 20, 38] {
        let text = written { $0.append(significand: significand, scale: scale) }
        let exact = try #require(Double("\(significand)e-\(scale)"))
        let read = try #require(Double(text), "\(text)")
        #expect(abs(read - exact) <= abs(exact) * 2e-16, "\(significand) \(scale): \(text)")
      }
    }
  }

  @Test("Fifteen digits count from the first to the last that is not zero")
  func significantDigits() {
    #expect(SignificantDigits.fit(999_999_999_999_999))
    #expect(SignificantDigits.fit(1_000_000_000_000_000))
    #expect(SignificantDigits.fit(-1_230_000_000_000_000_000_000))
    #expect(!SignificantDigits.fit(1_000_000_000_000_001))
    #expect(!SignificantDigits.fit(.min))
  }

  @Test("Text is cut before the scalar that does not fit, escapes counted as they are written")
  func fitting() {
    func count(_ text: String, _ limit: Int) -> Int {
      XMLText.fittingCount(of: ContiguousArray(text.utf8).span, limit: limit)
    }
    #expect(count("abcdefgh", 8) == 8)
    #expect(count("abcdefgh", 7) == 7)
    #expect(count("ab\u{1}cd", 9) == 3)
    #expect(count("ab\u{1}cd", 8) == 2)
    #expect(count("a👍b", 3) == 5)
    #expect(count("a👍b", 2) == 1)
    #expect(count("_x0041_", 7) == 1)
    #expect(count(String(repeating: "a", count: 32_768), 32_767) == 32_767)
  }

  @Test(
    "Blanks at the ends are noticed",
    arguments: [(" a", true), ("a\n", true), ("\ta", true), ("a b", false), ("", false)])
  func outerBlanks(text: String, expected: Bool) {
    #expect(XMLText.hasOuterBlanks(ContiguousArray(text.utf8).span) == expected)
  }

  @Test("Marks are what they were made of")
  func marks() {
    #expect(written { $0.append(XMLMark("\" s=\"12")) } == "\" s=\"12")
    for number in [0, 1, 9, 10, 99, 100, 1_048_576, 99_999_999] {
      #expect(written { $0.append(XMLMark(digitsOf: number)) } == String(number))
    }
  }
}
