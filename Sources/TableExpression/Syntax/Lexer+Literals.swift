internal import TableModel

extension Lexer {
  /// Digits with at most one point.
  mutating func number() throws(ExpressionFault) -> Token.Kind {
    let start = position
    while isDigit(at: position) { position += 1 }
    if byte(at: position) == UInt8(ascii: "."), isDigit(at: position + 1) {
      position += 1
      while isDigit(at: position) { position += 1 }
    }
    let digits = bytes[start..<position]
    guard !isWordCharacter(at: position) else {
      let isExponent = bytes[position] | 0x20 == UInt8(ascii: "e") && isDigit(at: position + 1)
      throw ExpressionFault(
        .syntax, "a number is followed by letters",
        hint: isExponent
          ? "write the number without an exponent"
          : "a column name that begins with a digit stands between backticks", at: start)
    }
    guard let value = ExactDecimal(utf8: digits) else {
      throw ExpressionFault(.overflow, "a number has at most 38 digits", at: start)
    }
    return .number(value)
  }

  /// What stands between two quotes; a quote in it is doubled.
  mutating func quoted() throws(ExpressionFault) -> String {
    let start = position
    let quote = bytes[start]
    position += 1
    var content: ContiguousArray<UInt8> = []
    while let byte = byte(at: position) {
      position += 1
      if byte == quote {
        guard self.byte(at: position) == quote else { return String(decoding: content, as: UTF8.self) }
        position += 1
      }
      content.append(byte)
    }
    let sign = String(UnicodeScalar(quote))
    throw ExpressionFault(
      .syntax, "this \(sign) has no partner", hint: "end the text with \(sign)", at: start)
  }

  /// A column name between backticks.
  mutating func quotedName() throws(ExpressionFault) -> Token.Kind {
    let start = position
    let name = try quoted()
    guard !name.isEmpty else {
      throw ExpressionFault(.syntax, "a column name is missing between the backticks", at: start)
    }
    return .name(name, isQuoted: true)
  }

  /// A keyword or a name; `nil` where no letter stands.
  mutating func word() throws(ExpressionFault) -> Token.Kind? {
    let start = position
    while isWordCharacter(at: position, isFirst: position == start) { position += scalarLength(at: position) }
    guard position > start else { return nil }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let keyword = Keyword(rawValue: word.lowercased()) { return .keyword(keyword) }
    return .name(word, isQuoted: false)
  }

  /// Letters of any script with their marks, digits, `_`, and a point between two of these, as in `address.city`.
  private func isWordCharacter(at index: Int, isFirst: Bool = false) -> Bool {
    guard let byte = byte(at: index) else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return !isFirst
    case UInt8(ascii: "."):
      return !isFirst && self.byte(at: index + 1) != UInt8(ascii: ".") && isWordCharacter(at: index + 1)
    case 0x80...:
      let bytes = bytes[index..<min(bytes.count, index + scalarLength(at: index))]
      guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return false }
      return isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    default: return false
    }
  }

  /// How many bytes the scalar has whose first byte stands at `index`; a `String` holds valid UTF-8 only.
  private func scalarLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
