/// Text for places of a workbook that take one plain line.
enum PlainText {
  /// Text without control characters, cut to a length.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: UTF-16 units.
  /// - Returns: The line.
  static func line(_ text: String, limit: Int) -> String {
    var result = ""
    var units = 0
    for character in text {
      let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || isNone($0) }
      let shown = isControl ? " " : character
      units += shown.utf16.count
      if units > limit { break }
      result.append(shown)
    }
    return result
  }

  private static func isNone(_ scalar: UnicodeScalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }
}
