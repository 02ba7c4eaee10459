public import TableModel

/// Stands for a renderer in the walk of a share, and gives the rows to a closure.
@frozen
@usableFromInline
struct ShareReceiver<Base: TableRenderer & ~Copyable>: TableRenderer, ~Copyable {
  @usableFromInline static var includesHiddenRows: Bool { Base.includesHiddenRows }

  private let body: SharedRows.Body

  @usableFromInline
  init(_ body: @escaping SharedRows.Body) {
    self.body = body
  }

  @usableFromInline
  mutating func begin(_ header: TableHeader) {}

  @usableFromInline
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    try body(cells, row)
  }

  @usableFromInline
  mutating func end() {}
}

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
