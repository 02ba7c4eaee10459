/// One section of a pattern, compiled: when it is used, and what it appends.
struct FormatSection: Sendable {
  /// What a section shows.
  enum Content: Sendable {
    /// Nothing of the value.
    case literal
    /// A number with the digits it has.
    case general
    /// A number in places.
    case number(NumberLayout)
    /// A date or a duration.
    case calendar(CalendarLayout)
    /// Text.
    case text
  }

  /// What the digits of a number are brought to before they are laid out.
  struct NumberLayout: Sendable {
    /// How many decimals are kept.
    var decimals = 0
    /// Whether thousands are separated.
    var isGrouped = false
    /// The number is multiplied by this power of ten: 2 for each `%`, -3 for each comma at the end.
    var powerOfTen = 0
    /// The place of the leftmost integer digit in the pattern; further digits go in front of it.
    var highestPlace = 0
    /// Whether the exponent is split off.
    var isScientific = false
  }

  /// How a point in time is brought to the units that are shown.
  struct CalendarLayout: Sendable {
    /// Whether hours are counted to twelve.
    var isTwelveHour = false
    /// The unit, in milliseconds, that the time is rounded to: what the last place of the seconds counts.
    var rounding: Int64 = 1
    /// Which of the pattern's name tables it uses.
    var names = 0
  }

  /// What it shows.
  var content: Content

  /// What it appends, in order.
  var steps: ContiguousArray<FormatStep>

  /// The short way for numbers, where the steps allow one.
  var fixedLayout: FixedLayout?

  /// Which numbers it is for; `nil` for all that earlier sections leave.
  var condition: FormatCondition?

  /// Whether only numbers up to zero come here, so that no minus sign is added.
  var showsMagnitude = false
}
