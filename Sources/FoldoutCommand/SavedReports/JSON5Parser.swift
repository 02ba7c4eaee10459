/// Reads the part of JSON5 that people write settings in: objects, arrays, strings in either quotes, decimal numbers,
/// `true`, `false`, `null`, comments, commas behind the last element, and keys without quotes.
///
/// The reader of JSON inputs is strict, as it must be with data, and knows neither comments nor the rest of this; the
/// files read here are a few lines that somebody edits by hand.
struct JSON5Parser {
  /// Settings are not nested deeper than a few levels; what is deeper is refused before it fills the stack.
  static let maximumDepth = 32

  var cursor: JSON5Cursor
  private var depth = 0

  private init(_ text: String) {
    cursor = JSON5Cursor(text)
  }

  /// The value that is all of a text.
  ///
  /// - Throws: the first fault, with its place.
  /// - Complexity: O(*n*) in the length of the text.
  static func parse(_ text: String) throws(JSON5Error) -> JSON5Value {
    var parser = JSON5Parser(text)
    try parser.cursor.skipBlanks()
    let value = try parser.value()
    try parser.cursor.skipBlanks()
    guard parser.cursor.current == nil else { throw parser.cursor.unexpected("the end of the file") }
    return value
  }

  private mutating func value() throws(JSON5Error) -> JSON5Value {
    let place = cursor.place
    let content: JSON5Value.Content
    switch cursor.current {
    case "{": content = .object(try members())
    case "[": content = .array(try elements())
    case "\"", "'": content = .string(try cursor.string())
    case "+", "-", ".": content = .number(try cursor.number())
    default: content = cursor.isAtDigit ? .number(try cursor.number()) : try word()
    }
    return JSON5Value(content: content, place: place)
  }

  private mutating func word() throws(JSON5Error) -> JSON5Value.Content {
    let start = cursor
    switch cursor.identifier() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw start.unexpected("a value")
    case let word:
      throw JSON5Error(
        place: start.place, message: "\(word) is no value", hint: "text stands between quotes: \"\(word)\"")
    }
  }

  private mutating func members() throws(JSON5Error) -> [JSON5Member] {
    var members: [JSON5Member] = []
    var lines: [String: Int] = [:]
    try sequence(until: "}") { (parser) throws(JSON5Error) in
      let place = parser.cursor.place
      let key = try parser.key()
      if let line = lines.updateValue(place.line, forKey: key) {
        throw JSON5Error(place: place, message: "the key \"\(key)\" is there already, on line \(line)")
      }
      try parser.cursor.skipBlanks()
      guard parser.cursor.current == ":" else {
        throw parser.cursor.unexpected(
          "a colon", hint: "a key that is more than letters and digits stands between quotes")
      }
      parser.cursor.advance()
      try parser.cursor.skipBlanks()
      members.append(JSON5Member(key: key, place: place, value: try parser.value()))
    }
    return members
  }

  private mutating func elements() throws(JSON5Error) -> [JSON5Value] {
    var elements: [JSON5Value] = []
    try sequence(until: "]") { (parser) throws(JSON5Error) in elements.append(try parser.value()) }
    return elements
  }

  /// Reads what stands between two brackets, with commas between its elements and perhaps behind the last.
  private mutating func sequence(
    until end: Unicode.Scalar, _ element: (inout JSON5Parser) throws(JSON5Error) -> Void
  ) throws(JSON5Error) {
    guard depth < Self.maximumDepth else {
      throw JSON5Error(place: cursor.place, message: "nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    cursor.advance()
    try cursor.skipBlanks()
    while cursor.current != end {
      try element(&self)
      try cursor.skipBlanks()
      guard cursor.current == "," else {
        guard cursor.current == end else { throw cursor.unexpected("a comma or \(end)") }
        break
      }
      cursor.advance()
      try cursor.skipBlanks()
    }
    cursor.advance()
    depth -= 1
  }

  private mutating func key() throws(JSON5Error) -> String {
    if cursor.current == "\"" || cursor.current == "'" { return try cursor.string() }
    let start = cursor
    let key = cursor.identifier()
    guard !key.isEmpty else { throw start.unexpected("a key") }
    return key
  }
}
