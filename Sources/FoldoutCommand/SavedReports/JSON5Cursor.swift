/// A position in a JSON5 text, which reads blanks, comments, words and numbers.
struct JSON5Cursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The character at the position; nil at the end.
  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Where the position is.
  var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }

  /// Goes one character on; at the end it stays there.
  mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    guard Self.isLineEnd(scalar), !(scalar == "\r" && current == "\n") else { return }
    line += 1
    lineStart = index
  }

  /// Takes the current character and goes on.
  mutating func take() -> Unicode.Scalar? {
    let scalar = current
    advance()
    return scalar
  }

  /// Goes on to the next character that is neither blank nor part of a comment.
  mutating func skipBlanks() throws(JSON5Error) {
    while let scalar = current {
      if scalar == "/" {
        try skipComment()
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else {
        return
      }
    }
  }

  /// Takes a word of letters, digits, `_` and `$` that does not start with a digit; empty if there is none.
  mutating func identifier() -> String {
    var word = ""
    while let scalar = current, Self.isWordPart(scalar, isFirst: word.isEmpty) {
      word.unicodeScalars.append(scalar)
      advance()
    }
    return word
  }

  /// Takes a decimal number, as it is written.
  mutating func number() throws(JSON5Error) -> String {
    let start = self
    var text = ""
    if current == "-" || current == "+" { takeSign(into: &text) }
    var digits = takeDigits(into: &text)
    if current == "." {
      text += "."
      advance()
      digits += takeDigits(into: &text)
    }
    if digits > 0, current == "e" || current == "E" {
      text += "e"
      advance()
      if current == "-" || current == "+" { takeSign(into: &text) }
      if takeDigits(into: &text) == 0 { digits = 0 }
    }
    let endsHere = current.map { !Self.isWordPart($0, isFirst: false) && $0 != "." } ?? true
    guard digits > 0, endsHere else {
      throw JSON5Error(
        place: start.place, message: "not a decimal number", hint: "other text stands between quotes")
    }
    return text
  }

  /// The fault that something else stands here.
  func unexpected(_ expected: String, hint: String? = nil) -> JSON5Error {
    let found =
      switch current {
      case nil: "the end of the file"
      case let scalar? where Self.isLineEnd(scalar): "the end of the line"
      case let scalar?: "\"\(scalar)\""
      }
    return JSON5Error(place: place, message: "\(found), expected \(expected)", hint: hint)
  }

  /// Whether a character ends a line.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Whether there is a decimal digit at the position.
  var isAtDigit: Bool { current.map(Self.isDigit) ?? false }

  /// Whether a character is a decimal digit.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.numericType == .decimal
  }

  /// Whether a character can stand in a word without quotes.
  static func isWordPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "$": true
    case "0"..."9": !isFirst
    default: false
    }
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = self
    advance()
    switch current {
    case "/":
      while let scalar = current, !Self.isLineEnd(scalar) { advance() }
    case "*":
      advance()
      while let scalar = take() {
        guard scalar == "*", current == "/" else { continue }
        advance()
        return
      }
      throw JSON5Error(place: start.place, message: "a comment that is never closed")
    default: throw start.unexpected("a comment, // or /*, or something else than a slash")
    }
  }

  private mutating func takeSign(into text: inout String) {
    if current == "-" { text += "-" }
    advance()
  }

  private mutating func takeDigits(into text: inout String) -> Int {
    var count = 0
    while let scalar = current, Self.isDigit(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
      count += 1
    }
    return count
  }
}
