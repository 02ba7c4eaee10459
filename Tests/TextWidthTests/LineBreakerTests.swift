import TestSupport
import Testing
import TextWidth

@Suite("Line breaker")
struct LineBreakerTests {
  private func lines(_ text: String, _ limit: Int) -> [String] {
    let bytes = ContiguousArray(text.utf8)
    var breaker = LineBreaker(over: bytes.indices)
    var lines: [String] = []
    while let line = breaker.next(in: bytes.span, fitting: limit) {
      lines.append(line.isTooWide ? "?" : String(decoding: bytes[line.bytes], as: UTF8.self))
    }
    return lines
  }

  @Test(
    "A line is broken at blanks, else between clusters",
    arguments: [
      ("Paint 🎨🎨🎨", 5, ["Paint", "🎨🎨", "🎨"]), ("Hex bolt M8", 8, ["Hex bolt", "M8"]),
      ("Hex bolt M8", 4, ["Hex", "bolt", "M8"]), ("Hexagonal", 4, ["Hexa", "gona", "l"]), ("", 4, [""]),
      ("a  b", 1, ["a", "b"]), ("  M8 x 20", 6, ["  M8 x", "20"]), ("    M8", 3, ["   ", " M8"]),
      ("M8   ", 3, ["M8"]), ("M8   ", 2, ["M8"]), ("M8 \nzinc", 4, ["M8 ", "zinc"]),
      ("M8  \nzinc", 2, ["M8", "zi", "nc"]),
      ("a\n\nb", 3, ["a", "", "b"]), ("a\n", 3, ["a", ""]), ("🇳🇱🇩🇪", 3, ["🇳🇱", "🇩🇪"]),
      ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]), ("螺栓", 1, ["?", "?"]), ("a螺b", 1, ["a", "?", "b"]),
      ("螺 栓", 1, ["?", "?"]), ("螺\n栓", 1, ["?", "?"]), ("螺\n", 1, ["?", ""]),
      ("ab cd", 5, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
    ])
  func breaks(_ text: String, limit: Int, expected: [String]) {
    #expect(lines(text, limit) == expected)
  }

  @Test("Nothing but blanks is ever lost, and no line is too wide")
  func keepsEverything() {
    var random = SeededGenerator(seed: 6)
    let alphabet = ["a", "b", " ", " ", "螺", "🎨", "🇳🇱", "e\u{301}", "\n"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...30, using: &random))
        .map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
      let limit = Int.random(in: 2...12, using: &random)
      let broken = lines(text, limit)
      #expect(broken.allSatisfy { DisplayWidth().columns(of: $0) <= limit })
      #expect(
        broken.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" },
        "\(text.debugDescription) at \(limit)")
    }
  }

  @Test("ASCII is broken where other letters would be")
  func asciiIsNoException() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...40, using: &random))
        .map { _ in ["a", "b", " ", " ", "\n"].randomElement(using: &random) ?? "" }.joined()
      let limit = Int.random(in: 1...12, using: &random)
      // Two-byte letters take the way over clusters.
      let others = lines(text.replacing("a", with: "à").replacing("b", with: "è"), limit)
      #expect(
        lines(text, limit) == others.map { $0.replacing("à", with: "a").replacing("è", with: "b") },
        "\(text.debugDescription) at \(limit)")
    }
  }

  @Test("A text of ten million bytes is broken in one go")
  func longText() {
    #expect(lines(String(repeating: "x", count: 10_000_000), 100_000).count == 100)
  }
}
