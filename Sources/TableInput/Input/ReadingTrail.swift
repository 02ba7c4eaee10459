/// Follows whoever reads a text from its beginning to its end, and for the only time.
///
/// What was read is checked, if it was not before, and its memory is given back.
struct ReadingTrail {
  private let text: InputText
  private var position: Int

  /// So much is checked while it is still in the processor's cache, and is worth a call to the system.
  private static let step = 1 << 19

  /// Follows from a position on.
  init(of text: InputText, from position: Int) {
    self.text = text
    self.position = position
  }

  /// Whether it is time to go on.
  @inline(__always)
  func isLeft(behind end: Int) -> Bool { end - position >= Self.step }

  /// Goes on to where the text is read.
  ///
  /// - Parameter end: The end of a record, which may be behind that of the text.
  /// - Returns: False if there was something that is no UTF-8.
  mutating func advance(to end: Int) -> Bool {
    let end = min(end, text.bytes.count)
    guard position < end else { return true }
    let start = max(position, text.checkedCount)
    if start < end,
      text.bytes.withBytes({ UTF8Validator.firstInvalidByte(in: $0, from: start, to: end) }) != nil
    {
      return false
    }
    text.bytes.evict(position..<end)
    position = end
    return true
  }
}
