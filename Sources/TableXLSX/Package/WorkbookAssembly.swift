/// The parts of a workbook that are all there and have to be put into one package.
struct WorkbookAssembly {
  /// A sheet.
  struct Sheet {
    /// The rows, and what belongs to them.
    let rows: FinishedSheet
    /// What stands above the rows.
    let headings: [CompressedPiece]
    /// The bars behind numbers.
    let bars: [DataBar]
  }

  /// The sheets, from the first.
  var sheets: [Sheet] = []
  /// Everything that libxlsxwriter made.
  var parts = WorkbookParts()

  private let columnCount: Int
  private let compression: Compression

  /// Begins, without a sheet yet.
  ///
  /// - Parameters:
  ///   - columnCount: How many columns each sheet has.
  ///   - compression: What compresses the parts.
  init(columnCount: Int, _ compression: Compression) {
    self.columnCount = columnCount
    self.compression = compression
  }

  /// Writes the package.
  ///
  /// - Parameter file: Where it goes.
  /// - Throws: `XLSXError`.
  consuming func write(to file: PackageFile) throws {
    var frames: [SheetFrame] = []
    for (index, sheet) in sheets.enumerated() {
      frames.append(try SheetFrame(parts.removeSheet(index), bars: sheet.bars))
    }
    var package = try PackageAssembler(to: file.archive, shownAs: file.shownPath)
    for part in parts.named(sheets.map(\.rows.name)) {
      try package.add(part.name, pieces: [CompressedPiece(part.bytes, ending: .finished, compression)])
    }
    for (index, sheet) in sheets.enumerated() {
      try package.add(WorkbookParts.sheetPartName(index), pieces: pieces(of: sheet, in: frames[index]))
      if let relations = sheet.rows.links?.relations {
        try package.add(WorkbookParts.sheetRelationsName(index), pieces: [relations])
      }
    }
    try package.finish()
    try file.commit()
  }

  private func pieces(of sheet: Sheet, in frame: SheetFrame) throws -> [CompressedPiece] {
    let range = CellReference.range(
      columns: 0...max(0, columnCount - 1), rows: 1...max(1, sheet.rows.lastRow))
    let opening = try frame.opening(dimension: range, outlineLevel: sheet.rows.deepestLevel)
    var pieces = [try CompressedPiece(opening, ending: .paused, compression)]
    pieces += sheet.headings + sheet.rows.rows
    pieces.append(try CompressedPiece(frame.middle, ending: .paused, compression))
    if let links = sheet.rows.links { pieces.append(links.elements) }
    pieces.append(try CompressedPiece(frame.closing, ending: .finished, compression))
    return pieces
  }
}
