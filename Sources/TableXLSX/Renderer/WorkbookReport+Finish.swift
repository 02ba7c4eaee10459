internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Puts the workbook together, and in its place.
  ///
  /// - Returns: What it cannot hold.
  consuming func finish() throws -> [XLSXWarning] {
    try writeNotes()
    try finishSheet()
    let names = (1...finished.count).map(sheetName.continued)
    let warnings = collectedWarnings
    try skeleton.setProperties(
      title: PlainText.line(title ?? "", limit: 255), comment: deepNote ?? "",
      created: CreationDate.seconds(options.created))
    let widths = setColumns() + (header.hasSelection ? [ColumnSizing.markWidth] : [])
    for sheet in finished { try skeleton.addSheet(settings(of: sheet, widths)) }
    var parts = try skeleton.finish()
    let file = try PackageFile(for: options.destination, temporaryFolder: folder)
    var package = try PackageAssembler(path: file.path, shownAs: file.shownPath)
    var sheets: [(frame: SheetFrame, sheet: FinishedSheet)] = []
    for (index, sheet) in finished.enumerated() {
      sheets.append((try SheetFrame(parts.removeSheet(index)), sheet))
    }
    for part in parts.named(names) {
      try package.add(
        part.name, pieces: [CompressedPiece(part.bytes, ending: .finished, temporaryFolder: folder)])
    }
    for (index, item) in sheets.enumerated() {
      let pieces = try Self.pieces(of: item.sheet, in: item.frame, columns: Self.columnCount(header), folder)
      try package.add(WorkbookParts.sheetPartName(index), pieces: pieces)
      if let links = item.sheet.links {
        try package.add(WorkbookParts.sheetRelationsName(index), pieces: [links.relations])
      }
    }
    try package.finish()
    try file.commit()
    return warnings
  }

  /// What a reader of the file is to know of rows deeper than an outline goes.
  private var deepNote: String? {
    deepRows > 0 ? "Level 9 and deeper levels are part of level 8 in the outline." : nil
  }

  /// Writes remarks below the table.
  private mutating func writeNotes() throws {
    guard let deepNote, stream.row + 2 <= lastRow else { return }
    stream.skipRow()
    let attributes = flags.next(depth: 0, isHidden: false, closesGroup: false)
    stream.beginRow(attributes)
    _ = writeString(deepNote, column: 0, style: styles.note)
    try stream.endRow()
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
        column: column, contents: contents[index], formats: formats, limit: options.maximumWidth
      ).width
    }
  }

  private func settings(of sheet: FinishedSheet, _ widths: [Int]) -> SheetSettings {
    var settings = SheetSettings()
    settings.columnWidths = widths
    settings.repeatedRows = 1...headerRow
    settings.frozenRows = headerRow
    // Frozen columns that fill the window would leave no room for the others.
    let frozen = header.treeColumn + 1
    settings.frozenColumns = widths.prefix(frozen).reduce(0, +) <= 90 && frozen < widths.count ? frozen : 0
    settings.summaryBelow = flags.summaryBelow
    let rows = headerRow + 1...max(headerRow + 1, sheet.lastRow)
    settings.textRanges = ColumnRanges.names(rows: rows, count: plans.count) { index in
      let kind = header.columns[index].kind
      return kind == .text || kind == .any || contents[index].hasTextDigits || index == header.treeColumn
    }
    settings.formulaRanges = ColumnRanges.names(rows: rows, count: plans.count) { plans[$0].function != nil }
    return settings
  }

  private static func pieces(
    of sheet: FinishedSheet, in frame: SheetFrame, columns: Int, _ folder: String
  ) throws -> [CompressedPiece] {
    let range = CellReference.range(columns: 0...max(0, columns - 1), rows: 1...max(1, sheet.lastRow))
    let opening = try frame.opening(dimension: range, outlineLevel: sheet.deepestLevel)
    var pieces = [
      try CompressedPiece(opening, ending: .paused, temporaryFolder: folder), sheet.rows,
      try CompressedPiece(frame.middle, ending: .paused, temporaryFolder: folder),
    ]
    if let links = sheet.links { pieces.append(links.elements) }
    pieces.append(try CompressedPiece(frame.closing, ending: .finished, temporaryFolder: folder))
    return pieces
  }

  private var collectedWarnings: [XLSXWarning] {
    var warnings: [XLSXWarning] = []
    if sheetName.text != options.sheetName {
      warnings.append(.sheetNameChanged(given: options.sheetName, used: sheetName.text))
    }
    if finished.count > 1 { warnings.append(.continued(sheets: finished.count)) }
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
