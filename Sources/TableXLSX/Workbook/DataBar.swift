internal import TableModel

/// Bars behind the numbers of some cells of one column.
struct DataBar: Equatable {
  /// The column's position.
  let column: Int
  /// Which of the column's bars this is: long lists of cells are dealt out to several.
  let number: Int
  /// The cells.
  let cells: String
  /// The numbers that have no bar and a full one; `nil` leaves that to the spreadsheet.
  let scale: ClosedRange<Double>?

  /// The cell that stands for the cells, which are too many for the library, until the sheet is put together.
  var standIn: String { CellReference.name(column: column, row: number + 1) }

  /// The most ranges that one list has: long lists are slow to open, and no program says how many it takes.
  private static let rangeLimit = 500

  /// Makes the bars of a column.
  ///
  /// One list of cells is scaled by the spreadsheet, which also follows changes. Several are scaled alike only if
  /// they are told how.
  ///
  /// - Parameters:
  ///   - rows: The rows whose numbers have bars.
  ///   - column: The column's position.
  ///   - contents: What the column holds.
  /// - Returns: The bars, none where there are no rows.
  static func bars(over rows: RowRuns, column: Int, _ contents: ColumnContents) -> [DataBar] {
    let scale = rows.count > rangeLimit ? contents.leaves.scale : nil
    return stride(from: 0, to: rows.count, by: rangeLimit).enumerated().map { number, start in
      let runs = start..<min(start + rangeLimit, rows.count)
      return DataBar(
        column: column, number: number, cells: rows.names(runs, column: column), scale: scale)
    }
  }
}

extension ColumnContents.NumberRange {
  /// From zero, or the smallest number where that is below, to the largest.
  fileprivate var scale: ClosedRange<Double>? {
    guard let smallest, let largest else { return nil }
    return min(smallest.nearest, 0)...max(largest.nearest, 0)
  }
}
