internal import TableModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The day that a workbook says it was made.
enum CreationDate {
  // 2000-01-01. Any fixed day would do.
  private static let standard = 946_684_800

  /// Seconds since 1970.
  ///
  /// - Parameter given: What the caller asks for; without it the environment is asked.
  /// - Returns: The seconds.
  static func seconds(_ given: CalendarTime?) -> Int {
    if let given { return Int(given.milliseconds / 1000) }
    guard let value = unsafe getenv("SOURCE_DATE_EPOCH") else { return standard }
    // The library writes a year of four digits.
    guard let seconds = unsafe Int(String(cString: value)), (1..<253_402_300_800).contains(seconds) else {
      return standard
    }
    return seconds
  }
}
