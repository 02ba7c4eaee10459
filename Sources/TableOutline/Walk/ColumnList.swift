public import TableModel

/// The columns whose cells a walk asks for, row after row.
@frozen
@usableFromInline
struct ColumnList<RowValue>: Sendable {
  @usableFromInline let columns: ContiguousArray<TableColumn<RowValue>>

  @inlinable
  init(_ columns: [TableColumn<RowValue>]) {
    self.columns = ContiguousArray(columns)
  }

  /// Appends the cell of each column.
  ///
  /// Not inlined: within a visitor, which changes with each row, the list would be counted as used in each row.
  @inlinable
  @inline(never)
  func appendCells(of value: RowValue, _ context: RowContext, to cells: inout CellBuffer) {
    for column in columns { column.append(value, context, to: &cells) }
  }
}
