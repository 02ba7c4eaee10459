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

  /// Shows some of the rows, one after the other; several threads may do so at once.
  ///
  /// - Parameters:
  ///   - range: The numbers of the rows, from 0.
  ///   - body: Sees the cells of a row, and its place.
  /// - Complexity: O(*n*), with nothing allocated for a row.
  public func visit(
    _ range: Range<Int>, _ body: (borrowing CellBuffer, borrowing OutlineRow) -> Void
  ) {
    var place = OutlineRow()
    place.treeColumn = treeColumn
    place.aggregateColumns = aggregateColumns
    var buffer = CellBuffer()
    for row in range {
      buffer.removeAll()
      cells(row, &buffer)
      place.isLast = row == count - 1
      body(buffer, place)
    }
  }
}
