/// Cells that could not be written as they are: how many, and the first of them.
struct CellFindings {
  /// How many there are.
  private(set) var count = 0
  /// The first one's name.
  private(set) var firstCell = ""

  /// Takes one in.
  ///
  /// - Parameters:
  ///   - column: The cell's column, from 0.
  ///   - row: The cell's row, from 1.
  mutating func add(column: Int, row: Int) {
    if count == 0 { firstCell = CellReference.name(column: column, row: row) }
    count += 1
  }
}
