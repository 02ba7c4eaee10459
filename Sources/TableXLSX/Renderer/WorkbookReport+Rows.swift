internal import TableModel
internal import TableOutline

/// A row's place, as far as its cells depend on it.
struct RowPlace {
  /// What the row is.
  var kind: RowKind
  /// Its depth.
  var depth: Int
  /// How its cells look.
  var look: RowLook
  /// The rows that its totals are of, where formulas can cover them.
  var covered: ClosedRange<Int>?
  /// Whether only functions will do that can cover totals of leaves that are no rows.
  var coversFoldedLeaves = false
}

extension WorkbookReport {
  /// Writes a row.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    guard cells.count == plans.count else {
      throw XLSXError.wrongCellCount(row: stream.row + 1, found: cells.count, expected: plans.count)
    }
    if needsAncestors {
      ancestors.removeLast(max(0, ancestors.count - row.depth))
      if stream.row >= lastRow { try continueOnNextSheet() }
    }
    let closesGroup = row.kind == .group && !row.isExpanded && row.rowsSpanned > 0
    let attributes = flags.next(depth: row.depth, isHidden: row.isHidden, closesGroup: closesGroup)
    if row.depth > SheetLimits.outlineLevel { deepRows += 1 }
    stream.beginRow(attributes)
    var place = RowPlace(
      kind: row.kind, depth: row.depth, look: RowLook(row.kind, depth: row.depth),
      covered: coveredRows(of: row))
    place.coversFoldedLeaves = row.hasFoldedLeaves
    let isData = row.kind == .leaf
    for column in 0..<plans.count {
      let isTotal = !isData && row.isAggregate(column: column)
      try writeCell(column, of: cells, place, isTotal: isTotal)
      if !isTotal, row.kind == .group, row.rowsSpanned > 0, !cells[column].isEmpty {
        ownValueRows[column] = stream.row
      }
    }
    if header.hasSelection { writeMark(row.isSelected, place.look) }
    try stream.endRow()
    if needsAncestors, row.kind == .group {
      ancestors.append(AncestorRow(cells, attributes: attributes, place: place))
    }
  }

  /// Marks a selected row, behind its last column.
  private mutating func writeMark(_ isSelected: Bool, _ look: RowLook) {
    let style = styles.selection(look)
    if isSelected {
      _ = writeString("✓", column: plans.count, style: style)
    } else if look.stylesBlanks {
      stream.writeBlank(column: plans.count, style: style)
    }
  }

  /// The rows that the totals of a row are of: those after a disclosure row, those before a subtotal row.
  ///
  /// There are none where the rows are no leaves, or where they do not all stand on this sheet.
  private func coveredRows(of row: borrowing OutlineRow) -> ClosedRange<Int>? {
    guard row.kind != .leaf, !row.isFolded, row.rowsSpanned > 0 else { return nil }
    let current = stream.row
    if row.kind == .group || (row.kind == .total && current == firstRow) {
      // Disclosure rows that show no totals may show values of their own, which a formula would count.
      guard header.subtotals == .above, current + row.rowsSpanned <= lastRow else { return nil }
      return current + 1...current + row.rowsSpanned
    }
    let first = current - row.rowsSpanned
    return first >= firstRow ? first...current - 1 : nil
  }

  /// Goes on on another sheet, with the header and the disclosure rows that are still open.
  private mutating func continueOnNextSheet() throws {
    try finishSheet()
    try writeHeader()
    flags.beginSheet()
    for ancestor in ancestors {
      var attributes = ancestor.attributes
      if flags.summaryBelow { attributes.isCollapsed = false }
      stream.beginRow(attributes)
      var place = ancestor.place
      place.covered = nil
      for column in 0..<plans.count {
        try writeCell(column, of: ancestor.cells, place, isTotal: column != header.treeColumn)
      }
      try stream.endRow()
    }
    firstRow = stream.row + 1
  }

  /// Ends the sheet at hand and begins another.
  mutating func finishSheet() throws {
    if flags.needsClosingRow {
      stream.beginRow(RowAttributes(isCollapsed: true))
      try stream.endRow()
    }
    var rows = SheetStream(columnCount: Self.columnCount(header), temporaryFolder: folder)
    var links = SheetLinks(temporaryFolder: folder)
    swap(&rows, &stream)
    swap(&links, &self.links)
    let (lastRow, deepestLevel) = (rows.row, rows.deepestLevel)
    finished.append(
      FinishedSheet(
        rows: try rows.finish(), links: try links.finish(), lastRow: lastRow, deepestLevel: deepestLevel))
  }
}

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
    var copy = CellBuffer()
    for column in 0..<cells.count { copy.append(at: column, of: cells) }
    self.cells = copy
    self.attributes = attributes
    self.place = place
  }
}
