internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Writes a row where each group of some depth has a sheet of its own: there, or on the overview.
  ///
  /// - Parameters:
  ///   - cells: Its cells.
  ///   - row: Its place.
  ///   - depth: The depth of groups that have sheets.
  /// - Throws: `XLSXError`.
  mutating func distribute(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow, sheetDepth depth: Int
  ) throws {
    let isOnSheet =
      row.kind != .total && (row.depth > depth || (row.depth == depth && row.kind == .subtotal))
    let beginsSheet = row.kind == .group && row.depth == depth && row.rowsSpanned > 0
    if !isOnSheet { try returnToOverview() }
    if beginsSheet {
      try beginSheet(of: cells, at: row)
    } else if !isOnSheet {
      return try writeOnOverview(cells, at: row)
    }
    // What is closed above the group hides its row on the overview, and nothing on its sheet.
    if let closedDepth, row.depth <= closedDepth { self.closedDepth = nil }
    let isHidden = closedDepth != nil
    if !isHidden, row.kind == .group, !row.isExpanded { closedDepth = row.depth }
    try makeRoom(depth: row.depth - rows.sheet.baseDepth)
    try writeRow(cells, at: row, isHidden: isHidden, covered: rows.coveredRows(of: row))
    guard row.depth == depth, let overviewRow else { return }
    overviewRow.source = RowPlace.RowSource(sheet: Self.quoted(rows.sheet.name), row: rows.sheet.stream.row)
    overviewRow.totals = CellBuffer(copying: cells)
    overviewRow.isTotal = ContiguousArray(layout.plans.indices.map { row.isAggregate(column: $0) })
  }

  /// Ends the sheet of a group, if one is open, and writes the group's row on the overview.
  mutating func returnToOverview() throws {
    guard let overview = overview.take() else { return }
    try writeNotes()
    var done = exchangeSheet(for: overview)
    finished.append(try done.finish())
    ancestors = overviewAncestors
    overviewAncestors = []
    if let row = overviewRow { try write(row) }
    overviewRow = nil
  }

  /// Begins the sheet of a group; its row follows.
  private mutating func beginSheet(of cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    let label = Self.label(of: cells, treeColumn: layout.header.treeColumn)
    let name = try (try? SheetName(label)) ?? SheetName("Sheet \(finished.count + 2)")
    let next = try openSheet(
      name, part: 1, baseDepth: row.depth, flags: OutlineFlags(summaryBelow: rows.sheet.flags.summaryBelow))
    if next.name != label { changedNames.add(given: label, used: next.name) }
    overviewRow = OverviewRow(
      cells, sheet: next.name, depth: row.depth, isHidden: row.isHidden, isSelected: row.isSelected)
    overviewAncestors = ancestors
    ancestors = []
    closedDepth = nil
    overview = exchangeSheet(for: next)
  }

  /// Writes a row that has no sheet on the overview.
  private mutating func writeOnOverview(
    _ cells: borrowing CellBuffer, at row: borrowing OutlineRow
  ) throws {
    try makeRoom(depth: row.depth)
    // Where totals of groups stand among the rows, a formula would count twice.
    let covers =
      row.kind == .total && layout.options.sheetLevel == 1 && !overviewLacksTotals && rows.sheet.part == 1
    let range = rows.sheet.firstRow...max(rows.sheet.firstRow, rows.sheet.stream.row)
    let hasRows = rows.sheet.stream.row >= rows.sheet.firstRow
    try writeRow(
      cells, at: row, isHidden: row.isHidden, covered: covers && hasRows ? range : nil, coversTotals: true)
  }

  /// Writes the row of a group that has a sheet on the overview.
  private mutating func write(_ row: OverviewRow) throws {
    try makeRoom(depth: row.depth)
    rows.sheet.stream.beginRow(
      rows.sheet.flags.next(depth: row.depth, isHidden: row.isHidden, closesGroup: false))
    if !layout.options.barColumns.isEmpty { rows.sheet.barRows.append(rows.sheet.stream.row) }
    var place = RowPlace(kind: .group, depth: row.depth, look: .overview)
    place.source = row.source
    for column in layout.plans.indices {
      if column == layout.header.treeColumn {
        try rows.writeCell(column, of: row.cells, place, isTotal: false)
        _ = try rows.sheet.links.add(
          place: Self.quoted(row.sheet) + "A1", column: column, row: rows.sheet.stream.row)
      } else {
        try rows.writeCell(column, of: row.totals, place, isTotal: row.isTotal[column])
        if layout.header.columns[column].aggregate != nil, !row.isTotal[column] { overviewLacksTotals = true }
      }
    }
    if layout.header.hasSelection { rows.writeMark(row.isSelected, place.look) }
    try rows.sheet.stream.endRow()
  }

  private static func label(of cells: borrowing CellBuffer, treeColumn: Int) -> String {
    var label = OutputBuffer(capacity: 64)
    label.append(raw: cells[treeColumn], of: cells)
    return label.withSpan { String(copying: $0) }
  }

  /// A sheet's name as formulas have it, with the `!` behind it.
  private static func quoted(_ name: String) -> String {
    "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'!"
  }
}
