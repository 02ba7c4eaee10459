internal import TableModel

/// What the values of a column are, as far as one look at each of them tells it beyond doubt.
///
/// A column is what typing all of its values makes of it; where that can't be told from a value alone, as with amounts
/// of money and dates that can be read in two ways, there is no form.
enum ValueForm: Sendable {
  /// Numbers as programs write them.
  case numbers
  /// Dates with the year first.
  case dates
  /// Dates with the year first and a time of day.
  case moments
  /// `true` and `false`.
  case booleans
  /// What is nothing of the sort, and makes all other values of its column text.
  case text

  private static let numberParser = PlainNumberParser(decimalSeparator: UInt8(ascii: "."))

  /// The form of a column by one value of it; `nil` if that leaves a doubt.
  ///
  /// - Parameter text: The value, not blank.
  init?(_ text: Span<UInt8>) {
    if ValueForm.numbers.number(text) != nil {
      self = .numbers
    } else if ValueForm.dates.number(text) != nil {
      self = .dates
    } else if ValueForm.moments.number(text) != nil {
      self = .moments
    } else if ValueForm.booleans.number(text) != nil {
      self = .booleans
    } else if Self.isCertainlyText(text) {
      self = .text
    } else {
      return nil
    }
  }

  /// A value of the form as a number that orders as the values do, or `nil` if it has another form.
  ///
  /// Dates are milliseconds; true is 1.
  @inline(__always)
  func number(_ text: Span<UInt8>) -> PlainNumberParser.Number? {
    switch self {
    case .numbers: return Self.numberParser.parse(text)
    case .dates, .moments:
      guard let parts = DateParts(text), parts.isYearFirst, !parts.isUTC,
        let date = parts.date(in: .yearMonthDay), date.hasTime == (self == .moments)
      else { return nil }
      return PlainNumberParser.Number(significand: date.milliseconds, scale: 0)
    case .booleans:
      guard ValueShape(text) == .boolean else { return nil }
      return PlainNumberParser.Number(significand: text[0] == UInt8(ascii: "t") ? 1 : 0, scale: 0)
    case .text: return nil
    }
  }

  /// Whether a value is no number, no amount, no date and no boolean in any reading.
  static func isCertainlyText(_ text: Span<UInt8>) -> Bool {
    ValueShape(text) != .boolean && numberParser.parse(text) == nil && DateParts(text) == nil
      && AmountParser(usesDecimalComma: false).parse(text) == nil && !text.isBlank
  }
}
