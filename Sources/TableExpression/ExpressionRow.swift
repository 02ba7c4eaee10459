public import TableModel

/// A row that an expression can be evaluated for.
///
/// Text goes from row to expression as bytes; no string is made.
public protocol ExpressionRow: ~Copyable {
  /// Appends the cell of a column, exactly one.
  ///
  /// - Parameters:
  ///   - column: The column's position among those that the expression was bound to.
  ///   - cells: Where the cell goes.
  func appendCell(ofColumn column: Int, to cells: inout CellBuffer)
}

extension CellBuffer: ExpressionRow {
  /// Appends a copy of the buffer's own cell.
  ///
  /// - Parameters:
  ///   - column: The cell's position.
  ///   - cells: Where the copy goes.
  public func appendCell(ofColumn column: Int, to cells: inout CellBuffer) {
    cells.append(at: column, of: self)
  }
}

extension Array: ExpressionRow where Element == CellValue {
  /// Appends the value at a position.
  ///
  /// - Parameters:
  ///   - column: The value's position.
  ///   - cells: Where the value goes.
  public func appendCell(ofColumn column: Int, to cells: inout CellBuffer) {
    cells.append(self[column])
  }
}
