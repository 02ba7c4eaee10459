internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Puts the workbook together, and in its place.
  ///
  /// - Returns: What it cannot hold.
  consuming func finish() throws -> [XLSXWarning] {
    let sheets = try finishSheets()
    let warnings = collectedWarnings(sheetCount: sheets.count)
    let created = CreationDate(options.created)
    try skeleton.setProperties(
      title: PlainText.line(title ?? "", limit: 255), comment: deepRows > 0 ? Self.deepNote : "",
      created: created.seconds)
    let widths = setColumns() + (header.hasSelection ? [ColumnSizing.markWidth] : [])
    var assembly = WorkbookAssembly(columnCount: columnMarks.count, compression)
    for sheet in sheets {
      let bars = bars(of: sheet)
      try skeleton.addSheet(settings(of: sheet, widths, bars, created))
      assembly.sheets.append(
        WorkbookAssembly.Sheet(rows: sheet, headings: try headings(widths: widths), bars: bars))
    }
    let (destination, folder) = (options.destination, folder)
    assembly.parts = try skeleton.finish()
    try assembly.write(to: PackageFile(for: destination, temporaryFolder: folder))
    return warnings
  }

  /// Ends what is not ended yet.
  ///
  /// - Returns: All sheets, in their order: an overview stands before the sheets of the groups.
  private mutating func finishSheets() throws -> [FinishedSheet] {
    try returnToOverview()
    try writeNotes()
    let last = try sheet.finish()
    return options.sheetLevel == nil ? finished + [last] : finishedOverviews + [last] + finished
  }

  private func bars(of sheet: FinishedSheet) -> [DataBar] {
    Set(options.barColumns).sorted().filter(plans.indices.contains).flatMap {
      DataBar.bars(over: sheet.barRows, column: $0, contents[$0])
    }
  }

  /// What a reader of the file is to know of rows deeper than an outline goes.
  private static var deepNote: String { "Level 9 and deeper levels are part of level 8 in the outline." }

  /// Writes remarks below the rows of the sheet at hand.
  mutating func writeNotes() throws {
    guard sheet.deepRows > 0 else { return }
    deepRows += sheet.deepRows
    guard sheet.stream.row + 2 <= lastRow else { return }
    sheet.stream.skipRow()
    sheet.stream.beginRow(sheet.flags.next(depth: 0, isHidden: false, closesGroup: false))
    _ = writeString(Self.deepNote, column: 0, style: styles.note)
    try sheet.stream.endRow()
  }

  /// Sets the number formats, now that the columns' contents are known.
  ///
  /// - Returns: The columns' widths.
  private mutating func setColumns() -> [Int] {
    header.columns.indices.map { index in
      let column = header.columns[index]
      let formats = NumberFormats(column, holding: contents[index])
      styles.setFormats(formats, column: index, in: &skeleton)
      return ColumnSizing(
        column: column, contents: contents[index], formats: formats, limit: options.maximumWidth,
        isTree: index == header.treeColumn
      ).width
    }
  }

  private func settings(
    of sheet: FinishedSheet, _ widths: [Int], _ bars: [DataBar], _ created: CreationDate
  ) -> SheetSettings {
    var settings = SheetSettings()
    settings.columnWidths = widths
    settings.columnLevels = ColumnLevels.levels(
      sharedHeadings, count: widths.count, treeColumn: header.treeColumn)
    settings.repeatedRows = 1...headerRow
    settings.frozenRows = headerRow
    // Frozen columns that fill the window would leave no room for the others.
    let frozen = header.treeColumn + 1
    settings.frozenColumns = widths.prefix(frozen).reduce(0, +) <= 90 && frozen < widths.count ? frozen : 0
    settings.summaryBelow = Self.hasSummaryBelow(header)
    settings.pageHeader = title.map { PageHeader.text(title: $0, date: created.given) }
    settings.bars = bars
    let rows = headerRow + 1...max(headerRow + 1, sheet.lastRow)
    settings.textRanges = ColumnRanges.names(rows: rows, count: plans.count) { index in
      let kind = header.columns[index].kind
      return kind == .text || kind == .any || contents[index].hasTextDigits || index == header.treeColumn
    }
    settings.formulaRanges = ColumnRanges.names(rows: rows, count: plans.count) { plans[$0].function != nil }
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
    if cutTexts.count > 0 {
      warnings.append(.textCut(count: cutTexts.count, firstCell: cutTexts.firstCell))
    }
    if roundedNumbers.count > 0 {
      warnings.append(.digitsRounded(count: roundedNumbers.count, firstCell: roundedNumbers.firstCell))
    }
    if unlinked.count > 0 {
      warnings.append(.notLinked(count: unlinked.count, firstCell: unlinked.firstCell))
    }
    return warnings
  }
}
