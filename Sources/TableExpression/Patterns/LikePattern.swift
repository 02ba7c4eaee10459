/// A pattern of `like`: `%` stands for any text, `_` for one character, and `\` takes the next one as it is.
struct LikePattern: Sendable {
  private static let anyText: UInt32 = 0x11_0000
  private static let anyCharacter: UInt32 = 0x11_0001

  /// Scalars, and the two wildcards as numbers beyond all scalars.
  private var parts: ContiguousArray<UInt32> = []

  init(_ pattern: String) {
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "%" where !isEscaped: if parts.last != Self.anyText { parts.append(Self.anyText) }
      case "_" where !isEscaped: parts.append(Self.anyCharacter)
      default: parts.append(scalar.value)
      }
      isEscaped = false
    }
    if isEscaped { parts.append(UInt32(UInt8(ascii: "\\"))) }
  }

  /// Whether the whole text is as the pattern says.
  ///
  /// - Complexity: O(*m* · *n*) in the lengths of pattern and text; nothing recurses.
  func matches(_ text: Span<UInt8>) -> Bool {
    var (part, position) = (0, 0)
    // Where to go on if the characters after the last `%` don't fit: one character later.
    var (retryPart, retryPosition) = (-1, 0)
    while position < text.count {
      if part < parts.count, parts[part] == Self.anyText {
        part += 1
        (retryPart, retryPosition) = (part, position)
        continue
      }
      var next = position
      let scalar = text.readScalar(at: &next)
      if part < parts.count, parts[part] == scalar || parts[part] == Self.anyCharacter {
        (part, position) = (part + 1, next)
      } else if retryPart >= 0 {
        _ = text.readScalar(at: &retryPosition)
        (part, position) = (retryPart, retryPosition)
      } else {
        return false
      }
    }
    while part < parts.count, parts[part] == Self.anyText { part += 1 }
    return part == parts.count
  }
}
