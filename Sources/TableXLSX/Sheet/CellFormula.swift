/// What a cell computes.
enum CellFormula {
  /// A total of some rows of the cell's own column, by the function's number as SUBTOTAL counts them.
  case subtotal(function: Int, rows: ClosedRange<Int>)
  /// The cell of the same column in a row of another sheet, whose name comes as formulas have it.
  case reference(sheet: String, row: Int)
}
