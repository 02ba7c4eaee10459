internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Writes a row that takes up several lines, or whose text has to be treated.
  mutating func writeBlock(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    guard !layout.columns.isEmpty else { return }
    block.removeAll()
    for column in layout.columns {
      if case .cells(let index) = column.source {
        appendCell(index, cells, at: row, width: column.width)
      } else {
        block.appendEmpty()
      }
    }
    for number in 0..<block.height {
      line.append(style.bars.start)
      for position in layout.columns.indices {
        if position > 0 { line.append(style.bars.separator) }
        let column = layout.columns[position]
        if case .cells(let index) = column.source {
          drawCell(position, index, line: number, at: row, in: column)
        } else if number > 0 {
          line.append(blanks: column.width)
        } else {
          writeDrawing(column, cells, at: row)
        }
      }
      line.append(style.bars.end)
      line.endLine()
    }
  }

  private mutating func appendCell(
    _ index: Int, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, width: Int
  ) {
    let cell = cells[index]
    let isIndented = columns[index].isIndented
    guard !cell.isEmpty || isIndented else { return block.appendEmpty() }
    var (first, others) = (0, 0)
    if isIndented {
      first = indent.columns(before: row, isFirstLine: true)
      others = indent.columns(before: row, isFirstLine: false)
    }
    let dropsIndent = max(first, others) >= width
    if dropsIndent { (first, others) = (0, 0) }
    let pen = pen(for: cell, at: row)
    let suffix = isIndented ? suffix(of: row) : ""
    let point = show(cell, of: cells, column: index)
    let isText = cell.kind == .text || cell.kind == .link || cell.isEmpty
    let (alignsPoints, form, isMarkdown) = (columns[index].alignsPoints, form.onOneLine, style.isMarkdown)
    let maximumLines = isMarkdown ? nil : options.maximumCellLines
    Self.append(shown, to: &block) { text, block in
      if isText {
        let room =
          isMarkdown
          ? RowBlock.Room(first: .max, others: .max, maximumLines: nil)
          : RowBlock.Room(first: width - first, others: width - others, maximumLines: maximumLines)
        block.append(text, suffix: suffix, in: room, pen: pen, dropsIndent: dropsIndent)
      } else {
        let columns = form.traits(of: text).columns
        let lead = Self.lead(
          of: text, point: point, columns: columns, alignsPoints: alignsPoints, form: form)
        block.append(
          whole: text, lead: lead, suffix: suffix, width: isMarkdown ? .max : width - first, pen: pen,
          dropsIndent: dropsIndent)
      }
    }
  }

  /// What stands for text that is left out; repeated as often as the block says.
  var ellipsis: String { options.drawsASCII ? "." : "…" }

  /// Lends the shown text while the block is changed.
  static func append(
    _ shown: borrowing OutputBuffer, to block: inout RowBlock, _ body: (Span<UInt8>, inout RowBlock) -> Void
  ) {
    shown.withSpan { body($0, &block) }
  }

  private mutating func drawCell(
    _ position: Int, _ index: Int, line number: Int, at row: borrowing OutlineRow,
    in column: TextLayout.Column
  ) {
    var column = column
    if columns[index].isIndented && !block.cells[position].dropsIndent {
      let before = indent.columns(before: row, isFirstLine: number == 0)
      indent.draw(before: row, isFirstLine: number == 0, to: &line)
      column = TextLayout.Column(
        source: column.source, width: column.width - before, alignment: .leading, tail: 0)
    }
    block.draw(number, of: position, in: column, ellipsis: ellipsis, to: &line)
  }
}
