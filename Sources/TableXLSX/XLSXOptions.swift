public import TableModel

/// How a workbook is made.
public struct XLSXOptions: Sendable {
  /// What the total of a disclosure row is.
  public enum Totals: Sendable, Hashable {
    /// A `SUBTOTAL` formula over the rows below, with its value; a value where no formula says the same.
    case formulas
    /// A plain value.
    case values
  }

  /// Where the workbook goes.
  public var destination: XLSXDestination

  /// The sheet's name; what a name may not have is taken out.
  public var sheetName = "Report"

  /// A heading above the table, repeated with the header on every printed page; `nil` takes the table's own.
  public var title: String?

  /// What totals are.
  public var totals = Totals.formulas

  /// The level whose disclosure rows have a sheet each, counted from 1 as a sheet's outline counts; `nil` puts all rows
  /// on one sheet.
  ///
  /// The first sheet is then an overview: it links to the others, repeats their totals and has the grand total.
  public var sheetLevel: Int?

  /// The columns, by position, whose numbers in leaf rows have a bar behind them.
  public var barColumns: [Int] = []

  /// The widest that text makes a column, in characters.
  public var maximumWidth = 60

  /// When the workbook was made; `nil` takes the environment's `SOURCE_DATE_EPOCH`, or a fixed day, so that the same
  /// report gives the same bytes.
  ///
  /// Printed pages of a report with a title show it, or the day of printing.
  public var created: CalendarTime?

  /// Where temporary files are made; `nil` takes the environment's `TMPDIR`.
  public var temporaryFolder: String?

  /// The last row of a sheet; what is more goes on on another one.
  package var rowLimit = SheetLimits.rows

  /// How many processors are used; `nil` asks the system.
  ///
  /// The bytes are the same in any case.
  package var processors: Int?

  /// Creates the usual options.
  ///
  /// - Parameter destination: Where the workbook goes.
  public init(destination: XLSXDestination) { self.destination = destination }
}
