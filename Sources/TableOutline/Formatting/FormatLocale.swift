/// How a language writes numbers and names months and days.
///
/// The separators stand for `.` and `,` of a pattern, as in a spreadsheet; the pattern itself is always written with
/// the point and the comma.
public struct FormatLocale: Sendable, Hashable {
  /// The language's code, with a region where regions differ: `de`, `de-CH`.
  public let identifier: String

  /// What stands between units and decimals.
  public let decimalSeparator: String

  /// What stands between groups of three digits.
  public let groupSeparator: String

  /// The names of the months, January first.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  public var months: [String] { Self.words(monthNames) }

  /// The short names of the months, January first.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  public var shortMonths: [String] { Self.words(shortMonthNames) }

  /// The names of the days of the week, Sunday first.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  public var weekdays: [String] { Self.words(weekdayNames) }

  /// The short names of the days of the week, Sunday first.
  ///
  /// - Complexity: O(*n*) in the length of the names.
  public var shortWeekdays: [String] { Self.words(shortWeekdayNames) }

  // Windows numbers languages in the low ten bits and regions above; patterns name languages by that number.
  let windowsLanguage: Int

  // Taken apart where they are needed: every run knows all languages by name, and writes in one.
  private let monthNames: String
  private let shortMonthNames: String
  private let weekdayNames: String
  private let shortWeekdayNames: String

  init(
    _ identifier: String, windowsLanguage: Int, decimal: String, group: String, months: String,
    shortMonths: String, weekdays: String, shortWeekdays: String
  ) {
    self.identifier = identifier
    self.windowsLanguage = windowsLanguage
    decimalSeparator = decimal
    groupSeparator = group
    monthNames = months
    shortMonthNames = shortMonths
    weekdayNames = weekdays
    shortWeekdayNames = shortWeekdays
  }

  /// Finds a locale by its identifier, or returns `nil` if the language is not known.
  ///
  /// `de`, `de-DE`, `de_DE` and `de_DE.UTF-8` all mean German; case does not matter.
  ///
  /// - Complexity: O(*n*) in the number of locales.
  public init?(identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return nil }
    let regional = parts.count > 1 ? "\(language)-\(parts[1])" : String(language)
    guard
      let found = Self.all.first(where: { $0.identifier.lowercased() == regional })
        ?? Self.all.first(where: { $0.identifier == language })
    else { return nil }
    self = found
  }

  /// Finds the locale for a language number of Windows: `0x407` is German in Germany.
  init?(windowsLanguage number: Int) {
    guard
      let found = Self.all.first(where: { $0.windowsLanguage == number })
        ?? Self.all.first(where: { $0.windowsLanguage & 0x3FF == number & 0x3FF })
    else { return nil }
    self = found
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}
