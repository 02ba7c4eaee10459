/// What a value may be, going by its first look.
enum ValueShape {
  /// Text: it begins with a letter that begins no amount and no date.
  case word
  /// `true` or `false`.
  case boolean
  /// Anything else.
  case other

  /// Looks at a value.
  init(_ text: Span<UInt8>) {
    let word: StaticString
    switch text[0] {
    case UInt8(ascii: "t"): word = "true"
    case UInt8(ascii: "f"): word = "false"
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      self = .word
      return
    default:
      self = .other
      return
    }
    let isBoolean = word.withUTF8Buffer { bytes in
      bytes.count == text.count && bytes.indices.allSatisfy { unsafe bytes[$0] == text[$0] }
    }
    self = isBoolean ? .boolean : .word
  }
}
