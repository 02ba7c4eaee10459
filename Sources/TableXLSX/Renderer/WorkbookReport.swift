internal import SystemSupport
internal import TableModel
internal import TableOutline

/// A workbook that is being written: its styles, the sheet at hand, and the sheets before.
struct WorkbookReport: ~Copyable {
  /// What the rows are written by.
  let layout: RowLayout
  let compression: Compression
  let folder: String
  let title: String?
  let sharedHeadings: SharedHeadings
  /// Whether some sheet may not hold all its rows.
  let needsAncestors: Bool

  var skeleton: WorkbookSkeleton
  var names: SheetNames
  /// Writes on the sheet at hand.
  var rows: RowWriter
  var finished: [FinishedSheet] = []
  var ancestors: [AncestorRow] = []

  /// Where there is a sheet for each group: the overview, while a group's own sheet is being written.
  var overview: OpenSheet?
  /// The overview's sheets that are full.
  var finishedOverviews: [FinishedSheet] = []
  /// The disclosure rows of the overview that are still open, while a group's own sheet is being written.
  var overviewAncestors: [AncestorRow] = []
  /// The row of the group whose sheet is being written, as the overview is to show it.
  var overviewRow: OverviewRow?
  /// The depth of the closed row that hides the rows of the sheet at hand.
  var closedDepth: Int?
  /// Whether some row of the overview lacks a total, so that totals over the overview are no totals of the report.
  var overviewLacksTotals = false

  /// How many sheets go on with the rows of another.
  var continuedSheets = 0
  var deepRows = 0
  var changedNames = ChangedNames()

  /// Begins a workbook, without a row yet.
  ///
  /// - Parameters:
  ///   - header: The columns and what is known of the rows.
  ///   - options: How the workbook is made.
  /// - Throws: `XLSXError`.
  init(_ header: TableHeader, _ options: XLSXOptions) throws {
    try Self.check(header)
    let folder = options.temporaryFolder ?? TemporaryFiles.folder
    let compression = Compression(temporaryFolder: folder, processors: options.processors)
    let givenName = try SheetName(options.sheetName)
    var skeleton = try WorkbookSkeleton(temporaryFolder: folder)
    let title = options.title ?? header.title
    let sharedHeadings = SharedHeadings(header.columns)
    let summaryBelow = Self.hasSummaryBelow(header)
    let layout = RowLayout(
      header: header, options: options,
      plans: ContiguousArray(header.columns.map { ColumnPlan($0, totals: options.totals) }),
      styles: try WorkbookStyles(header, hasOverview: options.sheetLevel != nil, in: &skeleton),
      columnMarks: SheetStream.marks(columnCount: Self.columnCount(header)),
      headerRow: (title == nil ? 1 : 3) + sharedHeadings.rows.count,
      // The row after the last one may have to carry the mark of a closed group.
      lastRow: summaryBelow ? options.rowLimit - 1 : options.rowLimit)
    var names = SheetNames()
    let name = names.take(givenName)
    rows = RowWriter(
      layout,
      on: OpenSheet(
        name: name, givenName: givenName, part: 1, baseDepth: 0, headerRow: layout.headerRow,
        columns: layout.columnMarks, flags: OutlineFlags(summaryBelow: summaryBelow), compression))
    self.skeleton = skeleton
    self.folder = folder
    self.compression = compression
    self.title = title
    self.sharedHeadings = sharedHeadings
    self.layout = layout
    needsAncestors = header.rowCount + layout.headerRow > layout.lastRow
    self.names = names
    if name != options.sheetName { changedNames.add(given: options.sheetName, used: name) }
    noteCutHeadings()
  }

  /// Whether subtotals stand below their rows.
  static func hasSummaryBelow(_ header: TableHeader) -> Bool {
    header.subtotals == .below && header.columns.contains { $0.aggregate != nil }
  }

  /// How many columns a sheet has: those of the table, and one for the mark of selected rows.
  static func columnCount(_ header: TableHeader) -> Int {
    header.columns.count + (header.hasSelection ? 1 : 0)
  }

  private static func check(_ header: TableHeader) throws {
    guard columnCount(header) <= SheetLimits.columns else {
      throw XLSXError.tooManyColumns(count: header.columns.count)
    }
    for column in header.columns {
      let pattern = column.format.pattern ?? ""
      if pattern.utf8.count > WorkbookSkeleton.numberFormatLimit {
        throw XLSXError.numberFormatTooLong(column: column.title, pattern: pattern)
      }
    }
  }
}
