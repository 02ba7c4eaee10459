/// A place in a text, both counted from 1.
struct TextPlace: Equatable, Sendable {
  let line: Int
  let column: Int
}

/// A value of a JSON5 text, with the place where it begins.
struct JSON5Value: Equatable, Sendable {
  /// What the value is; a number is kept as it is written.
  enum Content: Equatable, Sendable {
    case object([JSON5Member])
    case array([JSON5Value])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  let content: Content
  let place: TextPlace
}

/// A key of an object, with its place and its value.
struct JSON5Member: Equatable, Sendable {
  let key: String
  let place: TextPlace
  let value: JSON5Value
}

/// Why a text is not JSON5: what is wrong, where, and what to do about it.
struct JSON5Error: Error, Equatable {
  let place: TextPlace
  let message: String
  var hint: String?
}
