/// A date, or a date with a time of day, as a calendar on the wall shows it: without a time zone.
///
/// Days are counted in the Gregorian calendar, also before its introduction (ISO 8601 does the same).
public struct CalendarTime: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// Milliseconds since the first of January 1970, 00:00.
  public let milliseconds: Int64

  /// Whether a time of day belongs to it; `false` for a date alone.
  public let hasTime: Bool

  /// Creates a time from a count of milliseconds.
  ///
  /// - Parameters:
  ///   - milliseconds: Since the first of January 1970, 00:00.
  ///   - hasTime: Whether the time of day is to be shown.
  @inlinable
  public init(milliseconds: Int64, hasTime: Bool) {
    self.milliseconds = milliseconds
    self.hasTime = hasTime
  }

  /// Whether the left one is earlier.
  public static func < (left: CalendarTime, right: CalendarTime) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

extension CalendarTime {
  /// A date and a time of day in numbers.
  public struct Civil: Sendable, Hashable {
    /// The year; 0 is the year before year 1.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, 1 to 31.
    public var day: Int
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int
    /// The second, 0 to 59.
    public var second: Int
    /// The millisecond, 0 to 999.
    public var millisecond: Int

    /// Creates the numbers; nothing is checked here.
    ///
    /// - Parameters:
    ///   - year: The year.
    ///   - month: The month, 1 to 12.
    ///   - day: The day of the month, 1 to 31.
    ///   - hour: The hour, 0 to 23.
    ///   - minute: The minute, 0 to 59.
    ///   - second: The second, 0 to 59.
    ///   - millisecond: The millisecond, 0 to 999.
    public init(
      year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
    ) {
      self.year = year
      self.month = month
      self.day = day
      self.hour = hour
      self.minute = minute
      self.second = second
      self.millisecond = millisecond
    }
  }

  /// Creates a time from calendar numbers, or `nil` where there is no such day or time.
  ///
  /// - Parameters:
  ///   - civil: The numbers.
  ///   - hasTime: Whether the time of day is to be shown.
  public init?(_ civil: Civil, hasTime: Bool) {
    guard (1...12).contains(civil.month), (-9999...99_999).contains(civil.year),
      civil.day >= 1, civil.day <= Self.days(inMonth: civil.month, of: civil.year),
      (0..<24).contains(civil.hour), (0..<60).contains(civil.minute), (0..<60).contains(civil.second),
      (0..<1000).contains(civil.millisecond)
    else { return nil }
    let seconds = (civil.hour * 60 + civil.minute) * 60 + civil.second
    let days = Self.daysSince1970(year: civil.year, month: civil.month, day: civil.day)
    self.init(
      milliseconds: Int64(days) * 86_400_000 + Int64(seconds) * 1000 + Int64(civil.millisecond),
      hasTime: hasTime)
  }

  /// Creates a date alone, or `nil` where there is no such day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month, 1 to 31.
  public init?(year: Int, month: Int, day: Int) {
    self.init(Civil(year: year, month: month, day: day), hasTime: false)
  }

  /// The date and the time of day in numbers.
  public var civil: Civil {
    let day = milliseconds.floorDivided(by: 86_400_000)
    let rest = Int(milliseconds - day * 86_400_000)
    var civil = Self.civil(daysSince1970: Int(day))
    guard rest > 0 else { return civil }
    civil.hour = rest / 3_600_000
    civil.minute = rest / 60_000 % 60
    civil.second = rest / 1000 % 60
    civil.millisecond = rest % 1000
    return civil
  }

  /// Whole days since the first of January 1970.
  public var daysSince1970: Int { Int(milliseconds.floorDivided(by: 86_400_000)) }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Both directions count years from March, so that the leap day is the last of its year, in cycles of 400 years
  // that have 146,097 days each.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let cycle = shifted.floorDivided(by: 400)
    let yearOfCycle = shifted - cycle * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }

  private static func civil(daysSince1970 days: Int) -> Civil {
    let shifted = days + 719_468
    let cycle = shifted.floorDivided(by: 146_097)
    // Neri and Schneider, "Euclidean affine functions and their application to calendar algorithms": a product has the
    // quotient in its upper half and the remainder, as a fraction, in the lower one.
    let quarters = UInt64(truncatingIfNeeded: shifted - cycle * 146_097) &* 4 &+ 3
    let century = quarters / 146_097
    let years = (quarters % 146_097 | 3) &* 2_939_745
    let dayOfYear = (years & 0xFFFF_FFFF) / 2_939_745 / 4
    let months = dayOfYear &* 2141 &+ 197_913
    let isNextYear = dayOfYear >= 306
    return Civil(
      year: cycle * 400 + Int(truncatingIfNeeded: century &* 100 &+ years >> 32) + (isNextYear ? 1 : 0),
      month: Int(truncatingIfNeeded: months >> 16) - (isNextYear ? 12 : 0),
      day: Int(truncatingIfNeeded: (months & 0xFFFF) / 2141) + 1)
  }
}

extension FixedWidthInteger {
  /// The quotient rounded down, also below zero; the divisor is above zero.
  fileprivate func floorDivided(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
