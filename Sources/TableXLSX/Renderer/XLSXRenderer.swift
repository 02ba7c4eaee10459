public import TableModel
public import TableOutline

/// Writes a workbook whose outline can be opened and closed, with totals that are formulas.
///
/// libxlsxwriter makes the workbook without its rows; the rows are written and compressed here as they come, so that
/// memory does not grow with their number. The file appears when the report is whole.
///
/// ```swift
/// let options = XLSXOptions(destination: .file("report.xlsx"))
/// let warnings = try table.render(with: XLSXRenderer(options)).warnings
/// ```
public struct XLSXRenderer: TableRenderer, ~Copyable {
  private let options: XLSXOptions
  private var report: WorkbookReport?

  /// What the workbook cannot hold, and what was done about it; complete when the report is rendered.
  public private(set) var warnings: [XLSXWarning] = []

  /// Creates a renderer.
  ///
  /// - Parameter options: How the workbook is made.
  public init(_ options: XLSXOptions) { self.options = options }

  /// Hidden rows are part of a workbook: a click shows them.
  public static var includesHiddenRows: Bool { true }

  /// Begins the workbook.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: `XLSXError`.
  /// - Complexity: O(*n*) in the number of columns and levels.
  public mutating func begin(_ header: TableHeader) throws {
    report = try WorkbookReport(header, options)
  }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: `XLSXError`.
  /// - Complexity: O(*n*) in the length of the row.
  public mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws {
    try report?.write(cells, at: row)
  }

  /// Writes all rows on all processors, if they are many and stand on one sheet.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: Whether they were written.
  /// - Throws: `OutlineError.rowsChanged` where other rows come than the first time, and `XLSXError`.
  /// - Complexity: O(*n*) in the length of the rows.
  public mutating func write(_ rows: SharedRows) throws -> Bool {
    try report?.write(rows) ?? false
  }

  /// Puts the workbook together, and in its place.
  ///
  /// - Throws: `XLSXError`; what was there before is then untouched.
  /// - Complexity: O(*n*) in the size of the file.
  public mutating func end() throws {
    guard let report = report.take() else { return }
    warnings = try report.finish()
  }
}
