/// A column: a title, a value taken from each row, and how to show and to total it.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Price", value: \.price).format(.currency("USD")).total(.sum)
/// TableColumn("Share") { $0.price / total }
/// ```
public struct TableColumn<RowValue>: Sendable {
  /// The heading.
  public var title: String

  /// What the cells hold.
  public var kind: CellKind

  /// Where the cells stand between the column's edges.
  public var alignment = ColumnAlignment.automatic

  /// How wide the column may be.
  public var width = ColumnWidth()

  /// How numbers and dates are shown.
  public var format = CellFormat.automatic

  /// What disclosure rows say of the leaf rows below them; `nil`: nothing.
  public var total: ColumnTotal<RowValue>?

  /// The headings that the column shares with its neighbours, from the outermost in.
  public var groupTitles: [String] = []

  /// Appends the row's cell: one call per cell, through one closure, so that columns known only at run time cost
  /// the same as those from key paths.
  @usableFromInline let appendCell: @Sendable (RowValue, RowContext, inout CellBuffer) -> Void

  /// Creates a column that appends its cells itself: the fastest form, for columns known only at run time.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - kind: What the cells hold.
  ///   - appendCell: Appends exactly one cell for the row.
  @inlinable
  public init(
    _ title: String, kind: CellKind,
    appendCell: @escaping @Sendable (RowValue, RowContext, inout CellBuffer) -> Void
  ) {
    self.title = title
    self.kind = kind
    self.appendCell = appendCell
  }

  /// Creates a column that shows one property of each row.
  ///
  /// A literal key path costs what a closure costs, because the closure is made here, where the compiler sees it.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - value: The key path of the property.
  @inlinable
  public init<Value: CellConvertible>(_ title: String, value: any KeyPath<RowValue, Value> & Sendable) {
    self.init(title, kind: Value.cellKind) { row, _, cells in row[keyPath: value].append(to: &cells) }
  }

  /// Creates a column that shows a computed value.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - content: The value of a row.
  @inlinable
  public init<Value: CellConvertible>(
    _ title: String, content: @escaping @Sendable (RowValue) -> Value
  ) {
    self.init(title, kind: Value.cellKind) { row, _, cells in content(row).append(to: &cells) }
  }

  /// Creates a column that shows a computed value, which may depend on where the row stands.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - content: The value of a row, given its depth and whether it is a disclosure row.
  @inlinable
  public init<Value: CellConvertible>(
    _ title: String, content: @escaping @Sendable (RowValue, RowContext) -> Value
  ) {
    self.init(title, kind: Value.cellKind) { row, context, cells in
      content(row, context).append(to: &cells)
    }
  }

  /// Appends the cell of one row.
  ///
  /// - Parameters:
  ///   - row: The row's value.
  ///   - context: Where the row stands.
  ///   - cells: The cells of the row so far.
  @inlinable
  public func append(_ row: RowValue, _ context: RowContext, to cells: inout CellBuffer) {
    appendCell(row, context, &cells)
  }
}
