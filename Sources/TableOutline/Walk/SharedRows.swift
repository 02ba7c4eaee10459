public import TableModel

/// All rows of a report but its grand total, which several threads can show at once, each a share of them.
///
/// Every thread walks all rows, and makes the cells of its share alone: a row's place is cheap to find out, and its
/// cells and what becomes of them are nearly all of the work.
public struct SharedRows: Sendable {
  /// Sees the cells of a row, and its place.
  public typealias Body = (borrowing CellBuffer, borrowing OutlineRow) throws -> Void

  /// How many rows there are, about: those that are hidden or folded away count, subtotal rows do not.
  public let count: Int

  private let walk: @Sendable (RowShare, Body) throws -> Void

  /// Describes the rows of a table.
  @usableFromInline
  init(count: Int, walk: @escaping @Sendable (RowShare, Body) throws -> Void) {
    self.count = count
    self.walk = walk
  }

  /// Shows the rows of one share, in their order; several threads may do so at once.
  ///
  /// - Parameters:
  ///   - share: Which rows.
  ///   - body: Sees each of them.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time, and what the closure throws.
  /// - Complexity: O(*n*) in the number of all rows.
  public func visit(_ share: RowShare, _ body: Body) throws { try walk(share, body) }

  /// The same rows, for somebody who is told each time that one is shown.
  ///
  /// - Parameter note: Is told, on the thread that shows it.
  /// - Returns: The rows.
  package func noting(_ note: @escaping @Sendable () -> Void) -> SharedRows {
    SharedRows(count: count) { [walk] share, body in
      try walk(share) { cells, row in
        note()
        try body(cells, row)
      }
    }
  }
}
