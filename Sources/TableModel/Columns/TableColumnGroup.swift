/// Columns below a common heading.
///
/// ```swift
/// TableColumnGroup("2026") {
///   TableColumn("Plan", value: \.plan).total(.sum)
///   TableColumn("Actual", value: \.actual).total(.sum)
/// }
/// ```
public struct TableColumnGroup<RowValue>: Sendable {
  /// The columns, each with the heading in front of its own headings.
  public let columns: [TableColumn<RowValue>]

  /// Creates a group of columns; groups may stand in groups.
  ///
  /// - Parameters:
  ///   - title: The common heading.
  ///   - columns: The columns, from the left.
  public init(_ title: String, @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]) {
    self.columns = columns().map { column in
      var column = column
      column.groupTitles.insert(title, at: 0)
      return column
    }
  }
}

extension TableColumnBuilder {
  /// The columns of a group.
  public static func buildExpression(_ group: TableColumnGroup<RowValue>) -> [TableColumn<RowValue>] {
    group.columns
  }
}
