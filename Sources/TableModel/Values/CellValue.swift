/// The typed content of a cell.
@frozen
public enum CellValue: Sendable, Hashable {
  /// Nothing: counts for no aggregate.
  case empty
  /// Text, shown as it is.
  case text(String)
  /// A whole number.
  case integer(Int64)
  /// An exact decimal number.
  case decimal(ExactDecimal)
  /// A binary floating-point number that no decimal of 38 digits stands for: huge, tiny, or not finite.
  case number(Double)
  /// Yes or no.
  case boolean(Bool)
  /// A date, with or without a time of day.
  case date(CalendarTime)
  /// The address of a page, shown as text and linked where the output can do that.
  case link(String)
}

/// What the cells of a column hold, known before any row is.
public enum CellKind: UInt8, Sendable, Hashable {
  /// Text.
  case text
  /// Whole numbers.
  case integer
  /// Exact decimals.
  case decimal
  /// Floating-point numbers.
  case number
  /// Yes or no.
  case boolean
  /// Dates, with or without a time of day.
  case date
  /// Addresses of pages.
  case link
  /// Differs from row to row.
  case any

  /// Whether the cells are numbers of some sort.
  public var isNumeric: Bool { self == .integer || self == .decimal || self == .number }
}
