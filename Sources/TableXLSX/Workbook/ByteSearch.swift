/// Search and replacement in bytes.
extension ContiguousArray<UInt8> {
  /// Where some text stands first.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where to begin.
  /// - Returns: The range, or `nil`.
  /// - Complexity: O(*n* · *m*).
  func firstRange(of text: String, from start: Int = 0) -> Range<Int>? {
    let wanted = ContiguousArray(text.utf8)
    guard !wanted.isEmpty, count >= wanted.count, start <= count - wanted.count else { return nil }
    for index in start...(count - wanted.count) where self[index] == wanted[0] {
      if self[index..<index + wanted.count].elementsEqual(wanted) { return index..<index + wanted.count }
    }
    return nil
  }

  /// Whether some text stands at an index.
  func has(_ text: String, at index: Int) -> Bool {
    index >= 0 && index <= count && self[index...].starts(with: text.utf8)
  }
}
