internal import TableModel

/// A number format pattern, compiled once for many cells.
///
/// It is an object so that a formatter can be copied for the price of one reference.
final class FormatPattern: Sendable {
  /// The sections for numbers and dates, at most three.
  let sections: ContiguousArray<FormatSection>

  /// The section for text; `nil` where text is shown as it is.
  let textSection: FormatSection?

  /// The bytes of all literals.
  let literals: ContiguousArray<UInt8>

  /// Names of months and days: the locale's first, then those of languages that sections ask for.
  let names: ContiguousArray<FormatNames>

  /// Whether numbers are shown with the digits they have and nothing else.
  let isPlain: Bool

  /// The short way for all exact numbers, where one section is for them all and has such a way.
  let onlyLayout: FixedLayout?

  private static let maximumConditions = 2
  private static let textPosition = 3

  /// Compiles a pattern.
  ///
  /// - Throws: ``FormatPatternError`` with the character at fault.
  init(_ pattern: String, locale: FormatLocale) throws(FormatPatternError) {
    var names: ContiguousArray = [FormatNames(locale)]
    var literals: ContiguousArray<UInt8> = []
    var sections: ContiguousArray<FormatSection> = []
    var textSection: FormatSection?
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
      guard textSection == nil else { throw Self.error(.mixedKinds, pattern, elements) }
      let isText = if case .text = section.content { true } else { false }
      if position == Self.textPosition || isText {
        textSection = section
      } else {
        sections.append(section)
      }
      if section.condition != nil, position >= Self.maximumConditions {
        throw Self.error(.tooManySections, pattern, elements)
      }
    }
    Self.completeConditions(of: &sections)
    isPlain = pattern == CellFormatter.plainPattern
    onlyLayout = sections.count == 1 && sections[0].condition == nil ? sections[0].fixedLayout : nil
    self.sections = sections
    self.textSection = textSection
    self.literals = literals
    self.names = names
  }

  /// The position of the section for a number; `nil` where no section wants it.
  func section(for number: FormatNumber) -> Int? {
    for index in sections.indices {
      guard let condition = sections[index].condition else { return index }
      if condition.matches(number) { return index }
    }
    return nil
  }

  /// How many decimals of a number are shown by the first section; `nil` where that shows no number in places.
  var fractionDecimals: UInt8? {
    guard case .number(let layout)? = sections.first?.content else { return nil }
    return UInt8(clamping: layout.decimals + layout.powerOfTen)
  }

  /// Fills in what the position of a section says: above zero, below zero, the rest.
  private static func completeConditions(of sections: inout ContiguousArray<FormatSection>) {
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
