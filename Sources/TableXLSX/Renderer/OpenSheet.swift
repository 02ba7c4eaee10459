/// The sheet that rows are being written to.
struct OpenSheet: ~Copyable {
  /// Its name.
  let name: String
  /// The name that sheets have on which it goes on.
  let givenName: SheetName
  /// 1, or the number of the sheet among those on which the same rows go on.
  let part: Int
  /// The depth of its top rows.
  let baseDepth: Int

  var stream: SheetStream
  var links: SheetLinks
  var flags: OutlineFlags
  /// The rows whose numbers can have bars.
  var barRows = RowRuns()
  /// The first row that is no header and repeats none of another sheet.
  var firstRow: Int
  /// By column: the last row in which a disclosure row shows a value of its own, which no formula may cover.
  var ownValueRows: ContiguousArray<Int>
  /// How many rows are deeper than an outline goes.
  var deepRows = 0

  /// Begins a sheet below its header.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - givenName: The name that sheets have on which it goes on.
  ///   - part: Which of these it is.
  ///   - baseDepth: The depth of its top rows.
  ///   - headerRow: The number of the header's row.
  ///   - columns: What the cells of each column begin with.
  ///   - flags: The state of the outline.
  ///   - compression: What compresses the rows.
  init(
    name: String, givenName: SheetName, part: Int, baseDepth: Int, headerRow: Int,
    columns: ContiguousArray<XMLMark>, flags: OutlineFlags, _ compression: Compression
  ) {
    self.name = name
    self.givenName = givenName
    self.part = part
    self.baseDepth = baseDepth
    self.flags = flags
    firstRow = headerRow + 1
    ownValueRows = ContiguousArray(repeating: 0, count: columns.count)
    stream = SheetStream(columns: columns, below: headerRow, compression)
    links = SheetLinks(compression)
  }

  /// Begins a sheet for a share of the rows of another one, on which no row of the report stands yet but totals.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - skipped: How many rows come before the first one of the share.
  ///   - layout: What the rows are written by.
  ///   - compression: What compresses the rows.
  init(
    sharing other: borrowing OpenSheet, skipping skipped: Int, _ layout: RowLayout, _ compression: Compression
  ) {
    self.init(
      name: other.name, givenName: other.givenName, part: other.part, baseDepth: other.baseDepth,
      headerRow: layout.headerRow, columns: layout.columnMarks, flags: other.flags, compression)
    // Links are numbered on the sheet itself; one in a column that is said to have none is told as one without room.
    links = SheetLinks(compression, room: 0)
    stream.skipRows(other.stream.row - layout.headerRow + skipped)
  }

  /// Goes on below the rows of a share, of which all were taken over.
  mutating func goOn(below other: borrowing OpenSheet) {
    stream.goOn(below: other.stream)
    for column in ownValueRows.indices {
      ownValueRows[column] = max(ownValueRows[column], other.ownValueRows[column])
    }
    deepRows += other.deepRows
  }

  /// Ends the sheet, of which nothing may be used afterwards.
  ///
  /// - Throws: `XLSXError`.
  mutating func finish() throws -> FinishedSheet {
    if flags.needsClosingRow {
      stream.beginRow(RowAttributes(isCollapsed: true))
      try stream.endRow()
    }
    return FinishedSheet(
      name: name, rows: try stream.finish(), links: try links.finish(), lastRow: stream.row,
      deepestLevel: stream.deepestLevel, barRows: barRows)
  }
}
