/// Where a column's cells stand between its edges; the title stands likewise.
public enum ColumnAlignment: Sendable, Hashable {
  /// By what the column holds: numbers at their decimal point, dates and everything else at the start.
  case automatic
  /// At the start of the line's direction.
  case leading
  /// In the middle.
  case center
  /// At the end of the line's direction.
  case trailing
  /// Decimal point below decimal point.
  case decimalPoint
}
