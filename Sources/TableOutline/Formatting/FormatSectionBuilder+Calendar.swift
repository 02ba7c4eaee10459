extension FormatSectionBuilder {
  /// Compiles a section that shows a date or a duration.
  mutating func buildCalendar() throws(FormatPatternError) -> FormatSection.CalendarLayout {
    var layout = FormatSection.CalendarLayout()
    var (showsSeconds, secondDecimals) = (false, 0)
    var index = 0
    while index < elements.count {
      let (token, offset) = elements[index]
      index += 1
      switch token {
      case .calendar(let letter, let count):
        let places = UInt8(clamping: count)
        showsSeconds = showsSeconds || letter == "s"
        switch letter {
        case "y": steps.append(.year(places: count <= 2 ? 2 : 4))
        case "m" where count <= 2 && isMinute(at: index - 1): steps.append(.minute(places: places))
        case "m": steps.append(.month(letters: count > 5 ? 4 : places))
        case "d": steps.append(.day(letters: min(4, places)))
        case "h": steps.append(.hour(places: min(2, places)))
        default: steps.append(.second(places: min(2, places)))
        }
      case .elapsed(let letter, let count):
        let places = UInt8(clamping: count)
        showsSeconds = showsSeconds || letter == "s"
        switch letter {
        case "h": steps.append(.elapsedHours(places: places))
        case "m": steps.append(.elapsedMinutes(places: places))
        default: steps.append(.elapsedSeconds(places: places))
        }
      case .meridiem(let isShort):
        layout.isTwelveHour = true
        steps.append(.meridiem(isShort: isShort))
      case .point:
        let places = elements[index...].prefix { $0.token.isDigit }.count
        guard places > 0, steps.last?.isSecond == true else {
          appendLiteral(token)
          continue
        }
        secondDecimals = max(secondDecimals, places)
        steps.append(.secondDecimals(places: UInt8(clamping: places)))
        index += places
      case .digit, .text, .general, .exponent: throw error(.mixedKinds, at: offset)
      default: appendLiteral(token)
      }
    }
    if showsSeconds { layout.rounding = [1000, 100, 10, 1][min(3, secondDecimals)] }
    return layout
  }

  /// Whether the `m` at a position means minutes: after hours or before seconds.
  private func isMinute(at index: Int) -> Bool {
    let before = elements[..<index].last { $0.token.calendarLetter != nil }?.token.calendarLetter
    let after = elements[(index + 1)...].first { $0.token.calendarLetter != nil }?.token.calendarLetter
    return before == "h" || after == "s"
  }
}

extension FormatToken {
  /// The unit of a date or duration.
  fileprivate var calendarLetter: Character? {
    switch self {
    case .calendar(let letter, _), .elapsed(let letter, _): letter
    default: nil
    }
  }
}

extension FormatStep {
  /// Whether decimals of a second may follow.
  fileprivate var isSecond: Bool {
    switch self {
    case .second, .elapsedSeconds: true
    default: false
    }
  }
}
