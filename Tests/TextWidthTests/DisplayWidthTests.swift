import Testing
import TextWidth

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "A text is as wide as its clusters",
    arguments: [
      ("", 0), ("Washer", 6), ("Bügel", 5), ("cafe\u{301}", 4), ("a\u{302}\u{323}", 1),
      ("螺栓 M8", 7), ("ａｂ", 4), ("ｶﾅ", 2), ("한글", 4), ("§ 4 Bolts", 9), ("│─└…", 4),
      ("ברגים", 5), ("فولاذ", 5), ("हिन्दी", 3), ("ไทย", 3), ("\u{FEFF}x", 1), ("a\u{200B}b", 2),
    ])
  func text(_ text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test(
    "An emoji is one picture of two columns, whatever it is joined from",
    arguments: [
      ("❇️ In stock", 11), ("❇", 1), ("👩🏿‍🔧 Labour", 9), ("👨‍👩‍👧‍👦 Family pack", 14), ("👍🏽", 2), ("☝🏿", 2),
      ("❤️‍🔥", 2), ("🏳️‍🌈", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("1️⃣", 2),
      ("⌚", 2), ("⌚\u{FE0E}", 1), ("☺\u{FE0E}", 1), ("☺\u{FE0F}", 2), ("🎨🎨🎨", 6), ("🏿", 2),
    ])
  func emoji(_ text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test("A variation selector after a plain letter or an ideograph changes nothing")
  func selectorsAfterLetters() {
    #expect(DisplayWidth().columns(of: "x\u{FE0F}") == 1)
    #expect(DisplayWidth().columns(of: "x\u{FE0E}") == 1)
    #expect(DisplayWidth().columns(of: "葛\u{FE0E}") == 2)
    #expect(DisplayWidth().columns(of: "葛\u{E0100}") == 2)
  }

  @Test("A skin tone after a plain letter is a picture of its own")
  func skinToneAfterLetter() {
    #expect(DisplayWidth().columns(of: "x🏿") == 3)
  }

  @Test("Two regional letters are one flag")
  func flags() {
    #expect(DisplayWidth().columns(of: "🇳🇱 / 🇩🇪") == 7)
    #expect(DisplayWidth().columns(of: "NL") == 2)
    #expect(DisplayWidth().columns(of: "🇳🇱🇩🇪") == 4)
    #expect(DisplayWidth().columns(of: "🇳") == 2)
  }

  @Test("The parts of a Hangul syllable stand on its first consonant")
  func hangul() {
    #expect(DisplayWidth().columns(of: "\u{1112}\u{1161}\u{11AB}") == 2)
    #expect(DisplayWidth().columns(of: "\u{1160}\u{11FF}\u{3164}") == 0)
    #expect(DisplayWidth().columns(of: "\u{AC00}\u{11A8}") == 2)
  }

  @Test("Marks that stand beside a wide character are not counted", arguments: ["か\u{3099}", "한\u{302E}"])
  func wideMarks(_ text: String) {
    #expect(DisplayWidth().columns(of: text) == 2)
  }

  @Test(
    "Ambiguous characters can be wide",
    arguments: [("§ 4 Bolts", 10), ("│─└…", 8), ("é", 2), ("e\u{301}", 1), ("Bolts", 5), ("螺", 2)])
  func ambiguous(_ text: String, columns: Int) {
    #expect(DisplayWidth(ambiguousIsWide: true).columns(of: text) == columns)
  }

  @Test("Every scalar that is an emoji by itself is two columns wide")
  func emojiPresentation() {
    let narrow = (UInt32(0x80)...0x1FAFF).compactMap(Unicode.Scalar.init).filter {
      $0.properties.isEmojiPresentation && ($0.properties.age ?? (99, 0)).major <= 14
        && DisplayWidth().columns(of: String($0)) != 2
    }
    #expect(narrow.isEmpty)
  }

  @Test("Printable ASCII of any length is as wide as it is long")
  func lengths() {
    for count in 0..<200 {
      #expect(DisplayWidth().columns(of: String(repeating: "~", count: count)) == count)
      #expect(DisplayWidth().columns(of: String(repeating: " ", count: count) + "é") == count + 1)
    }
  }

  @Test("The widest line counts")
  func lines() {
    #expect(DisplayWidth().columns(of: "M8\nzinc plated\nx") == 11)
  }

  @Test(
    "A beginning holds whole clusters only",
    arguments: [
      ("Fasteners", 4, "Fast", 4), ("螺栓 M8", 3, "螺", 2), ("🇳🇱🇩🇪", 3, "🇳🇱", 2), ("螺", 1, "", 0),
      ("e\u{301}a", 1, "e\u{301}", 1), ("ab", 9, "ab", 2), ("ab", 0, "", 0),
    ])
  func beginning(_ text: String, limit: Int, beginning: String, columns: Int) {
    let bytes = ContiguousArray(text.utf8)
    let found = DisplayWidth().beginning(of: bytes.span, in: bytes.indices, fitting: limit)
    #expect(String(decoding: bytes[found.bytes], as: UTF8.self) == beginning)
    #expect(found.columns == columns)
  }

  @Test("Every pair of scalars that may stand alone is as wide as its clusters")
  func pairs() {
    let scalars =
      [0x41, 0x7E, 0xA9, 0xAD, 0xE9, 0x2FF, 0x300, 0x36F, 0x5BF, 0x600, 0x93E, 0x1161, 0x200D, 0x20E3]
      + [0x3099, 0x4E00, 0x4DC0, 0x9FFF, 0xA66F, 0xFE0F, 0x1F3FB, 0x1F1E6]
    for first in scalars.compactMap(Unicode.Scalar.init) {
      for second in scalars.compactMap(Unicode.Scalar.init) {
        let text = String(String.UnicodeScalarView([first, second]))
        let isOne = text.count == 1
        let alone = [first, second].map { DisplayWidth().columns(of: String($0)) }
        let sum = alone[0] + alone[1]
        let columns = DisplayWidth().columns(of: text)
        // Only selectors, skin tones and flags make a cluster other than the sum of its parts.
        #expect(columns == sum || (isOne && columns <= 2), "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "What a raw text has a terminal obey takes no columns, well ended or not",
    arguments: [
      ("\u{1B}[1;31mred\u{1B}[m", 3), ("\u{1B}[38:2::1:2:3mx", 1), ("\u{9B}31mred", 3), ("\u{1B}[ 5 qx", 1),
      ("\u{1B}[12", 0), ("\u{1B}[é", 1), ("\u{1B}", 0), ("x\u{1B}\u{1B}[mx", 2),
      ("\u{1B}]8;;a\u{1B}\\link\u{1B}]8;;\u{7}", 4), ("\u{9D}0;title\u{9C}x", 1), ("\u{1B}]0;title", 0),
      ("\u{1B}P1$r\u{1B}\\x", 1), ("\u{1B}(Bx", 1), ("\u{1B}cx", 1), ("\u{7}\u{8}x", 1), ("a\tb", 9),
      ("\u{1B}[1ma\tb", 9), ("\u{1B}[1mab\nc", 2), ("\u{C0}\u{85}x", 2),
    ])
  func rawText(_ text: String, columns: Int) {
    #expect(DisplayWidth(VisibleForm(isRaw: true)).columns(of: text) == columns)
  }

  @Test("The tables say which Unicode they come from")
  func version() {
    #expect(DisplayWidth.unicodeVersion.split(separator: ".").count == 3)
  }
}
