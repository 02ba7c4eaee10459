internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Puts the workbook together, and in its place.
  ///
  /// - Returns: What it cannot hold.
  consuming func finish() throws -> [XLSXWarning] {
    let sheets = try finishSheets()
    let warnings = collectedWarnings(sheetCount: sheets.count)
    let created = CreationDate(layout.options.created)
    try skeleton.setProperties(
      title: PlainText.line(title ?? "", limit: 255), comment: deepRows > 0 ? Self.deepNote : "",
      created: created.seconds)
    let widths = setColumns() + (layout.header.hasSelection ? [ColumnSizing.markWidth] : [])
    var assembly = WorkbookAssembly(columnCount: layout.columnMarks.count, compression)
    for sheet in sheets {
      let bars = bars(of: sheet)
      try skeleton.addSheet(settings(of: sheet, widths, bars, created))
      assembly.sheets.append(
        WorkbookAssembly.Sheet(rows: sheet, headings: try headings(widths: widths), bars: bars))
    }
    let (destination, folder, compression) = (layout.options.destination, folder, compression)
    assembly.parts = try skeleton.finish()
    // Nothing is compressed any more, so that the thread for that can write.
    try assembly.write(
      to: PackageFile(for: destination, temporaryFolder: folder, on: { compression.thread() }))
    return warnings
  }

  /// Ends what is not ended yet.
  ///
  /// - Returns: All sheets, in their order: an overview stands before the sheets of the groups.
  private mutating func finishSheets() throws -> [FinishedSheet] {
    try returnToOverview()
    try writeNotes()
    let last = try rows.sheet.finish()
    return layout.options.sheetLevel == nil ? finished + [last] : finishedOverviews + [last] + finished
  }

  private func bars(of sheet: FinishedSheet) -> [DataBar] {
    Set(layout.options.barColumns).sorted().filter(layout.plans.indices.contains).flatMap {
      DataBar.bars(over: sheet.barRows, column: $0, rows.contents[$0])
    }
  }

  /// What a reader of the file is to know of rows deeper than an outline goes.
  private static var deepNote: String { "Level 9 and deeper levels are part of level 8 in the outline." }

  /// Writes remarks below the rows of the sheet at hand.
  mutating func writeNotes() throws {
    guard rows.sheet.deepRows > 0 else { return }
    deepRows += rows.sheet.deepRows
    guard rows.sheet.stream.row + 2 <= layout.lastRow else { return }
    rows.sheet.stream.skipRows(1)
    rows.sheet.stream.beginRow(rows.sheet.flags.next(depth: 0, isHidden: false, closesGroup: false))
    _ = rows.writeString(Self.deepNote, column: 0, style: layout.styles.note)
    try rows.sheet.stream.endRow()
  }

  /// Sets the number formats, now that the columns' contents are known.
  ///
  /// - Returns: The columns' widths.
  private mutating func setColumns() -> [Int] {
    layout.header.columns.indices.map { index in
      let column = layout.header.columns[index]
      let formats = NumberFormats(column, holding: rows.contents[index])
      layout.styles.setFormats(formats, column: index, in: &skeleton)
      return ColumnSizing(
        column: column, contents: rows.contents[index], formats: formats, limit: layout.options.maximumWidth,
        isTree: index == layout.header.treeColumn
      ).width
    }
  }

  private func settings(
    of sheet: FinishedSheet, _ widths: [Int], _ bars: [DataBar], _ created: CreationDate
  ) -> SheetSettings {
    var settings = SheetSettings()
    settings.columnWidths = widths
    settings.columnLevels = ColumnLevels.levels(
      sharedHeadings, count: widths.count, treeColumn: layout.header.treeColumn)
    settings.repeatedRows = 1...layout.headerRow
    settings.frozenRows = layout.headerRow
    // Frozen columns that fill the window would leave no room for the others.
    let frozen = layout.header.treeColumn + 1
    settings.frozenColumns = widths.prefix(frozen).reduce(0, +) <= 90 && frozen < widths.count ? frozen : 0
    settings.summaryBelow = Self.hasSummaryBelow(layout.header)
    settings.pageHeader = title.map { PageHeader.text(title: $0, date: created.given) }
    settings.bars = bars
    let range = layout.headerRow + 1...max(layout.headerRow + 1, sheet.lastRow)
    settings.textRanges = ColumnRanges.names(rows: range, count: layout.plans.count) { index in
      let kind = layout.header.columns[index].kind
      return kind == .text || kind == .any || rows.contents[index].hasTextDigits
        || index == layout.header.treeColumn
    }
    settings.formulaRanges = ColumnRanges.names(rows: range, count: layout.plans.count) {
      layout.plans[$0].function != nil
    }
    return settings
  }

  private func collectedWarnings(sheetCount: Int) -> [XLSXWarning] {
    var warnings: [XLSXWarning] = []
    if changedNames.count > 0 {
      warnings.append(
        .sheetNamesChanged(count: changedNames.count, given: changedNames.given, used: changedNames.used))
    }
    if continuedSheets > 0 { warnings.append(.continued(sheets: sheetCount)) }
    if deepRows > 0 { warnings.append(.outlineTooDeep(rows: deepRows)) }
    if rows.cutTexts.count > 0 {
      warnings.append(.textCut(count: rows.cutTexts.count, firstCell: rows.cutTexts.firstCell))
    }
    if rows.roundedNumbers.count > 0 {
      warnings.append(
        .digitsRounded(count: rows.roundedNumbers.count, firstCell: rows.roundedNumbers.firstCell))
    }
    if rows.unlinked.count > 0 {
      warnings.append(.notLinked(count: rows.unlinked.count, firstCell: rows.unlinked.firstCell))
    }
    return warnings
  }
}
