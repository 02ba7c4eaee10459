/// Cells that could not be written as they are: how many, and the first of them.
struct CellFindings {
  /// How many there are.
  private(set) var count = 0
  private var first = (row: Int.max, column: 0)

  /// The first one's name; empty if there is none.
  var firstCell: String { count == 0 ? "" : CellReference.name(column: first.column, row: first.row) }

  /// Takes one in, which stands behind the others.
  ///
  /// - Parameters:
  ///   - column: The cell's column, from 0.
  ///   - row: The cell's row, from 1.
  mutating func add(column: Int, row: Int) {
    if count == 0 { first = (row, column) }
    count += 1
  }

  /// Takes in those of other rows.
  mutating func add(_ other: CellFindings) {
    if other.first.row < first.row { first = other.first }
    count += other.count
  }
}
