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

  /// The widest that text makes a column, in characters.
  public var maximumWidth = 60

  /// When the workbook was made; `nil` takes the environment's `SOURCE_DATE_EPOCH`, or a fixed day, so that the same
  /// report gives the same bytes.
  public var created: CalendarTime?

  /// Where temporary files are made; `nil` takes the environment's `TMPDIR`.
  public var temporaryFolder: String?

  /// The last row of a sheet; what is more goes on on another one.
  package var rowLimit = SheetLimits.rows

  /// Creates the usual options.
  ///
  /// - Parameter destination: Where the workbook goes.
  public init(destination: XLSXDestination) { self.destination = destination }
}
