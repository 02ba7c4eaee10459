internal import TableModel
internal import TableOutline

/// A value that is shown without a pattern: its width is known from its digits without writing them.
struct PlainValue {
  private enum Content {
    case number(magnitude: UInt64, decimals: Int, isNegative: Bool)
    case day(CalendarTime)
  }

  private static let plainDays: Range<Int64> = {
    let first = CalendarTime(year: 0, month: 1, day: 1)?.milliseconds ?? 0
    let last = CalendarTime(year: 10_000, month: 1, day: 1)?.milliseconds ?? 0
    return first..<last
  }()

  /// The columns of the value.
  let columns: Int

  /// The columns up to its decimal point.
  let lead: Int

  private let content: Content

  /// Looks at an exact number or a day; `nil` for anything else.
  @inline(__always)
  init?(_ cell: Cell) {
    switch cell.kind {
    case .integer:
      let integer = cell.integer
      lead = OutputBuffer.digitCount(of: integer.magnitude) &+ (integer < 0 ? 1 : 0)
      columns = lead
      content = .number(magnitude: integer.magnitude, decimals: 0, isNegative: integer < 0)
    case .decimal:
      let decimal = cell.decimal
      let significand = Int64(truncatingIfNeeded: decimal.significand)
      guard Int128(significand) == decimal.significand else { return nil }
      let scale = Int(decimal.scale)
      let digits = max(OutputBuffer.digitCount(of: significand.magnitude) &- scale, 1)
      lead = digits &+ (significand < 0 ? 1 : 0)
      columns = scale > 0 ? lead &+ 1 &+ scale : lead
      content = .number(magnitude: significand.magnitude, decimals: scale, isNegative: significand < 0)
    case .date:
      let date = cell.date
      guard !date.hasTime, Self.plainDays.contains(date.milliseconds) else { return nil }
      (columns, lead) = (10, 10)
      content = .day(date)
    case .empty, .text, .link, .number, .boolean:
      return nil
    }
  }

  /// Writes the value.
  ///
  /// - Parameters:
  ///   - point: What stands before the decimals.
  ///   - output: Where it goes.
  @inline(__always)
  func append(point: UInt8, to output: inout OutputBuffer) {
    switch content {
    case .number(let magnitude, let decimals, let isNegative):
      if isNegative { output.append(UInt8(ascii: "-")) }
      output.append(
        digits: magnitude, count: lead &- (isNegative ? 1 : 0) &+ decimals, decimals: decimals, point: point)
    case .day(let date): output.append(date: date)
    }
  }
}
