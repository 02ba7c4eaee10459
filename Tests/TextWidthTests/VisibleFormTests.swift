import Testing
import TextWidth

@Suite("Visible form")
struct VisibleFormTests {
  private func shown(_ text: [UInt8], _ form: VisibleForm = VisibleForm()) -> String {
    var output: ContiguousArray<UInt8> = []
    let bytes = ContiguousArray(text)
    form.append(bytes.span, to: &output)
    let text = String(decoding: output, as: UTF8.self)
    // What was measured is what is shown.
    #expect(form.traits(of: bytes.span).columns == form.traits(of: output.span).columns)
    return text
  }

  @Test(
    "Nothing that a terminal obeys is left",
    arguments: [
      ("Bolt\u{0}x", "Bolt␀x"), ("\u{1B}]0;owned\u{7}Bolt", "␛]0;owned␇Bolt"), ("\u{1B}[2J", "␛[2J"),
      ("\u{9B}31m", "\\x{9b}31m"), ("\u{85}", "\\x{85}"), ("a\rb", "a␍b"), ("\u{7F}", "␡"),
      ("a\u{202E}b", "a\\u{202E}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("a\u{2028}b", "a\\u{2028}b"), ("Bolt", "Bolt"), ("螺栓", "螺栓"),
    ])
  func controls(_ text: String, expected: String) {
    #expect(shown(Array(text.utf8)) == expected)
  }

  @Test("Every control character is made visible, alone and between letters")
  func everyControl() {
    for scalar in (UInt32(0)...0x9F).compactMap(Unicode.Scalar.init) where scalar.value != 0x0A {
      let text = shown(Array("é\(scalar)é".utf8))
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test("Bytes that are no UTF-8 are replaced")
  func illFormed() {
    #expect(shown([0x41, 0x9B, 0x33]) == "A\u{FFFD}3")
    #expect(shown([0xE2, 0x82]) == "\u{FFFD}")
    #expect(shown([0xC0, 0xAF]) == "\u{FFFD}\u{FFFD}")
    #expect(shown([0xED, 0xA0, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(shown([0xF4, 0x90, 0x80, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(shown([0x65, 0xCC]) == "e\u{FFFD}")
  }

  @Test("Replacement agrees with the standard library for every first byte and the bounds of the others")
  func replacementAgrees() {
    for first in UInt8(0x80)...0xFF {
      for second in [UInt8(0x41), 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE2, 0xFF] {
        for third in [UInt8(0x41), 0x80, 0xBF, 0xE2] {
          let bytes = [0x41, first, second, third, 0x42]
          let decoded = String(decoding: bytes, as: UTF8.self)
          guard !decoded.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) else {
            continue
          }
          #expect(shown(bytes) == decoded)
        }
      }
    }
  }

  @Test(
    "TAB goes to the next stop, counted from where the line starts",
    arguments: [
      ("a\tb", "a       b"), ("\t", "        "), ("12345678\tx", "12345678        x"),
      ("a\n\tb", "a\n        b"),
    ])
  func tabs(_ text: String, expected: String) {
    #expect(shown(Array(text.utf8)) == expected)
  }

  @Test("A line end breaks the line, is written out or becomes a blank")
  func lineBreaks() {
    let text = Array("M8\r\nzinc\nred".utf8)
    #expect(shown(text) == "M8\nzinc\nred")
    #expect(shown(text, VisibleForm(lineBreaks: .escape)) == "M8\\nzinc\\nred")
    #expect(shown(text, VisibleForm(lineBreaks: .space)) == "M8 zinc red")
  }

  @Test("Traits tell plain text from text that needs treatment")
  func traits() {
    func traits(_ text: String) -> TextTraits { VisibleForm().traits(of: ContiguousArray(text.utf8).span) }
    #expect(!traits("Bolt").needsTreatment)
    #expect(!traits("螺栓").needsTreatment)
    #expect(traits("a\tb").needsTreatment)
    #expect(traits("a\nb").needsTreatment)
    #expect(traits("ברגים").hasRightToLeft)
    #expect(traits("12 فولاذ").hasRightToLeft)
    #expect(!traits("Ελληνικά 螺栓 é").hasRightToLeft)
  }
}
