internal import TableModel

extension CellFormatter {
  /// Appends a date by the pattern; without one, as ISO 8601 with a blank before the time.
  func appendDate(_ time: CalendarTime, to out: inout OutputBuffer) -> Int {
    let number = FormatNumber.double(time.serialDay)
    guard let position = pattern.section(for: number) else { return appendPlain(time, to: &out) }
    let section = pattern.sections[position]
    return switch section.content {
    case .calendar(let layout): appendCalendar(time, section, layout, to: &out)
    case .number, .literal: appendNumber(number, to: &out)
    case .general, .text: appendPlain(time, to: &out)
    }
  }

  /// Appends a date or duration by a section.
  func appendCalendar(
    _ time: CalendarTime, _ section: FormatSection, _ layout: FormatSection.CalendarLayout,
    to out: inout OutputBuffer
  ) -> Int {
    let start = out.count
    let time = time.rounded(to: layout.rounding)
    let civil = time.civil
    for step in section.steps {
      switch step {
      case .literal(let first, let count): appendLiteral(first, count, to: &out)
      case .year(places: 2): out.append(unsigned: UInt64(civil.year.magnitude % 100), minimumDigits: 2)
      case .year: Self.appendYear(civil.year, to: &out)
      case .month(let letters): appendMonth(civil.month, letters, layout, to: &out)
      case .day(let letters): appendDay(time, civil.day, letters, layout, to: &out)
      case .hour(let places):
        let hour = layout.isTwelveHour ? (civil.hour + 11) % 12 + 1 : civil.hour
        Self.append(hour, places, to: &out)
      case .minute(let places): Self.append(civil.minute, places, to: &out)
      case .second(let places): Self.append(civil.second, places, to: &out)
      case .secondDecimals(let places):
        decimalSeparator.append(to: &out)
        let digits = DecimalDigits(UInt128(civil.millisecond), scale: 3)
        for place in 0..<Int(places) {
          out.append(UInt8(ascii: "0") + digits[digits.pointPosition + place])
        }
      case .meridiem(let isShort):
        out.append(civil.hour < 12 ? UInt8(ascii: "A") : UInt8(ascii: "P"))
        if !isShort { out.append(UInt8(ascii: "M")) }
      case .elapsedHours(let places): Self.append(time.elapsed(in: 3_600_000), places, to: &out)
      case .elapsedMinutes(let places): Self.append(time.elapsed(in: 60_000), places, to: &out)
      case .elapsedSeconds(let places): Self.append(time.elapsed(in: 1000), places, to: &out)
      default: continue
      }
    }
    return out.count - start
  }

  private func appendMonth(
    _ month: Int, _ letters: UInt8, _ layout: FormatSection.CalendarLayout, to out: inout OutputBuffer
  ) {
    switch letters {
    case 1, 2: Self.append(month, letters, to: &out)
    case 3: pattern.names[layout.names].append(month - 1, of: .shortMonths, to: &out)
    case 4: pattern.names[layout.names].append(month - 1, of: .months, to: &out)
    default: pattern.names[layout.names].append(month - 1, of: .monthInitials, to: &out)
    }
  }

  private func appendDay(
    _ time: CalendarTime, _ day: Int, _ letters: UInt8, _ layout: FormatSection.CalendarLayout,
    to out: inout OutputBuffer
  ) {
    switch letters {
    case 1, 2: Self.append(day, letters, to: &out)
    case 3: pattern.names[layout.names].append(time.weekday, of: .shortWeekdays, to: &out)
    default: pattern.names[layout.names].append(time.weekday, of: .weekdays, to: &out)
    }
  }

  private func appendPlain(_ time: CalendarTime, to out: inout OutputBuffer) -> Int {
    let start = out.count
    let civil = time.rounded(to: 1000).civil
    Self.appendYear(civil.year, to: &out)
    out.append(UInt8(ascii: "-"))
    Self.append(civil.month, 2, to: &out)
    out.append(UInt8(ascii: "-"))
    Self.append(civil.day, 2, to: &out)
    if time.hasTime {
      out.append(UInt8(ascii: " "))
      Self.append(civil.hour, 2, to: &out)
      out.append(UInt8(ascii: ":"))
      Self.append(civil.minute, 2, to: &out)
      out.append(UInt8(ascii: ":"))
      Self.append(civil.second, 2, to: &out)
    }
    return out.count - start
  }

  private static func appendYear(_ year: Int, to out: inout OutputBuffer) {
    if year < 0 { out.append(UInt8(ascii: "-")) }
    out.append(unsigned: UInt64(year.magnitude), minimumDigits: 4)
  }

  private static func append(_ number: some BinaryInteger, _ places: UInt8, to out: inout OutputBuffer) {
    if number < 0 { out.append(UInt8(ascii: "-")) }
    out.append(unsigned: UInt64(number.magnitude), minimumDigits: Int(places))
  }
}
