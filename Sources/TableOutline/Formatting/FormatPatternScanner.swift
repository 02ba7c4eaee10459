/// Splits a number format pattern into its sections and their elements.
struct FormatPatternScanner {
  /// An element and how many characters stand before it.
  typealias Element = (token: FormatToken, offset: Int)

  private let pattern: String
  private let characters: [Character]
  private var position = 0

  private static let colours: Set<String> = [
    "black", "blue", "cyan", "green", "magenta", "red", "white", "yellow",
  ]
  // Spreadsheets take these as they are; everything beyond ASCII is taken too, for the sake of currency signs.
  private static let selfEvident: Set<Character> = [
    "$", "-", "+", "(", ")", ":", "!", "^", "&", "'", "~", "{", "}", "<", ">", "=", " ",
  ]
  private static let maximumLength = 255
  private static let maximumSections = 4

  private init(_ pattern: String) {
    self.pattern = pattern
    characters = Array(pattern)
  }

  /// Splits `pattern`.
  static func sections(of pattern: String) throws(FormatPatternError) -> [[Element]] {
    var scanner = FormatPatternScanner(pattern)
    if pattern.utf16.count > maximumLength { throw scanner.error(.tooLong, at: maximumLength) }
    var sections: [[Element]] = [[]]
    while scanner.position < scanner.characters.count {
      let offset = scanner.position
      if scanner.characters[offset] == ";" {
        guard sections.count < maximumSections else { throw scanner.error(.tooManySections, at: offset) }
        sections.append([])
        scanner.position += 1
      } else if let token = try scanner.next() {
        sections[sections.count - 1].append((token, offset))
      }
    }
    return sections
  }

  /// Reads one element; `nil` for what leaves no trace in text, such as a colour.
  private mutating func next() throws(FormatPatternError) -> FormatToken? {
    let offset = position
    let character = characters[position]
    position += 1
    switch character {
    case "0": return .digit(.zero)
    case "#": return .digit(.none)
    case "?": return .digit(.blank)
    case ".": return .point
    case ",": return .comma
    case "%": return .percent
    case "/": return .slash
    case "@": return .text
    case "\"": return .literal(try takeText(until: "\"", openedAt: offset))
    case "\\": return .literal(String(try take(after: offset)))
    // A blank as wide as the next character, and a fill with the next character, of which text shows nothing.
    case "_":
      _ = try take(after: offset)
      return .literal(" ")
    case "*":
      _ = try take(after: offset)
      return nil
    case "[": return try bracket(try takeText(until: "]", openedAt: offset), at: offset)
    default: return try word(startingWith: character, at: offset)
    }
  }

  private mutating func word(
    startingWith character: Character, at offset: Int
  ) throws(FormatPatternError) -> FormatToken {
    let rest = String(characters[offset...].prefix(7)).lowercased()
    if rest.hasPrefix("general") { return take(7, .general, at: offset) }
    if rest.hasPrefix("am/pm") { return take(5, .meridiem(isShort: false), at: offset) }
    if rest.hasPrefix("a/p") { return take(3, .meridiem(isShort: true), at: offset) }
    if rest.hasPrefix("e+") { return take(2, .exponent(showsPlus: true), at: offset) }
    if rest.hasPrefix("e-") { return take(2, .exponent(showsPlus: false), at: offset) }
    if let letter = rest.first, "ymdhs".contains(letter) {
      while position < characters.count, characters[position].lowercased() == String(letter) {
        position += 1
      }
      return .calendar(letter, count: position - offset)
    }
    guard Self.selfEvident.contains(character) || !character.isASCII else {
      throw error(.unexpectedCharacter, at: offset)
    }
    return .literal(String(character))
  }

  private func bracket(_ text: String, at offset: Int) throws(FormatPatternError) -> FormatToken? {
    let word = text.lowercased()
    if word.hasPrefix("$") { return currency(text.dropFirst()) }
    if let condition = FormatCondition(text[...]) { return .condition(condition) }
    if Self.colours.contains(word) { return nil }
    if word.hasPrefix("color"), let number = Int(word.dropFirst(5)), (1...56).contains(number) { return nil }
    if let letter = word.first, "hms".contains(letter), word.allSatisfy({ $0 == letter }) {
      return .elapsed(letter, count: word.count)
    }
    throw error(.unknownBracket, at: offset)
  }

  /// Reads `€-407` after `[$`: a sign, a language, or both.
  private func currency(_ text: Substring) -> FormatToken? {
    guard let dash = text.lastIndex(of: "-"), let language = Int(text[text.index(after: dash)...], radix: 16)
    else { return .literal(String(text)) }
    let sign = text[..<dash]
    return sign.isEmpty ? .language(language & 0xFFFF) : .literal(String(sign))
  }

  private mutating func take(_ count: Int, _ token: FormatToken, at offset: Int) -> FormatToken {
    position = offset + count
    return token
  }

  private mutating func take(after offset: Int) throws(FormatPatternError) -> Character {
    guard position < characters.count else { throw error(.unclosed, at: offset) }
    position += 1
    return characters[position - 1]
  }

  private mutating func takeText(
    until end: Character, openedAt offset: Int
  ) throws(FormatPatternError) -> String {
    guard let close = characters[position...].firstIndex(of: end) else { throw error(.unclosed, at: offset) }
    defer { position = close + 1 }
    return String(characters[position..<close])
  }

  private func error(_ problem: FormatPatternError.Problem, at offset: Int) -> FormatPatternError {
    FormatPatternError(pattern: pattern, offset: offset, problem: problem)
  }
}
