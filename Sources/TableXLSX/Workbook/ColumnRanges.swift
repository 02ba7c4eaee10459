/// Names for ranges that span whole columns of a table.
enum ColumnRanges {
  // The library cuts longer lists off.
  private static let limit = 1500

  /// Names the ranges of some columns; neighbours share one.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows.
  ///   - count: How many columns there are.
  ///   - isPart: Whether a column is one of them.
  /// - Returns: The names, or one for all columns where they are too many to list.
  static func names(rows: ClosedRange<Int>, count: Int, where isPart: (Int) -> Bool) -> [String] {
    var names: [String] = []
    var start: Int?
    for column in 0...count {
      if column < count, isPart(column) {
        start = start ?? column
      } else if let first = start {
        names.append(CellReference.range(columns: first...column - 1, rows: rows))
        start = nil
      }
    }
    guard names.reduce(0, { $0 + $1.utf8.count + 1 }) > limit else { return names }
    return [CellReference.range(columns: 0...count - 1, rows: rows)]
  }
}
