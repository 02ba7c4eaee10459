/// Why a table could not be rendered.
public enum OutlineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A column is totalled whose cell is not a number.
  case notANumber(column: String, row: Int, value: String)
  /// A total has more than 38 digits.
  case overflow(column: String, row: Int)
  /// The tree column carries the labels and can't show a total.
  case totalInTreeColumn(title: String)
  /// The tree column is none of the columns.
  case noTreeColumn(position: Int, columns: Int)
  /// The rows were not the same when they were walked a second time.
  case rowsChanged

  /// What happened and what to do, as one line.
  public var description: String {
    switch self {
    case .notANumber(let column, let row, let value):
      "column \"\(column)\", row \(row): \"\(value)\" is not a number and can't be totalled; "
        + "count it, or leave the column without a total"
    case .overflow(let column, let row):
      "column \"\(column)\", row \(row): the total has more than 38 digits"
    case .totalInTreeColumn(let title):
      "column \"\(title)\" carries the labels and can't show a total; put the total on a column of its own"
    case .noTreeColumn(let position, let columns):
      "column \(position) is to carry the labels, but the table has \(columns) columns"
    case .rowsChanged:
      "the rows changed between two walks; give the table a sequence that can be iterated more than once"
    }
  }
}

/// Something about a report that its author may want to know; the report itself is right.
public enum OutlineNote: Sendable, Hashable, CustomStringConvertible {
  /// A path that was to be expanded or collapsed is no disclosure row of the report.
  case noSuchPath(String)
  /// Every disclosure row's own value equals the sum of its children: totals, which then count twice.
  case parentsHoldTotals(column: String)

  /// The note as one line.
  public var description: String {
    switch self {
    case .noSuchPath(let path): "no disclosure row \"\(path)\""
    case .parentsHoldTotals(let column):
      "column \"\(column)\": every parent's own value is the sum of its children, so it counts twice; "
        + "are the parents' values totals already?"
    }
  }
}
