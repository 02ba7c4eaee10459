internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Writes a row that takes up one line and whose text needs no treatment, which is nearly every row.
  ///
  /// - Parameters:
  ///   - cells: The row's cells.
  ///   - row: Its place and state.
  ///   - layout: The columns.
  /// - Returns: `false`, with nothing written, if the row is not of that kind.
  mutating func writeLine(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, _ layout: TextLayout
  ) -> Bool {
    guard treatment != .markdown, !layout.columns.isEmpty else { return false }
    let mark = line.mark
    line.append(style.bars.start)
    for position in layout.columns.indices {
      if position > 0 { line.append(style.bars.separator) }
      let column = layout.columns[position]
      let fits =
        switch column.source {
        case .cells(let index): writeCell(index, cells, at: row, in: column)
        case .selection, .bar: writeDrawing(column, cells, at: row)
        }
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
  ///
  /// - Returns: `true`: drawings fit always.
  mutating func writeDrawing(
    _ column: TextLayout.Column, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow
  ) -> Bool {
    if case .bar(let index) = column.source {
      let length = barScales.length(column: index, cells, at: row)
      barDrawing.draw(length, width: column.width, to: &line)
    } else {
      if row.isSelected { line.append(selectionMark) } else { line.append(blanks: 1) }
      line.append(blanks: column.width - 1)
    }
    return true
  }

  private mutating func writeCell(
    _ index: Int, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, in column: TextLayout.Column
  ) -> Bool {
    let cell = cells[index]
    var column = column
    if columns[index].isIndented {
      let before = indent.columns(before: row, isFirstLine: true)
      guard before < column.width else { return false }
      indent.draw(before: row, isFirstLine: true, to: &line)
      column = TextLayout.Column(
        source: column.source, width: column.width - before, alignment: .leading, tail: 0)
    }
    guard !cell.isEmpty || hidesRows(row) else {
      line.append(blanks: column.width)
      return true
    }
    let pen = pen(for: cell, at: row)
    let suffix = columns[index].isIndented ? suffix(of: row) : ""
    if columns[index].hasNoFormat && suffix.isEmpty, let width = PlainWidth(cell) {
      return placePlain(cell, width, column: index, pen: pen, in: column)
    }
    if columns[index].showsBytes(of: cell) {
      let bytes = cells.bytes.span
      return Self.place(
        bytes.extracting(cell.textRange), point: nil, suffix: suffix, pen: pen, in: column, form, &line)
    }
    let point = show(cell, of: cells, column: index)
    return Self.place(
      shown, point: columns[index].alignsPoints ? point : nil, suffix: suffix, pen: pen, in: column, form,
      &line)
  }

  /// Places a value that needs no pattern, straight from its digits.
  private mutating func placePlain(
    _ cell: Cell, _ width: PlainWidth, column index: Int, pen: Palette.Pen, in column: TextLayout.Column
  ) -> Bool {
    guard width.columns <= column.width else { return false }
    let lead = columns[index].alignsPoints ? width.lead : width.columns
    let before = column.leadingBlanks(columns: width.columns, lead: lead)
    line.append(blanks: before)
    line.append(cell, point: columns[index].point, with: pen)
    line.append(blanks: column.width - before - width.columns)
    return true
  }

  /// Places a formatted value.
  private static func place(
    _ shown: borrowing OutputBuffer, point: Int?, suffix: String, pen: Palette.Pen,
    in column: TextLayout.Column, _ form: VisibleForm, _ line: inout LineWriter
  ) -> Bool {
    shown.withSpan { text in
      place(text, point: point, suffix: suffix, pen: pen, in: column, form, &line)
    }
  }

  /// Places text, if it fits as it is.
  private static func place(
    _ text: Span<UInt8>, point: Int?, suffix: String, pen: Palette.Pen, in column: TextLayout.Column,
    _ form: VisibleForm, _ line: inout LineWriter
  ) -> Bool {
    let traits = form.traits(of: text)
    let columns: Int
    if suffix.isEmpty {
      columns = traits.columns
    } else {
      columns = traits.columns + DisplayWidth(ambiguousIsWide: form.ambiguousIsWide).columns(of: suffix)
    }
    guard !traits.needsTreatment, !traits.hasRightToLeft, columns <= column.width else { return false }
    let lead = Self.lead(
      of: text, point: point ?? text.count, columns: traits.columns, alignsPoints: point != nil, form: form)
    let before = column.leadingBlanks(columns: columns, lead: lead)
    line.append(blanks: before)
    line.append(text, with: pen)
    line.append(suffix)
    line.append(blanks: column.width - before - columns)
    return true
  }
}
