/// Cuts an expression into tokens.
struct Lexer {
  /// The expression as UTF-8.
  let bytes: ContiguousArray<UInt8>
  var position = 0

  init(_ text: String) { bytes = ContiguousArray(text.utf8) }

  /// The next token; at the end one of the kind `end`, again and again.
  mutating func next() throws(ExpressionFault) -> Token {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    let start = position
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    let kind = try kind(startingWith: bytes[start])
    return Token(kind: kind, range: start..<position)
  }

  private mutating func kind(startingWith first: UInt8) throws(ExpressionFault) -> Token.Kind {
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: ".") where isDigit(at: position + 1): return try number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try quoted())
    case UInt8(ascii: "`"): return try quotedName()
    default:
      if let word = try word() { return word }
      return .sign(try sign())
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func isDigit(at index: Int) -> Bool {
    byte(at: index).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Two signs that belong together, and those that stand for them.
  private mutating func sign() throws(ExpressionFault) -> Sign {
    let (first, second) = (bytes[position], byte(at: position + 1))
    let pair: Sign? =
      switch (first, second) {
      case (UInt8(ascii: "="), UInt8(ascii: "=")): .equal
      case (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: ">")): .notEqual
      case (UInt8(ascii: "<"), UInt8(ascii: "=")): .lessOrEqual
      case (UInt8(ascii: ">"), UInt8(ascii: "=")): .greaterOrEqual
      default: nil
      }
    if let pair {
      position += 2
      return pair
    }
    guard let single = Sign(rawValue: String(UnicodeScalar(first))) else { throw unexpected() }
    position += 1
    return single
  }

  private func unexpected() -> ExpressionFault {
    let rest = String(decoding: bytes[position...].prefix(64), as: UTF8.self)
    let character = rest.first.map(String.init) ?? ""
    let hint: String? =
      switch character {
      case "&": "write \"and\""
      case "|": "write \"or\""
      case "!": "write \"not\", or \"!=\""
      case "“", "”", "‘", "’", "„", "«", "»": "write text between straight quotes, \" or '"
      case "^": "there are no powers"
      default: "a column name with such characters stands between backticks"
      }
    return ExpressionFault(.syntax, "unexpected character \(character.quoted)", hint: hint, at: position)
  }
}
