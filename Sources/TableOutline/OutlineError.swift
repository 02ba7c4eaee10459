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
