internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Writes a row.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    if let level = layout.options.sheetLevel {
      try distribute(cells, at: row, sheetDepth: level - 1)
    } else {
      try makeRoom(depth: row.depth)
      try writeRow(cells, at: row, isHidden: row.isHidden, covered: rows.coveredRows(of: row))
    }
  }

  /// Writes a row on the sheet at hand, which has room for it; see `RowWriter`.
  mutating func writeRow(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, isHidden: Bool, covered: ClosedRange<Int>?,
    coversTotals: Bool = false
  ) throws {
    let (attributes, place) = try rows.write(
      cells, at: row, isHidden: isHidden, covered: covered, coversTotals: coversTotals)
    if needsAncestors, row.kind == .group {
      ancestors.append(AncestorRow(cells, attributes: attributes, place: place))
    }
  }

  /// Makes sure of room for a row: where the sheet at hand is full, it goes on on another one.
  ///
  /// - Parameter depth: The depth of the row, counted from the top rows of its sheet.
  /// - Throws: `XLSXError`.
  mutating func makeRoom(depth: Int) throws {
    guard needsAncestors else { return }
    ancestors.removeLast(max(0, ancestors.count - depth))
    if rows.sheet.stream.row >= layout.lastRow { try continueOnNextSheet() }
  }

  /// Goes on on another sheet, with the header and the disclosure rows that are still open.
  private mutating func continueOnNextSheet() throws {
    var flags = rows.sheet.flags
    flags.beginSheet()
    let next = try openSheet(
      rows.sheet.givenName, part: rows.sheet.part + 1, baseDepth: rows.sheet.baseDepth, flags: flags)
    continuedSheets += 1
    try writeNotes()
    let isOverview = layout.options.sheetLevel != nil && overview == nil
    var full = exchangeSheet(for: next)
    let done = try full.finish()
    if isOverview { finishedOverviews.append(done) } else { finished.append(done) }
    for ancestor in ancestors {
      var attributes = ancestor.attributes
      if flags.summaryBelow { attributes.isCollapsed = false }
      rows.sheet.stream.beginRow(attributes)
      var place = ancestor.place
      place.covered = nil
      for column in 0..<layout.plans.count {
        try rows.writeCell(column, of: ancestor.cells, place, isTotal: column != layout.header.treeColumn)
      }
      try rows.sheet.stream.endRow()
    }
    rows.sheet.firstRow = rows.sheet.stream.row + 1
  }

  /// Begins a sheet.
  mutating func openSheet(
    _ name: SheetName, part: Int, baseDepth: Int, flags: OutlineFlags
  ) throws -> OpenSheet {
    let count = finished.count + finishedOverviews.count + (overview == nil ? 2 : 3)
    guard count <= SheetLimits.sheets else { throw XLSXError.tooManySheets }
    return OpenSheet(
      name: names.take(name), givenName: name, part: part, baseDepth: baseDepth, headerRow: layout.headerRow,
      columns: layout.columnMarks, flags: flags, compression)
  }

  /// Makes another sheet the sheet at hand.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The sheet that was at hand.
  mutating func exchangeSheet(for other: consuming OpenSheet) -> OpenSheet {
    swap(&rows.sheet, &other)
    return other
  }
}
