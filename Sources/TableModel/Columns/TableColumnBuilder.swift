/// Makes a table's columns from a list of `TableColumn`s, with `if`, `else`, `switch` and `for`.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
    [column]
  }

  /// Columns made elsewhere.
  public static func buildExpression(_ columns: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    columns
  }

  /// One list after the other.
  public static func buildBlock(_ parts: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    parts.flatMap { $0 }
  }

  /// The columns of an `if` without `else`.
  public static func buildOptional(_ part: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] { part ?? [] }

  /// The columns of a condition that holds.
  public static func buildEither(first part: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { part }

  /// The columns of a condition that does not hold.
  public static func buildEither(second part: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] { part }

  /// The columns of a loop.
  public static func buildArray(_ parts: [[TableColumn<RowValue>]]) -> [TableColumn<RowValue>] {
    parts.flatMap { $0 }
  }

  /// The columns behind an availability condition.
  public static func buildLimitedAvailability(
    _ part: [TableColumn<RowValue>]
  ) -> [TableColumn<RowValue>] { part }
}
