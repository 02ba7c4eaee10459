import TableModel
import Testing

@Suite("Dates without a time zone")
struct CalendarTimeTests {
  @Test(
    "Days are counted from the first of January 1970",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11016), (2026, 11, 30, 20787),
      (1600, 3, 1, -135_080),
      (1, 1, 1, -719_162),
    ])
  func days(year: Int, month: Int, day: Int, expected: Int) {
    #expect(CalendarTime(year: year, month: month, day: day)?.daysSince1970 == expected)
  }

  @Test("Every day of four hundred years comes back, and follows the one before")
  func everyDay() throws {
    var (year, month, day) = (1900, 1, 1)
    let start = try #require(CalendarTime(year: year, month: month, day: day)).daysSince1970
    for offset in 0..<146_097 {
      let time = CalendarTime(milliseconds: Int64(start + offset) * 86_400_000, hasTime: false)
      #expect(time.civil == .init(year: year, month: month, day: day))
      day += 1
      if CalendarTime(year: year, month: month, day: day) == nil { (day, month) = (1, month + 1) }
      if month == 13 { (month, year) = (1, year + 1) }
    }
    #expect(year == 2300)
  }

  @Test(
    "Days that the calendar does not have are none",
    arguments: [(2026, 2, 29), (1900, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0)])
  func noSuchDay(year: Int, month: Int, day: Int) {
    #expect(CalendarTime(year: year, month: month, day: day) == nil)
  }

  @Test("A time of day before 1970 comes back")
  func timeOfDay() {
    let civil = CalendarTime.Civil(
      year: 1903, month: 12, day: 17, hour: 10, minute: 35, second: 59, millisecond: 7)
    #expect(CalendarTime(civil, hasTime: true)?.civil == civil)
  }
}
