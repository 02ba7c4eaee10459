internal import TableModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The day that a workbook says it was made.
struct CreationDate {
  /// The moment that the caller, or the environment, asks for.
  let given: CalendarTime?

  // 2000-01-01. Any fixed day would do.
  private static let standard = 946_684_800

  /// Seconds since 1970.
  var seconds: Int { given.map { Int($0.milliseconds / 1000) } ?? Self.standard }

  /// Decides.
  ///
  /// - Parameter given: What the caller asks for; without it the environment is asked.
  init(_ given: CalendarTime?) {
    self.given = given ?? Self.environmentTime
  }

  private static var environmentTime: CalendarTime? {
    guard let value = unsafe getenv("SOURCE_DATE_EPOCH"), let seconds = unsafe Int64(String(cString: value)),
      // The library writes a year of four digits.
      (1..<253_402_300_800).contains(seconds)
    else { return nil }
    return CalendarTime(milliseconds: seconds * 1000, hasTime: true)
  }
}
