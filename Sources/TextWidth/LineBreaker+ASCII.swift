extension LineBreaker {
  /// Gives the next line of printable ASCII, where every byte is one column, without looking at clusters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many columns the line may have.
  /// - Returns: The line, or `nil` if something else than printable ASCII decides where it ends.
  mutating func nextASCII(in text: Span<UInt8>, fitting limit: Int) -> Line? {
    let start = offset
    guard end - start > limit else {
      guard text.extracting(start..<end).isPrintableASCII else { return nil }
      finish()
      return line(start..<end)
    }
    // The first byte that is too much decides as well, and the one behind it could be a mark on it.
    let overflow = start + limit
    guard text.extracting(start..<overflow + 1).isPrintableASCII else { return nil }
    var lastBlank = overflow
    while lastBlank > start, text[lastBlank] != 0x20 { lastBlank -= 1 }
    var lineEnd = lastBlank
    while lineEnd > start, text[lineEnd - 1] == 0x20 { lineEnd -= 1 }
    guard lineEnd > start else {
      // No blank, or an indent alone.
      move(to: overflow)
      return line(start..<overflow)
    }
    if lastBlank == overflow {
      skipBlanks(in: text, from: overflow + 1)
    } else {
      move(to: lastBlank + 1)
    }
    return line(start..<lineEnd)
  }

  private func line(_ bytes: Range<Int>) -> Line {
    Line(bytes: bytes, columns: bytes.count, isTooWide: false)
  }
}
