public import TableModel

/// Rows of a table on their way to other threads.
///
/// Unchecked, because the rows' type can't say it: rows with a `sharedRowCount` may be walked by several threads.
@frozen
@usableFromInline
struct SharedContent<Rows: TableRowContent>: @unchecked Sendable {
  @usableFromInline let rows: Rows

  @usableFromInline
  init(_ rows: Rows) {
    self.rows = rows
  }
}
