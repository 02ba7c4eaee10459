internal import TableModel
internal import TableOutline

/// How wide a value is that is shown without a pattern, known from its digits without writing them.
struct PlainWidth {
  private static let firstPlainDay = CalendarTime(year: 0, month: 1, day: 1)?.milliseconds ?? 0
  private static let lastPlainDay = CalendarTime(year: 9999, month: 12, day: 31)?.milliseconds ?? 0

  /// The columns of the value.
  let columns: Int

  /// The columns up to its decimal point.
  let lead: Int

  /// Finds the width of an exact number or a day; `nil` for anything else.
  init?(_ cell: Cell) {
    switch cell.kind {
    case .integer:
      let integer = cell.integer
      lead = Self.digits(in: integer.magnitude) + (integer < 0 ? 1 : 0)
      columns = lead
    case .decimal:
      let decimal = cell.decimal
      guard let magnitude = UInt64(exactly: decimal.significand.magnitude) else { return nil }
      let scale = Int(decimal.scale)
      lead = max(Self.digits(in: magnitude) - scale, 1) + (decimal.isNegative ? 1 : 0)
      columns = scale > 0 ? lead + 1 + scale : lead
    case .date:
      let date = cell.date
      guard !date.hasTime, date.milliseconds >= Self.firstPlainDay, date.milliseconds <= Self.lastPlainDay
      else { return nil }
      (columns, lead) = (10, 10)
    case .empty, .text, .link, .number, .boolean:
      return nil
    }
  }

  /// Writes such a value.
  ///
  /// - Parameters:
  ///   - cell: The value.
  ///   - point: What stands before the decimals.
  ///   - output: Where it goes.
  static func append(_ cell: Cell, point: UInt8, to output: inout OutputBuffer) {
    switch cell.kind {
    case .integer: output.append(integer: cell.integer)
    case .decimal: output.append(decimal: cell.decimal, point: point)
    default: output.append(date: cell.date)
    }
  }

  private static func digits(in magnitude: UInt64) -> Int {
    var (count, bound) = (1, UInt64(10))
    while magnitude >= bound {
      count += 1
      // Ten to the twentieth is more than any magnitude.
      guard count < 20 else { return count }
      bound &*= 10
    }
    return count
  }
}
