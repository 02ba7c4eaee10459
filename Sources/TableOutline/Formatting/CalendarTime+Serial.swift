internal import TableModel

extension CalendarTime {
  private static let millisecondsPerDay: Int64 = 86_400_000
  // Spreadsheets count days from this one.
  private static let serialOrigin: Int64 = -25_569 * millisecondsPerDay
  // The first day that spreadsheets do not count; the last is in the year 9999.
  private static let serialDays = 0.0..<2_958_466.0
  // They hold 1900 for a leap year, so that days before March 1900 are counted one too low.
  private static let falseLeapDay = 60 * millisecondsPerDay

  /// The point in time that a spreadsheet means by a number of days; `nil` where it means none.
  init?(serialDay: Double) {
    guard Self.serialDays.contains(serialDay) else { return nil }
    // Half a millisecond up, then down to the whole one: rounded without the mathematics library.
    let serial = Int64(serialDay * Double(Self.millisecondsPerDay) + 0.5)
    let sinceOrigin = serial < Self.falseLeapDay ? serial + Self.millisecondsPerDay : serial
    self.init(milliseconds: Self.serialOrigin + sinceOrigin, hasTime: true)
  }

  /// The number of days that a spreadsheet counts up to here.
  var serialDay: Double { Double(serialMilliseconds) / Double(Self.millisecondsPerDay) }

  private var serialMilliseconds: Int64 {
    let sinceOrigin = milliseconds - Self.serialOrigin
    let isCountedLow = sinceOrigin < Self.falseLeapDay + Self.millisecondsPerDay
    return isCountedLow ? sinceOrigin - Self.millisecondsPerDay : sinceOrigin
  }

  /// The day of the week, Sunday being 0.
  var weekday: Int {
    let day = (daysSince1970 + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// The time rounded to a whole number of units of so many milliseconds, half up.
  func rounded(to unit: Int64) -> CalendarTime {
    let shifted = milliseconds + unit / 2
    let rest = shifted % unit
    return CalendarTime(milliseconds: shifted - (rest < 0 ? rest + unit : rest), hasTime: hasTime)
  }

  /// How many whole units of so many milliseconds a spreadsheet counts up to here.
  func elapsed(in unit: Int64) -> Int64 { serialMilliseconds / unit }
}
