extension RowBlock {
  /// Opens and closes a text that is written from right to left, so that it does not reorder its neighbours.
  private static let (isolate, endOfIsolate) = ("\u{2068}", "\u{2069}")

  /// Draws one line of a cell, and the blanks around it.
  ///
  /// - Parameters:
  ///   - number: Which of the cell's lines.
  ///   - position: The cell.
  ///   - column: The room for it.
  ///   - ellipsis: What stands for text that is left out, one column wide.
  ///   - line: Where it goes.
  func draw(
    _ number: Int, of position: Int, in column: TextLayout.Column, ellipsis: String,
    to line: inout LineWriter
  ) {
    let cell = cells[position]
    guard number < cell.lines.count else { return line.append(blanks: column.width) }
    let part = lines[cell.lines.lowerBound + number]
    let before = column.leadingBlanks(columns: part.columns, lead: cell.lead ?? part.columns)
    line.append(blanks: before)
    line.begin(cell.pen)
    if cell.isIsolated { line.append(Self.isolate) }
    let bytes = bytes.span
    line.append(bytes.extracting(part.bytes))
    line.append(ellipsis, count: part.cutColumns)
    if cell.isIsolated { line.append(Self.endOfIsolate) }
    line.end(cell.pen)
    line.append(blanks: column.width - before - part.columns)
  }
}
