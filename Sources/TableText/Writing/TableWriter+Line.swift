internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Writes a row that takes up one line and whose text needs no treatment, which is nearly every row.
  ///
  /// - Parameters:
  ///   - cells: The row's cells.
  ///   - row: Its place and state.
  /// - Returns: `false`, with nothing written, if the row is not of that kind.
  mutating func writeLine(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) -> Bool {
    guard !lineCells.isEmpty else { return false }
    let mark = line.mark
    let (separator, isColored) = (style.bars.separator, options.usesColor)
    line.append(style.bars.start)
    for position in lineCells.indices {
      if position > 0 { line.append(separator) }
      let column = lineCells[position]
      guard !column.isDrawing else {
        writeDrawing(layout.columns[position], cells, at: row)
        continue
      }
      let pen = isColored ? pen(for: cells[column.index], at: row) : []
      let fits =
        column.column.isIndented
        ? writeLabel(cells, at: row, pen, in: column) : writeCell(cells, pen, in: column)
      guard fits else {
        line.rewind(to: mark)
        return false
      }
    }
    line.append(style.bars.end)
    line.endLine()
    return true
  }

  /// Draws what is no cell: the mark of a selected row, a bar.
  mutating func writeDrawing(
    _ column: TextLayout.Column, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow
  ) {
    if case .bar(let index) = column.source {
      let length = barScales.length(column: index, cells, at: row)
      barDrawing.draw(length, width: column.width, to: &line)
    } else {
      if row.isSelected { line.append(selectionMark) } else { line.append(blanks: 1) }
      line.append(blanks: column.width - 1)
    }
  }

  /// Writes a cell that has no indent, if it fits as it is.
  @inline(__always)
  private mutating func writeCell(
    _ cells: borrowing CellBuffer, _ pen: Palette.Pen, in column: LineCell
  ) -> Bool {
    let cell = cells[column.index]
    if cell.isEmpty {
      line.append(blanks: column.width)
      return true
    }
    if column.column.hasNoFormat {
      if cell.kind == .text || cell.kind == .link {
        let bytes = cells.bytes.span
        return column.write(bytes.extracting(cell.textRange), pen: pen, form, treatment, &line)
      }
      if let value = PlainValue(cell) {
        let lead = column.column.alignsPoints ? value.lead : value.columns
        return column.write(value, lead: lead, point: column.column.point, pen: pen, &line)
      }
    }
    return writeShown(cell, cells, pen, in: column)
  }

  private mutating func writeShown(
    _ cell: Cell, _ cells: borrowing CellBuffer, _ pen: Palette.Pen, in column: LineCell
  ) -> Bool {
    let point = show(cell, of: cells, column: column.index)
    return column.write(
      shown, point: column.column.alignsPoints ? point : nil, suffix: "", pen: pen, form, treatment, &line)
  }

  /// Writes a cell of the tree column with its indent, if both fit as they are.
  private mutating func writeLabel(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, _ pen: Palette.Pen, in column: LineCell
  ) -> Bool {
    let before = indent.columns(before: row, isFirstLine: true)
    guard before < column.width else { return false }
    indent.draw(before: row, isFirstLine: true, to: &line)
    let place = column.behind(before)
    let cell = cells[column.index]
    let hidesRows = row.hidesRows
    if cell.isEmpty && !hidesRows {
      line.append(blanks: place.width)
      return true
    }
    if !hidesRows && column.column.showsBytes(of: cell) {
      let bytes = cells.bytes.span
      return place.write(bytes.extracting(cell.textRange), pen: pen, form, treatment, &line)
    }
    _ = show(cell, of: cells, column: column.index)
    return place.write(
      shown, point: nil, suffix: hidesRows ? suffix(of: row) : "", pen: pen, form, treatment, &line)
  }
}
