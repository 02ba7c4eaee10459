internal import TableModel
internal import TableOutline

/// A workbook that is being written: its styles, the sheet at hand, and the sheets before.
struct WorkbookReport: ~Copyable {
  let options: XLSXOptions
  let header: TableHeader
  let plans: ContiguousArray<ColumnPlan>
  let folder: String
  let title: String?
  let sharedHeadings: SharedHeadings
  /// The number of the header's row.
  let headerRow: Int
  let sheetName: SheetName
  /// The last row of a sheet that a row of the report can have.
  let lastRow: Int
  /// Whether the rows need more than one sheet.
  let needsAncestors: Bool

  var skeleton: WorkbookSkeleton
  var styles: WorkbookStyles
  var stream: SheetStream
  var links: SheetLinks
  var flags: OutlineFlags
  var contents: ContiguousArray<ColumnContents>
  var finished: [FinishedSheet] = []
  var ancestors: [AncestorRow] = []

  /// The first row of the sheet at hand that is no header and repeats none of another sheet.
  var firstRow = 1
  /// By column: the last row in which a disclosure row shows a value of its own, which no formula may cover.
  var ownValueRows: ContiguousArray<Int>

  var deepRows = 0
  var cutTexts = CellFindings()
  var unlinked = CellFindings()
  var roundedNumbers = CellFindings()

  /// Begins a workbook, without a row yet.
  ///
  /// - Parameters:
  ///   - header: The columns and what is known of the rows.
  ///   - options: How the workbook is made.
  /// - Throws: `XLSXError`.
  init(_ header: TableHeader, _ options: XLSXOptions) throws {
    let columns = header.columns
    guard Self.columnCount(header) <= SheetLimits.columns else {
      throw XLSXError.tooManyColumns(count: columns.count)
    }
    for column in columns {
      let pattern = column.format.pattern ?? ""
      if pattern.utf8.count > WorkbookSkeleton.numberFormatLimit {
        throw XLSXError.numberFormatTooLong(column: column.title, pattern: pattern)
      }
    }
    let folder = options.temporaryFolder ?? TemporaryFile.standardFolder
    let sheetName = try SheetName(options.sheetName)
    var skeleton = try WorkbookSkeleton(temporaryFolder: folder)
    styles = try WorkbookStyles(header, in: &skeleton)
    self.skeleton = skeleton
    self.header = header
    self.options = options
    self.folder = folder
    self.sheetName = sheetName
    title = options.title ?? header.title
    plans = ContiguousArray(columns.map { ColumnPlan($0, totals: options.totals) })
    contents = ContiguousArray(repeating: ColumnContents(), count: columns.count)
    ownValueRows = ContiguousArray(repeating: 0, count: columns.count)
    let summaryBelow = header.subtotals == .below && columns.contains { $0.aggregate != nil }
    flags = OutlineFlags(summaryBelow: summaryBelow)
    // The row after the last one may have to carry the mark of a closed group.
    lastRow = summaryBelow ? options.rowLimit - 1 : options.rowLimit
    sharedHeadings = SharedHeadings(columns)
    headerRow = (title == nil ? 1 : 3) + sharedHeadings.rows.count
    needsAncestors = header.rowCount + headerRow > lastRow
    stream = SheetStream(columnCount: Self.columnCount(header), temporaryFolder: folder)
    links = SheetLinks(temporaryFolder: folder)
  }

  /// How many columns the sheet has: those of the table, and one for the mark of selected rows.
  static func columnCount(_ header: TableHeader) -> Int {
    header.columns.count + (header.hasSelection ? 1 : 0)
  }

  /// Writes the heading and the header at the top of a sheet.
  mutating func writeHeader() throws {
    if let title {
      stream.beginRow(RowAttributes())
      _ = writeString(title, column: 0, style: styles.title)
      try stream.endRow()
      stream.skipRow()
    }
    for spans in sharedHeadings.rows { try writeSharedHeadings(spans) }
    stream.beginRow(RowAttributes())
    for (index, column) in header.columns.enumerated() {
      if !writeString(column.title, column: index, style: styles.header(index)) {
        cutTexts.add(column: index, row: stream.row)
      }
    }
    if header.hasSelection { stream.writeBlank(column: header.columns.count, style: styles.header(nil)) }
    try stream.endRow()
    firstRow = stream.row + 1
  }

  /// Writes one row of headings, each over the first of its columns and centred over all of them.
  private mutating func writeSharedHeadings(_ spans: [SharedHeadings.Span]) throws {
    stream.beginRow(RowAttributes())
    var next = 0
    for span in spans {
      for column in next..<span.columns.lowerBound {
        stream.writeBlank(column: column, style: styles.headingGap)
      }
      _ = writeString(span.title, column: span.columns.lowerBound, style: styles.sharedHeading)
      for column in span.columns.dropFirst() {
        stream.writeBlank(column: column, style: styles.sharedHeading)
      }
      next = span.columns.upperBound + 1
    }
    for column in next..<Self.columnCount(header) {
      stream.writeBlank(column: column, style: styles.headingGap)
    }
    try stream.endRow()
  }

  /// Writes text that is no cell of a row.
  ///
  /// - Returns: Whether all of it fits into a cell.
  mutating func writeString(_ text: String, column: Int, style: XMLMark) -> Bool {
    stream.write(text: ContiguousArray(text.utf8).span, column: column, style: style)
  }
}
