internal import TableModel

extension ColumnAlignment {
  /// How many blanks stand before something in a column.
  ///
  /// - Parameters:
  ///   - columns: How wide it is; no wider than the column.
  ///   - lead: How wide it is up to its decimal point.
  ///   - width: How wide the column is.
  ///   - tail: The columns that are kept for what stands behind decimal points.
  /// - Returns: The blanks.
  @inline(__always)
  func leadingBlanks(columns: Int, lead: Int, width: Int, tail: Int) -> Int {
    switch self {
    case .automatic, .leading: 0
    case .center: (width &- columns) / 2
    case .trailing: width &- columns
    case .decimalPoint: max(0, min(width &- columns, width &- tail &- lead))
    }
  }
}
