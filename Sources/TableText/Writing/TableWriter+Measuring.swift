internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Takes a cell into account for the width of its column.
  mutating func measureCell(_ index: Int, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    let cell = cells[index]
    let isIndented = columns[index].isIndented
    guard !cell.isEmpty || isIndented else { return }
    if columns[index].hasNoFormat && treatment != .markdown {
      if columns[index].showsBytes(of: cell) { return measureText(index, cell, cells, at: row) }
      if !isIndented, let width = PlainWidth(cell) {
        return extents[index].add(
          whole: width.columns, lead: columns[index].alignsPoints ? width.lead : width.columns)
      }
    }
    let isText = cell.kind == .text || cell.kind == .link
    let point = show(cell, of: cells, column: index)
    let form = isText ? form : form.onOneLine
    if treatment == .markdown { escapeShown(form) }
    let alignsPoints = columns[index].alignsPoints
    let (traits, lead) = shown.withSpan { text in
      let traits = form.traits(of: text)
      return (
        traits,
        Self.lead(of: text, point: point, columns: traits.columns, alignsPoints: alignsPoints, form: form)
      )
    }
    if isIndented && (isText || cell.isEmpty) {
      measureLabel(index, traits, byteCount: shown.count, at: row)
    } else if isIndented {
      let before = indent.columns(before: row, isFirstLine: true)
      let columns = before + traits.columns + suffix(of: row).utf8.count
      extents[index].add(whole: columns, lead: columns)
    } else if isText {
      extents[index].add(text: traits.columns, isASCII: traits.columns == shown.count)
    } else {
      extents[index].add(whole: traits.columns, lead: lead)
    }
  }

  private mutating func measureText(
    _ index: Int, _ cell: Cell, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow
  ) {
    let bytes = cells.bytes.span
    let text = bytes.extracting(cell.textRange)
    let traits = form.traits(of: text)
    if columns[index].isIndented {
      measureLabel(index, traits, byteCount: text.count, at: row)
    } else {
      extents[index].add(text: traits.columns, isASCII: traits.columns == text.count)
    }
  }

  private mutating func measureLabel(
    _ index: Int, _ traits: TextTraits, byteCount: Int, at row: borrowing OutlineRow
  ) {
    var before = indent.columns(before: row, isFirstLine: true)
    // A label of several lines may stand farther from the edge below its first line.
    if traits.needsTreatment { before = max(before, indent.columns(before: row, isFirstLine: false)) }
    let suffixColumns = suffixColumns(of: row)
    extents[index].add(
      text: traits.columns + suffixColumns, isASCII: traits.columns == byteCount, indent: before)
  }

  private func suffixColumns(of row: borrowing OutlineRow) -> Int {
    guard hidesRows(row) else { return 0 }
    return DisplayWidth(ambiguousIsWide: options.ambiguousIsWide).columns(of: suffix(of: row))
  }

  /// Escapes the shown text for Markdown.
  mutating func escapeShown(_ form: VisibleForm) {
    var escaped: ContiguousArray<UInt8> = []
    let treatment = treatment
    shown.withSpan { treatment.append($0, form: form, to: &escaped) }
    shown.removeAll()
    shown.append(escaped.span)
  }
}
