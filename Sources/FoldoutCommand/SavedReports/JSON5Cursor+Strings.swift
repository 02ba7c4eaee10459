extension JSON5Cursor {
  /// Takes a string in double or single quotes.
  mutating func string() throws(JSON5Error) -> String {
    let start = self
    let quote = take()
    var text = ""
    while let scalar = current {
      if scalar == quote {
        advance()
        return text
      }
      // These two can stand in a string of JSON, and so of JSON5.
      if Self.isLineEnd(scalar), scalar != "\u{2028}", scalar != "\u{2029}" { break }
      if scalar == "\\" {
        try takeEscape(into: &text)
      } else {
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw JSON5Error(place: start.place, message: "a string that is not closed on its line")
  }

  private mutating func takeEscape(into text: inout String) throws(JSON5Error) {
    let start = self
    advance()
    switch take() {
    case "n": text += "\n"
    case "t": text += "\t"
    case "r": text += "\r"
    case "b": text += "\u{8}"
    case "f": text += "\u{C}"
    case "v": text += "\u{B}"
    case "0" where !isAtDigit: text += "\0"
    case "x": text.unicodeScalars.append(try scalar(hexadecimal(2, from: start), from: start))
    case "u": text.unicodeScalars.append(try unicodeEscape(from: start))
    case "\r":
      // A line that ends with a backslash goes on in the next.
      if current == "\n" { advance() }
    case "\n", "\u{2028}", "\u{2029}": break
    case let other? where !Self.isDigit(other): text.unicodeScalars.append(other)
    default: throw invalid(start)
    }
  }

  /// Reads the digits of `\u`, and the second half where they are one half of a pair.
  private mutating func unicodeEscape(from start: JSON5Cursor) throws(JSON5Error) -> Unicode.Scalar {
    let unit = try hexadecimal(4, from: start)
    guard unit & 0xFC00 == 0xD800 else { return try scalar(unit, from: start) }
    guard take() == "\\", take() == "u", case let low = try hexadecimal(4, from: start),
      low & 0xFC00 == 0xDC00
    else { throw invalid(start) }
    return try scalar(0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF, from: start)
  }

  private mutating func hexadecimal(_ count: Int, from start: JSON5Cursor) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = take(), digit.isASCII, let number = Character(digit).hexDigitValue else {
        throw invalid(start)
      }
      value = value << 4 | UInt32(number)
    }
    return value
  }

  private func scalar(_ value: UInt32, from start: JSON5Cursor) throws(JSON5Error) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else { throw invalid(start) }
    return scalar
  }

  private func invalid(_ start: JSON5Cursor) -> JSON5Error {
    JSON5Error(
      place: start.place, message: "not an escape that JSON5 knows", hint: #"a backslash is written \\"#)
  }
}
