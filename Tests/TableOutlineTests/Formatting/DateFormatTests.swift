import TableModel
import TableOutline
import Testing

@Suite("Date formats")
struct DateFormatTests {
  /// Friday, 8 March 2024, 14:05:09.678.
  static let moment = CalendarTime(2024, 3, 8, hour: 14, minute: 5, second: 9, millisecond: 678)

  static let dates: [(pattern: String, shown: String)] = [
    ("yyyy-mm-dd", "2024-03-08"), ("d.m.yy", "8.3.24"), ("dd/mm/yyyy", "08/03/2024"),
    ("yyyymmdd", "20240308"),
    ("d mmm yyyy", "8 Mar 2024"), ("mmmm d, yyyy", "March 8, 2024"), ("ddd", "Fri"), ("dddd", "Friday"),
    ("mmmmm", "M"), ("h:mm", "14:05"), ("hh:mm:ss", "14:05:10"), ("mm:ss", "05:10"), ("mm:ss.0", "05:09.7"),
    ("hh:mm:ss.000", "14:05:09.678"), ("ss.00", "09.68"), ("h:mm AM/PM", "2:05 PM"), ("h A/P", "2 P"),
    ("hh AM/PM", "02 PM"), ("[h]:mm", "1088630:05"), ("yyyy-mm-dd\\Thh:mm", "2024-03-08T14:05"),
    ("m/d/yyyy h:mm", "3/8/2024 14:05"), ("\"day \"d", "day 8"), ("[$-409]mmm", "Mar"),
    ("[$-407]mmmm", "März"),
    ("[$-40C]dddd", "vendredi"), ("[$-F800]dddd", "Friday"), ("YYYY", "2024"), ("[Red]yyyy", "2024"),
    ("yyyy;@", "2024"), ("h\" h \"m\" min\"", "14 h 5 min"), ("d-mmm;;", "8-Mar"), ("m", "3"), ("s", "10"),
  ]

  @Test("A date is shown by its pattern", arguments: dates)
  func date(pattern: String, shown: String) throws {
    let time = try #require(Self.moment)
    #expect(try ShownText(.date(time), pattern).text == shown)
  }

  @Test("Without a pattern a date is shown by ISO 8601, with its time only if it has one")
  func plain() throws {
    let date = try #require(CalendarTime(year: 2024, month: 2, day: 29))
    let time = try #require(Self.moment)
    #expect(try ShownText(.date(date), nil).text == "2024-02-29")
    #expect(try ShownText(.date(time), nil).text == "2024-03-08 14:05:10")
    #expect(try ShownText(.date(time), "@").text == "2024-03-08 14:05:10")
    let ancient = try #require(CalendarTime(year: 476, month: 9, day: 4))
    #expect(try ShownText(.date(ancient), nil).text == "0476-09-04")
  }

  @Test("Midnight and noon are twelve o'clock", arguments: [(0, "12 AM"), (12, "12 PM"), (13, "1 PM")])
  func twelveHours(hour: Int, shown: String) throws {
    let time = try #require(CalendarTime(2024, 1, 1, hour: hour))
    #expect(try ShownText(.date(time), "h AM/PM").text == shown)
  }

  @Test("Seconds that round up carry into the next day")
  func carry() throws {
    let time = try #require(
      CalendarTime(2023, 12, 31, hour: 23, minute: 59, second: 59, millisecond: 600))
    #expect(try ShownText(.date(time), "yyyy-mm-dd hh:mm:ss").text == "2024-01-01 00:00:00")
    #expect(try ShownText(.date(time), "yyyy-mm-dd hh:mm:ss.0").text == "2023-12-31 23:59:59.6")
    #expect(try ShownText(.date(time), "yyyy-mm-dd hh:mm").text == "2023-12-31 23:59")
  }

  @Test(
    "A number under a date pattern is a count of days",
    arguments: [
      ("yyyy-mm-dd", "45359", "2024-03-08"), ("h:mm", "0.75", "18:00"), ("[h]:mm", "1.5", "36:00"),
      ("[mm]:ss", "0.0625", "90:00"), ("[ss]", "1", "86400"), ("yyyy-mm-dd", "59", "1900-02-28"),
      ("yyyy-mm-dd", "61", "1900-03-01"), ("yyyy-mm-dd", "1", "1900-01-01"), ("yyyy-mm-dd", "-1", "-1"),
      ("yyyy-mm-dd", "2958465", "9999-12-31"), ("yyyy-mm-dd", "2958466", "2958466"),
    ])
  func serial(pattern: String, value: String, shown: String) throws {
    let decimal = try #require(ExactDecimal(value))
    #expect(try ShownText(.decimal(decimal), pattern).text == shown)
  }

  @Test("A date under a number pattern is its count of days")
  func dateAsNumber() throws {
    let date = try #require(CalendarTime(year: 2024, month: 3, day: 8))
    #expect(try ShownText(.date(date), "0").text == "45359")
    let early = try #require(CalendarTime(year: 1900, month: 2, day: 28))
    #expect(try ShownText(.date(early), "0").text == "59")
  }

  @Test(
    "Weekdays hold over the calendar",
    arguments: [
      (1969, 12, 31, "Wednesday"), (1970, 1, 1, "Thursday"), (2000, 2, 29, "Tuesday"),
      (1600, 1, 1, "Saturday"),
    ])
  func weekdays(year: Int, month: Int, day: Int, shown: String) throws {
    let date = try #require(CalendarTime(year: year, month: month, day: day))
    #expect(try ShownText(.date(date), "dddd").text == shown)
  }
}
