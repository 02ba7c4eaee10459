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
