internal import TableModel

/// A disclosure row that is still open when its sheet is full, and is repeated on the next.
final class AncestorRow {
  /// Its cells.
  let cells: CellBuffer
  /// What the sheet says of it.
  let attributes: RowAttributes
  /// Its place.
  let place: RowPlace

  /// Copies a row.
  init(_ cells: borrowing CellBuffer, attributes: RowAttributes, place: RowPlace) {
    self.cells = CellBuffer(copying: cells)
    self.attributes = attributes
    self.place = place
  }
}

extension CellBuffer {
  /// Copies the cells of a row.
  init(copying other: borrowing CellBuffer) {
    self.init()
    for column in 0..<other.count { append(at: column, of: other) }
  }
}
