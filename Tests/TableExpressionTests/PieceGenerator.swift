internal import TestSupport

/// Makes texts out of pieces of the language, in any order.
struct PieceGenerator {
  private static let pieces = [
    "price", "qty", "region", "paid", "note", "mixed", "ordered", "`", "\"", "'", "(", ")", ",", "+", "-",
    "*", "/", "%",
    "=", "!=", "<", ">", "!", "&", "and", "or", "not", "in", "is", "blank", "like", "matches", "round(",
    "if(", "max(",
    "length(", "year(", "1", "0", "2.5", ".", "\"2026-03-08\"", "\"a\"", "\"[\"", " ", " ", "é", "\u{301}",
    "🇫🇷", "\u{0}", "\n",
    "true", "1e5", "\\", "(?", "_",
  ]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      text += Self.pieces.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) { text += " " }
    }
    return text
  }
}
