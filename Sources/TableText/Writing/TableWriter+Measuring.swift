internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Takes a cell into account for the width of its column.
  @inline(__always)
  mutating func measureCell(_ index: Int, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    let cell = cells[index]
    let column = columns[index]
    guard !column.isPlain || !measurePlain(cell, cells, column, at: index) else { return }
    if column.isIndented {
      measureLabel(index, cell, cells, at: row)
    } else if !cell.isEmpty {
      measureShown(index, cell, cells)
    }
  }

  /// Measures what is shown without a pattern and without an indent.
  ///
  /// Nearly every cell comes here, and changes nothing: the extent is looked at before it is touched.
  ///
  /// - Returns: Whether the cell is of that kind.
  @inline(__always)
  private mutating func measurePlain(
    _ cell: Cell, _ cells: borrowing CellBuffer, _ column: TextColumn, at index: Int
  ) -> Bool {
    switch cell.kind {
    case .empty: break
    case .text, .link:
      let bytes = cells.bytes.span
      let text = bytes.extracting(cell.textRange)
      let traits = form.traits(of: text)
      // Markdown says on one line what is measured here as several.
      if treatment == .markdown, traits.needsTreatment || !treatment.keeps(text) { return false }
      let columns = traits.columns
      let isASCII = columns == text.count
      if !extents[index].covers(text: columns, isASCII: isASCII) {
        extents[index].add(text: columns, isASCII: isASCII)
      }
    case .integer, .decimal, .date:
      guard let value = PlainValue(cell) else { return false }
      let lead = column.alignsPoints ? value.lead : value.columns
      if !extents[index].covers(whole: value.columns, lead: lead) {
        extents[index].add(whole: value.columns, lead: lead)
      }
    case .number, .boolean: return false
    }
    return true
  }

  /// Measures a cell by its shown text.
  private mutating func measureShown(_ index: Int, _ cell: Cell, _ cells: borrowing CellBuffer) {
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
    if isText {
      extents[index].add(text: traits.columns, isASCII: traits.columns == shown.count)
    } else {
      extents[index].add(whole: traits.columns, lead: lead)
    }
  }

  /// Measures a cell of the tree column with its indent.
  private mutating func measureLabel(
    _ index: Int, _ cell: Cell, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow
  ) {
    let isText = cell.kind == .text || cell.kind == .link || cell.isEmpty
    let (traits, byteCount) = labelTraits(index, cell, cells, isText: isText)
    var before = indent.columns(before: row, isFirstLine: true)
    // A label of several lines may stand farther from the edge below its first line.
    if isText && traits.needsTreatment {
      before = max(before, indent.columns(before: row, isFirstLine: false))
    }
    let columns = traits.columns + (row.hidesRows ? suffixColumns(of: row) : 0)
    if !isText {
      extents[index].add(whole: before + columns, lead: before + columns)
    } else if !extents[index].covers(
      text: columns, isASCII: traits.columns == byteCount, indent: before)
    {
      extents[index].add(text: columns, isASCII: traits.columns == byteCount, indent: before)
    }
  }

  private mutating func labelTraits(
    _ index: Int, _ cell: Cell, _ cells: borrowing CellBuffer, isText: Bool
  ) -> (TextTraits, byteCount: Int) {
    if columns[index].showsBytes(of: cell) {
      let bytes = cells.bytes.span
      let text = bytes.extracting(cell.textRange)
      let traits = form.traits(of: text)
      if treatment != .markdown || (!traits.needsTreatment && treatment.keeps(text)) {
        return (traits, text.count)
      }
    }
    _ = show(cell, of: cells, column: index)
    let form = isText ? form : form.onOneLine
    if treatment == .markdown { escapeShown(form) }
    return (shown.withSpan { form.traits(of: $0) }, shown.count)
  }

  private func suffixColumns(of row: borrowing OutlineRow) -> Int {
    DisplayWidth(ambiguousIsWide: options.ambiguousIsWide).columns(of: suffix(of: row))
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
