internal import TableExpression
internal import TableModel
internal import TestSupport
internal import Testing

@Suite("Patterns")
struct PatternTests {
  static let searches: [(String, String, Bool)] = [
    ("", "x", true), ("b", "abc", true), ("^b", "abc", false), ("c$", "abc", true), ("^$", "x", false),
    ("a.c", "abc", true), ("a.c", "a\nc", true), ("^[A-Z]{2}\\d+$", "AB12", true),
    ("^[A-Z]{2}\\d+$", "ABC1", false),
    ("^(ab|cd)+$", "abcdab", true), ("^(?:ab|)c$", "c", true), ("colou?r", "color", true),
    ("[^a-c]", "abc", false),
    ("[]a]", "]", true), ("[a-]", "-", true), ("[\\w-]+", "-", true), ("^\\w+$", "Größe_1", true),
    ("^\\S+$", "a b", false),
    ("\\s", "a\u{A0}b", true), ("\\.", "a", false), ("^a{2,3}$", "aaaa", false), ("^a{2,}$", "aaaa", true),
    ("^a{0}b$", "b", true), ("^ź$", "ź", true), ("^.$", "👍", true), ("[а-я]", "д", true),
    ("\\d", "٣", false),
    ("a|b|c", "xc", true), ("^a|b$", "xb", true), ("\\t", "\t", true), ("[\\]\\\\]", "\\", true),
    ("(a|b)*c|d", "abac", true),
  ]

  @Test(
    "Regular expressions find what they describe",
    arguments: searches)
  func find(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    #expect(try Self.evaluate(text, "matches", pattern) == isFound)
  }

  @Test("Random regular expressions agree with another engine", arguments: 0..<8 as Range<UInt64>)
  func againstAnotherEngine(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let pattern = Self.randomPattern(depth: 3, using: &generator)
      let other = try Regex(pattern)
      for _ in 0..<10 {
        let length = Int.random(in: 0...6, using: &generator)
        let text = String((0..<length).map { _ in "abc".randomElement(using: &generator) ?? "a" })
        let expected = try other.firstMatch(in: text) != nil
        #expect(try Self.evaluate(text, "matches", pattern) == expected, "\(pattern) in \(text)")
      }
    }
  }

  @Test("Random patterns of like agree with an obvious model", arguments: 0..<8 as Range<UInt64>)
  func likeAgainstModel(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let pattern = String((0..<5).map { _ in "ab%_é".randomElement(using: &generator) ?? "a" })
      let length = Int.random(in: 0...6, using: &generator)
      let text = String((0..<length).map { _ in "abé".randomElement(using: &generator) ?? "a" })
      let expected = Self.isLike(text[...], pattern[...])
      #expect(try Self.evaluate(text, "like", pattern) == expected, "\(text) like \(pattern)")
    }
  }

  private static func evaluate(_ text: String, _ word: String, _ pattern: String) throws -> Bool {
    var evaluator = try RowExpression(parsing: "text \(word) \"\(pattern)\"")
      .bound(to: [ExpressionColumn("text", kind: .text)]).conditionEvaluator()
    return try evaluator.isTrue(for: [.text(text)])
  }

  private static func isLike(_ text: Substring, _ pattern: Substring) -> Bool {
    switch pattern.first {
    case nil: text.isEmpty
    case "%": isLike(text, pattern.dropFirst()) || !text.isEmpty && isLike(text.dropFirst(), pattern)
    case let character?:
      !text.isEmpty && (character == "_" || text.first == character)
        && isLike(text.dropFirst(), pattern.dropFirst())
    }
  }

  private static func randomPattern(depth: Int, using generator: inout SeededGenerator) -> String {
    func part() -> String { randomPattern(depth: depth - 1, using: &generator) }
    switch Int.random(in: 0..<(depth > 0 ? 12 : 3), using: &generator) {
    case 0: return ["a", "b", "c"].randomElement(using: &generator) ?? "a"
    case 1: return [".", "[ab]", "[^a]", "[b-c]"].randomElement(using: &generator) ?? "."
    case 2: return "a"
    case 3: return "(\(part())|\(part()))"
    case 4: return "(\(part()))*"
    case 5: return "(\(part()))+"
    case 6: return "(\(part()))?"
    case 7: return "(\(part())){1,2}"
    case 8: return "^\(part())"
    case 9: return "\(part())$"
    default: return part() + part()
    }
  }
}
