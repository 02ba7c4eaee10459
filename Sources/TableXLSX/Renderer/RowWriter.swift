internal import TableModel
internal import TableOutline

/// Writes rows on a sheet, and takes note of what they hold.
struct RowWriter: ~Copyable {
  /// What the rows are written by.
  let layout: RowLayout
  /// The sheet at hand.
  var sheet: OpenSheet
  /// What was seen in each column.
  var contents: ContiguousArray<ColumnContents>
  var cutTexts = CellFindings()
  var unlinked = CellFindings()
  var roundedNumbers = CellFindings()

  /// Begins on a sheet.
  init(_ layout: RowLayout, on sheet: consuming OpenSheet) {
    self.layout = layout
    self.sheet = sheet
    contents = ContiguousArray(repeating: ColumnContents(), count: layout.plans.count)
  }

  /// Writes a row on the sheet at hand, which has room for it.
  ///
  /// - Parameters:
  ///   - cells: Its cells.
  ///   - row: Its place.
  ///   - isHidden: Whether an ancestor on the same sheet is closed.
  ///   - covered: The rows that its totals are of, where formulas can cover them.
  ///   - coversTotals: Whether these rows show totals of rows on other sheets.
  /// - Returns: What the sheet says of the row, and what its cells depend on.
  /// - Throws: `XLSXError`.
  @discardableResult
  mutating func write(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, isHidden: Bool, covered: ClosedRange<Int>?,
    coversTotals: Bool = false
  ) throws -> (attributes: RowAttributes, place: RowPlace) {
    guard cells.count == layout.plans.count else {
      throw XLSXError.wrongCellCount(
        row: sheet.stream.row + 1, found: cells.count, expected: layout.plans.count)
    }
    let depth = row.depth - sheet.baseDepth
    let closesGroup = row.kind == .group && !row.isExpanded && row.rowsSpanned > 0
    let attributes = sheet.flags.next(depth: depth, isHidden: isHidden, closesGroup: closesGroup)
    if depth > SheetLimits.outlineLevel { sheet.deepRows += 1 }
    sheet.stream.beginRow(attributes)
    if row.kind == .leaf || row.isFolded, !layout.options.barColumns.isEmpty {
      sheet.barRows.append(sheet.stream.row)
    }
    var place = RowPlace(
      kind: row.kind, depth: depth, look: RowLook(row.kind, depth: depth), covered: covered)
    place.coversFoldedLeaves = coversTotals || row.hasFoldedLeaves
    let isData = row.kind == .leaf
    for column in 0..<layout.plans.count {
      let isTotal = !isData && row.isAggregate(column: column)
      try writeCell(column, of: cells, place, isTotal: isTotal)
      if !isTotal, row.kind == .group, row.rowsSpanned > 0, !cells[column].isEmpty {
        sheet.ownValueRows[column] = sheet.stream.row
      }
    }
    if layout.header.hasSelection { writeMark(row.isSelected, place.look) }
    try sheet.stream.endRow()
    return (attributes, place)
  }

  /// Goes on below the rows of a share, of which all were taken over.
  mutating func goOn(below other: borrowing RowWriter) {
    sheet.goOn(below: other.sheet)
    for column in contents.indices { contents[column].see(other.contents[column]) }
    cutTexts.add(other.cutTexts)
    unlinked.add(other.unlinked)
    roundedNumbers.add(other.roundedNumbers)
  }

  /// Marks a selected row, behind its last column.
  mutating func writeMark(_ isSelected: Bool, _ look: RowLook) {
    let style = layout.styles.selection(look)
    if isSelected {
      _ = writeString("✓", column: layout.plans.count, style: style)
    } else if look.stylesBlanks {
      sheet.stream.writeBlank(column: layout.plans.count, style: style)
    }
  }

  /// Writes text that is no cell of a row.
  ///
  /// - Returns: Whether all of it fits into a cell.
  mutating func writeString(_ text: String, column: Int, style: XMLMark) -> Bool {
    sheet.stream.write(text: ContiguousArray(text.utf8).span, column: column, style: style)
  }

  /// The rows that the totals of a row are of: those after a disclosure row, those before a subtotal row.
  ///
  /// There are none where the rows are no leaves, or where they do not all stand on this sheet.
  func coveredRows(of row: borrowing OutlineRow) -> ClosedRange<Int>? {
    guard row.kind != .leaf, !row.isFolded, row.rowsSpanned > 0 else { return nil }
    let current = sheet.stream.row + 1
    if row.kind == .group || (row.kind == .total && current == sheet.firstRow) {
      // Disclosure rows that show no totals may show values of their own, which a formula would count.
      guard layout.header.subtotals == .above, current + row.rowsSpanned <= layout.lastRow else { return nil }
      return current + 1...current + row.rowsSpanned
    }
    let first = current - row.rowsSpanned
    return first >= sheet.firstRow ? first...current - 1 : nil
  }
}
