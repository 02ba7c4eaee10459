/// An order to a terminal inside a text, which takes up no columns: `ESC [ 3 1 m`, `ESC ] 8 ; ; … ESC \`.
package struct EscapeSequence {
  /// What it leaves behind for the text that follows.
  package enum Effect {
    /// Colours and the like, on top of those that there are.
    case setsPen
    /// No colour or the like.
    case resetsPen
    /// A link.
    case beginsLink
    /// No link.
    case endsLink
    /// Something else, or nothing.
    case other
  }

  /// Its bytes in the text.
  package let bytes: Range<Int>

  /// What it leaves behind.
  package let effect: Effect

  /// Finds the first sequence in some bytes of a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - bytes: The part of it to look at.
  /// - Returns: The sequence, if there is one.
  /// - Complexity: O(*n*) in the number of bytes up to its end.
  package static func first(in text: Span<UInt8>, _ bytes: Range<Int>) -> EscapeSequence? {
    for start in bytes {
      if let sequence = EscapeSequence(in: text, at: start, end: bytes.upperBound) { return sequence }
    }
    return nil
  }

  /// Reads the sequence that starts at an offset, if one does.
  ///
  /// One that is not ended reaches to the end, or to what cannot be part of it.
  ///
  /// - Parameters:
  ///   - text: UTF-8 bytes.
  ///   - start: Where it would start.
  ///   - end: Where the text ends.
  /// - Complexity: O(*n*) in the length of the sequence.
  init?(in text: Span<UInt8>, at start: Int, end: Int) {
    guard start + 1 < end else { return nil }
    // For ESC and a letter there is a control character, U+0080 onwards, that says the same.
    let selector: UInt8
    switch text[start] {
    case 0x1B: selector = text[start + 1]
    case 0xC2 where (0x80...0x9F).contains(text[start + 1]): selector = text[start + 1] - 0x40
    default: return nil
    }
    let content = start + 2
    let rest = text.extracting(content..<end)
    let count: Int
    switch selector {
    case UInt8(ascii: "["):
      count = Self.count(of: 0x20...0x3F, final: 0x40...0x7E, in: rest)
      effect = Self.penEffect(rest.extracting(first: count))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      let string: Int
      (string, count) = Self.string(in: rest)
      effect = selector == UInt8(ascii: "]") ? Self.linkEffect(rest.extracting(first: string)) : .other
    case 0x20...0x2F: (count, effect) = (Self.count(of: 0x20...0x2F, final: 0x30...0x7E, in: rest), .other)
    case 0x30...0x7E: (count, effect) = (0, .other)
    default: return nil
    }
    bytes = start..<content + count
  }

  /// How many bytes belong to some, the one behind them that ends them counted.
  private static func count(
    of inner: ClosedRange<UInt8>, final: ClosedRange<UInt8>, in text: Span<UInt8>
  ) -> Int {
    var count = 0
    while count < text.count, inner.contains(text[count]) { count += 1 }
    return count < text.count && final.contains(text[count]) ? count + 1 : count
  }

  /// How long a string is up to BEL, `ESC \` or U+009C, and with it.
  private static func string(in text: Span<UInt8>) -> (count: Int, withEnd: Int) {
    for offset in text.indices {
      let byte = text[offset]
      if byte == 0x07 { return (offset, offset + 1) }
      guard offset + 1 < text.count else { break }
      let next = text[offset + 1]
      if byte == 0x1B && next == UInt8(ascii: "\\") || byte == 0xC2 && next == 0x9C {
        return (offset, offset + 2)
      }
    }
    return (text.count, text.count)
  }

  private static func penEffect(_ content: Span<UInt8>) -> Effect {
    guard !content.isEmpty, content[content.count - 1] == UInt8(ascii: "m") else { return .other }
    let isReset = content.count == 1 || content.count == 2 && content[0] == UInt8(ascii: "0")
    return isReset ? .resetsPen : .setsPen
  }

  /// `8 ; parameters ; address`: without an address it ends the link.
  private static func linkEffect(_ content: Span<UInt8>) -> Effect {
    guard content.count > 1, content[0] == UInt8(ascii: "8"), content[1] == UInt8(ascii: ";") else {
      return .other
    }
    for offset in 2..<content.count where content[offset] == UInt8(ascii: ";") {
      return offset + 1 < content.count ? .beginsLink : .endsLink
    }
    return .other
  }
}
