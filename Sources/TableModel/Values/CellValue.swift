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
