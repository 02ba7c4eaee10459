internal import TableModel

/// Three numbers with a separator between them, and a time of day: a date whose order may not be known.
struct DateParts {
  /// Which of the numbers is which.
  enum Order {
    /// `2026-01-31`
    case yearMonthDay
    /// `31.01.2026`
    case dayMonthYear
    /// `1/31/2026`
    case monthDayYear
  }

  /// The numbers.
  private(set) var numbers: (Int, Int, Int) = (0, 0, 0)

  /// Whether the first number is the year; else the last one is.
  private(set) var isYearFirst = false

  /// The byte between the numbers.
  private(set) var separator: UInt8 = 0

  /// The time of day in milliseconds; `nil` if there is none.
  private(set) var timeOfDay: Int?

  /// Whether the time is said to be UTC.
  private(set) var isUTC = false

  /// Reads a date with a year of four digits; `nil` if it is none.
  @inline(__always)
  init?(_ text: Span<UInt8>) {
    var cursor = DateCursor()
    guard let (first, firstDigits) = cursor.number(text, upTo: 4), firstDigits != 3, cursor.index < text.count
    else {
      return nil
    }
    separator = text[cursor.index]
    guard separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/") || separator == UInt8(ascii: ".")
    else {
      return nil
    }
    guard cursor.skip(separator, text), let (second, _) = cursor.number(text, upTo: 2),
      cursor.skip(separator, text), let (third, thirdDigits) = cursor.number(text, upTo: 4)
    else { return nil }
    isYearFirst = firstDigits == 4
    guard isYearFirst ? thirdDigits <= 2 : thirdDigits == 4 else { return nil }
    numbers = (first, second, third)
    guard cursor.index < text.count else { return }
    guard cursor.skip(UInt8(ascii: "T"), text) || cursor.skip(UInt8(ascii: " "), text),
      let time = cursor.timeOfDay(text)
    else { return nil }
    timeOfDay = time
    isUTC = cursor.utcSign(text)
    guard cursor.index == text.count else { return nil }
  }

  /// The order, as far as these numbers tell it; `nil` if two orders are possible.
  var order: Order? {
    if isYearFirst { return .yearMonthDay }
    // Nobody writes the month first with points.
    if separator == UInt8(ascii: ".") || numbers.0 > 12 { return .dayMonthYear }
    return numbers.1 > 12 ? .monthDayYear : nil
  }

  /// The date, or `nil` if the calendar has no such day.
  func date(in order: Order) -> CalendarTime? {
    guard isYearFirst == (order == .yearMonthDay) else { return nil }
    let day: CalendarTime? =
      switch order {
      case .yearMonthDay: CalendarTime(year: numbers.0, month: numbers.1, day: numbers.2)
      case .dayMonthYear: CalendarTime(year: numbers.2, month: numbers.1, day: numbers.0)
      case .monthDayYear: CalendarTime(year: numbers.2, month: numbers.0, day: numbers.1)
      }
    guard let timeOfDay, let day else { return day }
    return CalendarTime(milliseconds: day.milliseconds + Int64(timeOfDay), hasTime: true)
  }
}
