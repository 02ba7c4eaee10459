/// One element of a number format pattern, as it is written.
enum FormatToken {
  /// A place for a digit.
  case digit(FormatPlaceholder)
  /// `.`
  case point
  /// `,`
  case comma
  /// `%`
  case percent
  /// `E+` or `E-`
  case exponent(showsPlus: Bool)
  /// Text, or one character that stands for itself.
  case literal(String)
  /// `/`, which stands for itself in a date alone.
  case slash
  /// `@`
  case text
  /// `General`
  case general
  /// `y`, `m`, `d`, `h` or `s`, so many times.
  case calendar(Character, count: Int)
  /// `[h]`, `[m]` or `[s]`, so many times: a duration.
  case elapsed(Character, count: Int)
  /// `AM/PM`, or `A/P` if short.
  case meridiem(isShort: Bool)
  /// `[>=100]`
  case condition(FormatCondition)
  /// The language of month and day names, as Windows counts them: `407` in `[$€-407]`.
  case language(Int)

  /// Whether it belongs to a date or a duration.
  var isCalendar: Bool {
    switch self {
    case .calendar, .elapsed, .meridiem: true
    default: false
    }
  }

  /// Whether it is a place for a digit.
  var isDigit: Bool {
    if case .digit = self { true } else { false }
  }

  /// What is shown where the element stands for itself.
  var literalText: String {
    switch self {
    case .literal(let text): text
    case .point: "."
    case .comma: ","
    case .percent: "%"
    case .slash: "/"
    default: ""
    }
  }
}

/// What a digit's place shows where the number has no digit.
enum FormatPlaceholder {
  /// `0`: a zero.
  case zero
  /// `#`: nothing.
  case none
  /// `?`: a blank.
  case blank
}
