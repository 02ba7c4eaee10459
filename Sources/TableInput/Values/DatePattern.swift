internal import TableModel

/// How dates are written, as a spreadsheet's format says it: `dd.mm.yyyy`, `m/d/yyyy h:mm`, `d-mmm-yy`.
///
/// `d`, `m`, `yy` and `yyyy` are day, month and year, `mmm` the first three letters of an English month; `h`, `s` and
/// `000` are hour, second and millisecond, `m` behind an `h` the minute, `AM/PM` the half of the day. Everything else
/// stands for itself. A number may have one digit where two are said, unless another follows at once.
public struct DatePattern: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case day(isFixed: Bool)
    case month(isFixed: Bool)
    case monthName
    case year
    case shortYear
    case hour(isFixed: Bool)
    case minute(isFixed: Bool)
    case second(isFixed: Bool)
    case millisecond
    case halfOfDay
    case literal(UInt8)
  }

  /// The pattern as it was written.
  public let text: String

  let pieces: [Piece]

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern, such as `dd/mm/yyyy`; `nil` results if it has not one each of day, month and year.
  public init?(_ text: String) {
    var reader = PatternReader(text)
    guard let pieces = reader.pieces() else { return nil }
    self.text = text
    self.pieces = pieces
  }

  /// The date that some bytes are, or `nil`.
  func parse(_ bytes: Span<UInt8>) -> CalendarTime? {
    var cursor = DateCursor()
    var (year, month, day) = (0, 0, 0)
    var (hour, minute, second, millisecond) = (0, 0, 0, 0)
    var (isAfternoon, hasTime): (Bool?, Bool) = (nil, false)
    for piece in pieces {
      switch piece {
      case .literal(let byte):
        guard cursor.skip(byte, bytes) else { return nil }
        continue
      case .monthName:
        guard let value = cursor.monthName(bytes) else { return nil }
        month = value
        continue
      case .halfOfDay:
        guard let value = cursor.halfOfDay(bytes) else { return nil }
        isAfternoon = value
        continue
      case .millisecond:
        guard let value = cursor.milliseconds(bytes) else { return nil }
        millisecond = value
        continue
      case .day, .month, .year, .shortYear, .hour, .minute, .second: break
      }
      guard let value = cursor.number(bytes, for: piece) else { return nil }
      switch piece {
      case .day: day = value
      case .month: month = value
      case .year: year = value
      // As POSIX has it: 69 to 99 are in the twentieth century.
      case .shortYear: year = value + (value < 69 ? 2000 : 1900)
      case .hour: (hour, hasTime) = (value, true)
      case .minute: minute = value
      default: second = value
      }
    }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard cursor.index == bytes.count, hour < 24, minute < 60, second < 60,
      let date = CalendarTime(year: year, month: month, day: day)
    else { return nil }
    guard hasTime else { return date }
    let timeOfDay = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    return CalendarTime(milliseconds: date.milliseconds + Int64(timeOfDay), hasTime: true)
  }
}

extension DateCursor {
  /// Reads the number that a piece of a pattern stands for.
  fileprivate mutating func number(_ text: Span<UInt8>, for piece: DatePattern.Piece) -> Int? {
    let (least, most) =
      switch piece {
      case .year: (4, 4)
      case .shortYear: (2, 2)
      case .day(let isFixed), .month(let isFixed), .hour(let isFixed), .minute(let isFixed),
        .second(let isFixed):
        (isFixed ? 2 : 1, 2)
      default: (1, 1)
      }
    let start = index
    var value = 0
    while index < text.count, index - start < most, case let digit = text[index] &- UInt8(ascii: "0"),
      digit <= 9
    {
      value = value * 10 + Int(digit)
      index += 1
    }
    return index - start >= least ? value : nil
  }

  /// Reads the first three letters of an English month, in any case.
  fileprivate mutating func monthName(_ text: Span<UInt8>) -> Int? {
    let names: StaticString = "janfebmaraprmayjunjulaugsepoctnovdec"
    guard index + 3 <= text.count else { return nil }
    let start = index
    let month = names.withUTF8Buffer { names in
      (0..<12).first { month in
        (0..<3).allSatisfy { unsafe names[month * 3 + $0] == text[start + $0] | 0x20 }
      }
    }
    guard let month else { return nil }
    index += 3
    return month + 1
  }
}
