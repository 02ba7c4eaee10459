public import TableModel

/// Turns rows into bytes.
///
/// The calls come in this order: `begin`, then `measure` for every row where the renderer asks for it, then `write`
/// for every row, then `end`. Parents come before their children. Rows that several threads may walk are offered all at
/// once before they come one by one: a renderer that takes them can use several processors.
public protocol TableRenderer: ~Copyable {
  /// Whether rows with a collapsed ancestor are given to the renderer: workbooks keep them, text leaves them out.
  static var includesHiddenRows: Bool { get }

  /// Whether every row is given to `measure` before the first one is written.
  static var measuresFirst: Bool { get }

  /// Whether the renderer uses what only an earlier walk can tell: rows below, last siblings, the header's counts.
  /// Without it, and without totals, the rows are walked once.
  static var needsSummary: Bool { get }

  /// Begins the report.
  ///
  /// - Parameter header: The columns and what is known of the rows.
  /// - Throws: Where the report can't be made.
  mutating func begin(_ header: TableHeader) throws

  /// Sees a row that will be written later.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: Where the report can't be made.
  mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - cells: One cell for each column.
  ///   - row: Its place and state.
  /// - Throws: Where the row can't be written.
  mutating func write(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) throws

  /// Sees all rows at once that will be written later.
  ///
  /// - Parameter rows: All rows of the report but the grand total.
  /// - Returns: Whether they were measured; if not, they come one by one.
  /// - Throws: Where the report can't be made.
  mutating func measure(_ rows: SharedRows) throws -> Bool

  /// Writes all rows at once.
  ///
  /// - Parameter rows: All rows of the report but the grand total.
  /// - Returns: Whether they were written; if not, they come one by one.
  /// - Throws: Where they can't be written.
  mutating func write(_ rows: SharedRows) throws -> Bool

  /// Ends the report: after it, the output is whole.
  ///
  /// - Throws: Where it can't be completed.
  mutating func end() throws
}

extension TableRenderer where Self: ~Copyable {
  /// The rows are not measured.
  public static var measuresFirst: Bool { false }

  /// The renderer uses what an earlier walk can tell.
  public static var needsSummary: Bool { true }

  /// Does nothing.
  public mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {}

  /// The rows come one by one.
  public mutating func measure(_ rows: SharedRows) -> Bool { false }

  /// The rows come one by one.
  public mutating func write(_ rows: SharedRows) -> Bool { false }
}
