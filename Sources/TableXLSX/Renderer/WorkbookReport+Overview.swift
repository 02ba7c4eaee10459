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
    try makeRoom(depth: row.depth - sheet.baseDepth)
    try writeRow(cells, at: row, isHidden: isHidden, covered: coveredRows(of: row))
    guard row.depth == depth, let overviewRow else { return }
    overviewRow.source = RowPlace.RowSource(sheet: Self.quoted(sheet.name), row: sheet.stream.row)
    overviewRow.totals = CellBuffer(copying: cells)
    overviewRow.isTotal = ContiguousArray(plans.indices.map { row.isAggregate(column: $0) })
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
    let label = Self.label(of: cells, treeColumn: header.treeColumn)
    let name = try (try? SheetName(label)) ?? SheetName("Sheet \(finished.count + 2)")
    let next = try openSheet(
      name, part: 1, baseDepth: row.depth, flags: OutlineFlags(summaryBelow: sheet.flags.summaryBelow))
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
    let covers = row.kind == .total && options.sheetLevel == 1 && !overviewLacksTotals && sheet.part == 1
    let rows = sheet.firstRow...max(sheet.firstRow, sheet.stream.row)
    let hasRows = sheet.stream.row >= sheet.firstRow
    try writeRow(
      cells, at: row, isHidden: row.isHidden, covered: covers && hasRows ? rows : nil, coversTotals: true)
  }

  /// Writes the row of a group that has a sheet on the overview.
  private mutating func write(_ row: OverviewRow) throws {
    try makeRoom(depth: row.depth)
    sheet.stream.beginRow(sheet.flags.next(depth: row.depth, isHidden: row.isHidden, closesGroup: false))
    if !options.barColumns.isEmpty { sheet.barRows.append(sheet.stream.row) }
    var place = RowPlace(kind: .group, depth: row.depth, look: .overview)
    place.source = row.source
    for column in plans.indices {
      if column == header.treeColumn {
        try writeCell(column, of: row.cells, place, isTotal: false)
        _ = try sheet.links.add(
          place: Self.quoted(row.sheet) + "A1", column: column, row: sheet.stream.row)
      } else {
        try writeCell(column, of: row.totals, place, isTotal: row.isTotal[column])
        if header.columns[column].aggregate != nil, !row.isTotal[column] { overviewLacksTotals = true }
      }
    }
    if header.hasSelection { writeMark(row.isSelected, place.look) }
    try sheet.stream.endRow()
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
