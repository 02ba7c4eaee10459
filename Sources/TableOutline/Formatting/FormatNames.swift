/// The names of months and days of one language as bytes, each found by its number.
struct FormatNames: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  private var starts: ContiguousArray<Int> = [0]

  /// The sets of names, by the place of their first one.
  enum Set: Int {
    case months = 0
    case shortMonths = 12
    case monthInitials = 24
    case weekdays = 36
    case shortWeekdays = 43
  }

  /// Takes the names of a locale.
  init(_ locale: FormatLocale) {
    let months = locale.months
    let initials = months.map { String($0.prefix(1)) }
    for name in months + locale.shortMonths + initials + locale.weekdays + locale.shortWeekdays {
      bytes.append(contentsOf: name.utf8)
      starts.append(bytes.count)
    }
  }

  /// Appends the name with a number that counts from 0.
  func append(_ index: Int, of set: Set, to out: inout OutputBuffer) {
    let position = set.rawValue + index
    out.append(bytes.span.extracting(starts[position]..<starts[position + 1]))
  }
}
