internal import TextWidth

/// How wide text is in a cell, in digits of the standard font.
enum TextMeasure {
  private static let measure = DisplayWidth()

  /// The width of a text's widest line.
  static func width(of text: Span<UInt8>) -> Int { measure.columns(of: text) }

  /// The width of a text's widest line.
  static func width(of text: String) -> Int { measure.columns(of: text) }

  /// The width of a text's longest word.
  static func wordWidth(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).map { width(of: String($0)) }.max() ?? 0
  }

  /// How many digits wide the indent of a row is: a step is three blanks, somewhat more than a digit.
  static func indent(depth: Int) -> Int { (min(depth, SheetLimits.indent) * 13 + 9) / 10 }
}
