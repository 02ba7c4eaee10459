internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Writes a row.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    guard cells.count == plans.count else {
      throw XLSXError.wrongCellCount(row: sheet.stream.row + 1, found: cells.count, expected: plans.count)
    }
    if let level = options.sheetLevel {
      try distribute(cells, at: row, sheetDepth: level - 1)
    } else {
      try makeRoom(depth: row.depth)
      try writeRow(cells, at: row, isHidden: row.isHidden, covered: coveredRows(of: row))
    }
  }

  /// Writes a row on the sheet at hand, which has room for it.
  ///
  /// - Parameters:
  ///   - cells: Its cells.
  ///   - row: Its place.
  ///   - isHidden: Whether an ancestor on the same sheet is closed.
  ///   - covered: The rows that its totals are of, where formulas can cover them.
  ///   - coversTotals: Whether these rows show totals of rows on other sheets.
  /// - Throws: `XLSXError`.
  mutating func writeRow(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, isHidden: Bool, covered: ClosedRange<Int>?,
    coversTotals: Bool = false
  ) throws {
    let depth = row.depth - sheet.baseDepth
    let closesGroup = row.kind == .group && !row.isExpanded && row.rowsSpanned > 0
    let attributes = sheet.flags.next(depth: depth, isHidden: isHidden, closesGroup: closesGroup)
    if depth > SheetLimits.outlineLevel { sheet.deepRows += 1 }
    sheet.stream.beginRow(attributes)
    if row.kind == .leaf || row.isFolded, !options.barColumns.isEmpty {
      sheet.barRows.append(sheet.stream.row)
    }
    var place = RowPlace(
      kind: row.kind, depth: depth, look: RowLook(row.kind, depth: depth), covered: covered)
    place.coversFoldedLeaves = coversTotals || row.hasFoldedLeaves
    let isData = row.kind == .leaf
    for column in 0..<plans.count {
      let isTotal = !isData && row.isAggregate(column: column)
      try writeCell(column, of: cells, place, isTotal: isTotal)
      if !isTotal, row.kind == .group, row.rowsSpanned > 0, !cells[column].isEmpty {
        sheet.ownValueRows[column] = sheet.stream.row
      }
    }
    if header.hasSelection { writeMark(row.isSelected, place.look) }
    try sheet.stream.endRow()
    if needsAncestors, row.kind == .group {
      ancestors.append(AncestorRow(cells, attributes: attributes, place: place))
    }
  }

  /// Marks a selected row, behind its last column.
  mutating func writeMark(_ isSelected: Bool, _ look: RowLook) {
    let style = styles.selection(look)
    if isSelected {
      _ = writeString("✓", column: plans.count, style: style)
    } else if look.stylesBlanks {
      sheet.stream.writeBlank(column: plans.count, style: style)
    }
  }

  /// The rows that the totals of a row are of: those after a disclosure row, those before a subtotal row.
  ///
  /// There are none where the rows are no leaves, or where they do not all stand on this sheet.
  func coveredRows(of row: borrowing OutlineRow) -> ClosedRange<Int>? {
    guard row.kind != .leaf, !row.isFolded, row.rowsSpanned > 0 else { return nil }
    let current = sheet.stream.row + 1
    if row.kind == .group || (row.kind == .total && current == sheet.firstRow) {
      // Disclosure rows that show no totals may show values of their own, which a formula would count.
      guard header.subtotals == .above, current + row.rowsSpanned <= lastRow else { return nil }
      return current + 1...current + row.rowsSpanned
    }
    let first = current - row.rowsSpanned
    return first >= sheet.firstRow ? first...current - 1 : nil
  }

  /// Makes sure of room for a row: where the sheet at hand is full, it goes on on another one.
  ///
  /// - Parameter depth: The depth of the row, counted from the top rows of its sheet.
  /// - Throws: `XLSXError`.
  mutating func makeRoom(depth: Int) throws {
    guard needsAncestors else { return }
    ancestors.removeLast(max(0, ancestors.count - depth))
    if sheet.stream.row >= lastRow { try continueOnNextSheet() }
  }

  /// Goes on on another sheet, with the header and the disclosure rows that are still open.
  private mutating func continueOnNextSheet() throws {
    var flags = sheet.flags
    flags.beginSheet()
    let next = try openSheet(
      sheet.givenName, part: sheet.part + 1, baseDepth: sheet.baseDepth, flags: flags)
    continuedSheets += 1
    try writeNotes()
    let isOverview = options.sheetLevel != nil && overview == nil
    var full = exchangeSheet(for: next)
    let done = try full.finish()
    if isOverview { finishedOverviews.append(done) } else { finished.append(done) }
    for ancestor in ancestors {
      var attributes = ancestor.attributes
      if flags.summaryBelow { attributes.isCollapsed = false }
      sheet.stream.beginRow(attributes)
      var place = ancestor.place
      place.covered = nil
      for column in 0..<plans.count {
        try writeCell(column, of: ancestor.cells, place, isTotal: column != header.treeColumn)
      }
      try sheet.stream.endRow()
    }
    sheet.firstRow = sheet.stream.row + 1
  }

  /// Begins a sheet.
  mutating func openSheet(
    _ name: SheetName, part: Int, baseDepth: Int, flags: OutlineFlags
  ) throws -> OpenSheet {
    let count = finished.count + finishedOverviews.count + (overview == nil ? 2 : 3)
    guard count <= SheetLimits.sheets else { throw XLSXError.tooManySheets }
    return OpenSheet(
      name: names.take(name), givenName: name, part: part, baseDepth: baseDepth, headerRow: headerRow,
      columns: columnMarks, flags: flags, compression)
  }

  /// Makes another sheet the sheet at hand.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The sheet that was at hand.
  mutating func exchangeSheet(for other: consuming OpenSheet) -> OpenSheet {
    swap(&sheet, &other)
    return other
  }
}
