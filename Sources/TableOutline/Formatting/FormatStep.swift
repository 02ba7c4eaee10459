/// One instruction of a compiled pattern: what to append next.
enum FormatStep {
  /// A stretch of the pattern's literal bytes.
  case literal(start: UInt16, count: UInt16)
  /// Integer digits from one place down to another, place 0 being the units.
  case integer(FormatPlaceholder, high: UInt8, low: UInt8)
  /// The decimal separator.
  case point
  /// Decimals from one place up to another, place 0 being the tenths.
  case decimals(FormatPlaceholder, first: UInt8, end: UInt8)
  /// `E`, a sign, and at least so many digits.
  case exponent(showsPlus: Bool, places: UInt8)
  /// The number with the digits it has.
  case general
  /// The text of a text cell.
  case text
  /// The year, in two or four digits.
  case year(places: UInt8)
  /// The month: 1, 01, Jan, January or J by the number of letters.
  case month(letters: UInt8)
  /// The day: 1, 01, Mon or Monday by the number of letters.
  case day(letters: UInt8)
  /// The hour of the day, or of its half where the section says AM or PM.
  case hour(places: UInt8)
  /// The minute of the hour.
  case minute(places: UInt8)
  /// The second of the minute.
  case second(places: UInt8)
  /// Decimals of the second, after the decimal separator.
  case secondDecimals(places: UInt8)
  /// Before or after noon.
  case meridiem(isShort: Bool)
  /// All hours of a duration.
  case elapsedHours(places: UInt8)
  /// All minutes of a duration.
  case elapsedMinutes(places: UInt8)
  /// All seconds of a duration.
  case elapsedSeconds(places: UInt8)
}
