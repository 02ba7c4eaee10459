/// One piece of JSON: a bracket, a key, or a value without parts.
struct JSONEvent {
  /// What the piece is.
  enum Kind: UInt8 {
    case end, beginObject, endObject, beginArray, endArray, key, string, number, `true`, `false`, null
  }

  /// What the piece is.
  let kind: Kind

  /// The offset of its first byte in the input.
  let position: Int

  /// How many bytes its text has; a string's without quotes and escapes.
  let length: Int

  /// Where its text begins among the unescaped bytes, or -1 if the input holds the text as it is.
  let unescapedStart: Int

  /// Where the text begins in the input, if the input holds it as it is.
  var textStart: Int { kind == .string || kind == .key ? position + 1 : position }

  /// True if the input holds the text as it is.
  var isVerbatim: Bool { unescapedStart < 0 }
}

extension JSONEvent.Kind {
  /// What errors call such a value.
  var noun: String {
    switch self {
    case .end: "nothing"
    case .beginObject, .endObject: "an object"
    case .beginArray, .endArray: "an array"
    case .key: "a key"
    case .string: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    }
  }
}
