/// Rows of a sheet, kept as runs of neighbours.
struct RowRuns {
  // Eight bytes for each run: a large report has one for each group of leaf rows.
  private var runs: ContiguousArray<ClosedRange<UInt32>> = []

  /// How many runs there are.
  var count: Int { runs.count }

  /// Adds a row below the others.
  ///
  /// - Parameter row: Its number.
  mutating func append(_ row: Int) {
    let row = UInt32(truncatingIfNeeded: row)
    if let last = runs.last, last.upperBound + 1 == row {
      runs[runs.count - 1] = last.lowerBound...row
    } else {
      runs.append(row...row)
    }
  }

  /// The names of the cells of some runs in a column, with blanks between them.
  ///
  /// - Parameters:
  ///   - indices: The positions of the runs.
  ///   - column: The column's position.
  /// - Returns: The names.
  func names(_ indices: Range<Int>, column: Int) -> String {
    runs[indices].map { run in
      CellReference.range(columns: column...column, rows: Int(run.lowerBound)...Int(run.upperBound))
    }.joined(separator: " ")
  }
}
