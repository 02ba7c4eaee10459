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
