internal import TableModel

/// Gathers the dates of a column in the smallest form that holds all of them.
struct DateValues {
  /// Days since the first of January 1970, as long as no value has a time of day.
  private var days: ContiguousArray<Int32> = []
  /// All values, from the first one on that has a time of day, or is written with midnight where others are not.
  private var dates: ContiguousArray<CalendarTime> = []
  private var isWide = false
  /// Whether the dates so far are written with midnight, once there is one.
  private var hasMidnight: Bool?
  private var hasClock = false
  private let expectedCount: Int

  private static let dayLength: Int64 = 86_400_000

  /// Makes room for the dates of a column.
  init(capacity: Int) {
    expectedCount = capacity
    days.reserveLargePages(capacity)
  }

  /// Appends a date.
  mutating func append(_ date: CalendarTime) {
    let (day, rest) = date.milliseconds.quotientAndRemainder(dividingBy: Self.dayLength)
    hasClock = hasClock || (date.hasTime && rest != 0)
    let isAlike = rest == 0 && (hasMidnight ?? date.hasTime) == date.hasTime
    if !isWide, isAlike, let day = Int32(exactly: day) {
      hasMidnight = date.hasTime
      days.append(day)
    } else {
      widen()
      dates.append(date)
    }
  }

  /// Appends what stands for a blank field.
  mutating func appendBlank() {
    if isWide { dates.append(CalendarTime(milliseconds: 0, hasTime: false)) } else { days.append(0) }
  }

  /// The values.
  ///
  /// Exports write midnight where a column holds dates alone; a time that is never anything else is none.
  consuming func finish() -> ColumnValues {
    guard isWide else { return .days(days) }
    if hasClock { return .dates(dates) }
    let alone = dates.lazy.map { CalendarTime(milliseconds: $0.milliseconds, hasTime: false) }
    return .dates(ContiguousArray(alone))
  }

  private mutating func widen() {
    guard !isWide else { return }
    isWide = true
    dates.reserveLargePages(max(expectedCount, days.count))
    for day in days {
      dates.append(CalendarTime(milliseconds: Int64(day) * Self.dayLength, hasTime: hasMidnight ?? false))
    }
    days = []
  }
}
