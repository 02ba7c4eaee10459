/// Draws bars in eighths of a column.
struct BarDrawing: Sendable {
  private static let eighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].map { Glyph($0) }

  private let full: Glyph
  private let isASCII: Bool

  /// Chooses how bars are drawn.
  ///
  /// - Parameter isASCII: Whether they are drawn in whole columns of `#`.
  init(isASCII: Bool) {
    self.isASCII = isASCII
    full = Glyph(isASCII ? "#" : "█")
  }

  /// Draws a bar and the blanks behind it.
  ///
  /// - Parameters:
  ///   - length: The share of the width, 0 to 1; anything above 0 is seen.
  ///   - width: The columns.
  ///   - line: Where it goes.
  func draw(_ length: Double, width: Int, to line: inout LineWriter) {
    let steps = isASCII ? 1 : 8
    let units = length > 0 ? max(1, Int(length * Double(width * steps) + 0.5)) : 0
    guard units > 0 else { return line.append(blanks: width) }
    line.begin(.faint)
    for _ in 0..<units / steps { line.append(full) }
    let rest = units % steps
    if rest > 0 { line.append(Self.eighths[rest - 1]) }
    line.end(.faint)
    line.append(blanks: width - units / steps - (rest > 0 ? 1 : 0))
  }
}
