/// How a heading breaks into lines.
enum HeadingLines {
  /// The width of bold text, in digits.
  ///
  /// - Parameter width: The width of the same text when it is not bold.
  /// - Returns: The width, rounded up.
  static func bold(_ width: Int) -> Int { (width * 11 + 9) / 10 }

  /// How many lines a heading takes.
  ///
  /// - Parameters:
  ///   - text: The heading.
  ///   - width: The width of its column, in digits.
  /// - Returns: The lines, one at least.
  /// - Complexity: O(*n*) in the length of the text.
  static func count(of text: String, width: Int) -> Int {
    // Tenths of a digit, so that rounding does not add up.
    let room = max(width, 1) * 10
    var lines = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var used = 0
      lines += 1
      for word in line.split(separator: " ") {
        let wordWidth = TextMeasure.width(of: String(word)) * 11
        if used > 0, used + 11 + wordWidth > room {
          lines += 1
          used = 0
        }
        // A word that is wider than the column is broken.
        let breaks = max(0, wordWidth - 1) / room
        lines += breaks
        used += (used > 0 ? 11 : 0) + wordWidth - breaks * room
      }
    }
    return max(lines, 1)
  }
}
