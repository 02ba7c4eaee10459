internal import TableModel
internal import TableOutline

extension WorkbookReport {
  /// Writes all rows on all processors, if they are many and none depends on those before it.
  ///
  /// The bytes are the same on any number of processors, on one too.
  ///
  /// - Parameter shared: The rows.
  /// - Returns: Whether they were written.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time, and `XLSXError`.
  mutating func write(_ shared: SharedRows) throws -> Bool {
    guard writesRowsAlone,
      let crew = RowCrew(for: shared, processors: layout.options.processors, mayBeAlone: true)
    else { return false }
    var parts: [SheetPart] = []
    for index in 0...crew.count {
      parts.append(SheetPart(index, of: crew.count + 1, besides: rows, compression))
    }
    let own = parts[0]
    try crew.write(
      shared, stretch: SheetPart.stretch, parts: parts.dropFirst().map(\.asRowPart), emptyOutput: { nil },
      own: { try own.write($0, at: $1) }, drainOwn: { try append(own.endPiece()) },
      drain: { piece in
        try append(piece)
        piece = nil
      })
    for part in parts { part.moveOn(&rows) }
    return true
  }

  /// Whether nothing of a row depends on other rows but its number.
  private var writesRowsAlone: Bool {
    // Marks of closed groups below their members, sheets that may be full, runs of bars and numbers of links do.
    layout.options.sheetLevel == nil && !needsAncestors && layout.options.barColumns.isEmpty
      && !rows.sheet.flags.summaryBelow
      && layout.header.columns.allSatisfy { $0.kind != .link && $0.kind != .any }
  }

  private mutating func append(_ piece: CompressedPiece?) throws {
    if let piece { try rows.sheet.stream.append(piece) }
  }
}
