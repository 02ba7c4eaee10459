internal import TableModel

/// Reads dates as ISO 8601 writes them: `2026-03-08`, `2026-03-08 14:30`, `2026-03-08T14:30:05.250`.
struct ISODate {
  private var position = 0

  /// The date that some bytes are, or `nil`.
  static func parse(_ text: Span<UInt8>) -> CalendarTime? {
    var reader = ISODate()
    guard let year = reader.digits(4, of: text), reader.skip("-", in: text),
      let month = reader.digits(2, of: text), reader.skip("-", in: text), let day = reader.digits(2, of: text)
    else { return nil }
    var civil = CalendarTime.Civil(year: year, month: month, day: day)
    if reader.position == text.count { return CalendarTime(civil, hasTime: false) }
    guard reader.skip("T", in: text) || reader.skip(" ", in: text), let hour = reader.digits(2, of: text),
      reader.skip(":", in: text), let minute = reader.digits(2, of: text)
    else { return nil }
    (civil.hour, civil.minute) = (hour, minute)
    if reader.skip(":", in: text) {
      guard let second = reader.digits(2, of: text) else { return nil }
      civil.second = second
      if reader.skip(".", in: text) {
        guard let milliseconds = reader.digits(3, of: text) else { return nil }
        civil.millisecond = milliseconds
      }
    }
    return reader.position == text.count ? CalendarTime(civil, hasTime: true) : nil
  }

  /// The date that a text is, or `nil`.
  static func parse(_ text: String) -> CalendarTime? { parse(ContiguousArray(text.utf8).span) }

  private mutating func skip(_ sign: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func digits(_ count: Int, of text: Span<UInt8>) -> Int? {
    guard position + count <= text.count else { return nil }
    var value = 0
    for index in position..<position + count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    position += count
    return value
  }
}
