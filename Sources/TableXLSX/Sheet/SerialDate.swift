internal import TableModel

/// A date as workbooks count it: days since the end of 1899, the time of day as a fraction.
struct SerialDate: Equatable {
  /// The days, and the fraction of a day where there is one.
  let significand: Int64

  /// How many decimals the significand has: none for whole days, else ten.
  let scale: Int

  private static var millisecondsPerDay: Int64 { 86_400_000 }
  // 1900-01-01 and 10000-01-01.
  private static var first: Int64 { -2_208_988_800_000 }
  private static var end: Int64 { 253_402_300_800_000 }
  // From 1899-12-30, which is day 0 for every date from March 1900 on, to 1970-01-01.
  private static var daysBefore1970: Int64 { 25_569 }

  /// Converts a date, or `nil` for years before 1900 and after 9999, which workbooks know none of.
  ///
  /// - Parameter date: The date; its time of day counts only if it has one to show.
  init?(_ date: CalendarTime) {
    guard date.milliseconds >= Self.first, date.milliseconds < Self.end else { return nil }
    // Counted from 1900, so that the division has no negative numbers to round.
    let sinceFirst = date.milliseconds - Self.first
    var days =
      sinceFirst / Self.millisecondsPerDay + Self.first / Self.millisecondsPerDay + Self.daysBefore1970
    // Workbooks hold 1900 for a leap year: everything before that year's 29th of February is one less.
    if days <= 60 { days -= 1 }
    guard date.hasTime else {
      (significand, scale) = (days, 0)
      return
    }
    let unit: Int64 = 10_000_000_000
    let time = sinceFirst % Self.millisecondsPerDay
    significand = days * unit + (time * unit + Self.millisecondsPerDay / 2) / Self.millisecondsPerDay
    scale = 10
  }
}
