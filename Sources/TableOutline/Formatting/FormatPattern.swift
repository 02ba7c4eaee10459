internal import TableModel

/// A number format pattern, compiled once for many cells.
struct FormatPattern: Sendable {
  /// The sections for numbers and dates, at most three.
  private(set) var sections: ContiguousArray<FormatSection> = []

  /// The section for text; `nil` where text is shown as it is.
  private(set) var textSection: FormatSection?

  /// The bytes of all literals.
  private(set) var literals: ContiguousArray<UInt8> = []

  /// Names of months and days: the locale's first, then those of languages that sections ask for.
  private(set) var names: ContiguousArray<FormatNames>

  private static let maximumConditions = 2
  private static let textPosition = 3

  /// Compiles a pattern.
  ///
  /// - Throws: ``FormatPatternError`` with the character at fault.
  init(_ pattern: String, locale: FormatLocale) throws(FormatPatternError) {
    names = [FormatNames(locale)]
    for (position, elements) in try FormatPatternScanner.sections(of: pattern).enumerated() {
      var builder = FormatSectionBuilder(pattern: pattern, elements: elements, literals: literals)
      var section = try builder.build()
      literals = builder.literals
      if case .calendar(var layout) = section.content,
        let locale = builder.language.flatMap(FormatLocale.init(windowsLanguage:))
      {
        layout.names = names.count
        section.content = .calendar(layout)
        names.append(FormatNames(locale))
      }
      let isText = if case .text = section.content { true } else { false }
      if position == Self.textPosition || isText {
        guard textSection == nil else { throw Self.error(.mixedKinds, pattern, elements) }
        textSection = section
      } else {
        guard textSection == nil else { throw Self.error(.mixedKinds, pattern, elements) }
        sections.append(section)
      }
      if section.condition != nil, position >= Self.maximumConditions {
        throw Self.error(.tooManySections, pattern, elements)
      }
    }
    completeConditions()
  }

  /// The position of the section for a number; `nil` where no section wants it.
  func section(for number: FormatNumber) -> Int? {
    for index in sections.indices {
      guard let condition = sections[index].condition else { return index }
      if condition.matches(number) { return index }
    }
    return nil
  }

  /// Fills in what the position of a section says: above zero, below zero, the rest.
  private mutating func completeConditions() {
    let zero = { FormatCondition($0, limit: .zero, approximateLimit: 0) }
    switch sections.count {
    case 2 where sections[0].condition == nil:
      sections[0].condition = sections[1].condition.map(\.opposite) ?? zero(.greaterOrEqual)
    case 3:
      sections[0].condition = sections[0].condition ?? zero(.greater)
      sections[1].condition = sections[1].condition ?? zero(.less)
    default: break
    }
    var isPositiveTaken = false
    for index in sections.indices {
      let condition = sections[index].condition
      sections[index].showsMagnitude = isPositiveTaken || condition?.excludesPositive == true
      isPositiveTaken = isPositiveTaken || condition?.includesPositive == true
    }
  }

  private static func error(
    _ problem: FormatPatternError.Problem, _ pattern: String, _ elements: [FormatPatternScanner.Element]
  ) -> FormatPatternError {
    FormatPatternError(pattern: pattern, offset: elements.first?.offset ?? 0, problem: problem)
  }
}
