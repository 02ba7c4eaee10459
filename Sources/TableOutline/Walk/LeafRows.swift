public import TableModel

/// Leaf rows without levels, whose cells can be asked for in any order and by several threads at once.
public struct LeafRows: Sendable {
  /// How many rows there are.
  public let count: Int

  private let cells: @Sendable (Int, inout CellBuffer) -> Void
  private let treeColumn: Int
  private let aggregateColumns: ContiguousArray<Bool>

  /// Describes the rows of a table.
  @usableFromInline
  init(
    count: Int, like row: borrowing OutlineRow, cells: @escaping @Sendable (Int, inout CellBuffer) -> Void
  ) {
    self.count = count
    self.cells = cells
    treeColumn = row.treeColumn
    aggregateColumns = row.aggregateColumns
  }

  private init(_ rows: LeafRows, cells: @escaping @Sendable (Int, inout CellBuffer) -> Void) {
    count = rows.count
    self.cells = cells
    treeColumn = rows.treeColumn
    aggregateColumns = rows.aggregateColumns
  }

  /// The same rows, for somebody who is told each time that one is asked for.
  ///
  /// - Parameter note: Is told, on the thread that asks.
  /// - Returns: The rows.
  package func noting(_ note: @escaping @Sendable () -> Void) -> LeafRows {
    LeafRows(self) { [cells] index, buffer in
      note()
      cells(index, &buffer)
    }
  }

  /// The place of these rows, which all share but the last one.
  ///
  /// - Returns: The place of a row that has a sibling behind it.
  package func place() -> OutlineRow {
    var row = OutlineRow()
    row.treeColumn = treeColumn
    row.aggregateColumns = aggregateColumns
    return row
  }

  /// Appends one cell for each column of a row.
  ///
  /// - Parameters:
  ///   - index: The row's number, from 0.
  ///   - buffer: Receives the cells.
  public func appendCells(ofRow index: Int, to buffer: inout CellBuffer) { cells(index, &buffer) }
}
