/// A number format pattern that can't be used, with the character at fault.
public struct FormatPatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with a pattern.
  public enum Problem: Sendable, Hashable {
    /// A quotation mark, bracket or escape is not closed.
    case unclosed
    /// A character means nothing here; text stands in quotation marks.
    case unexpectedCharacter
    /// What stands in brackets is no colour, condition, currency or duration.
    case unknownBracket
    /// Fractions such as `# ?/?` are not supported.
    case fraction
    /// A section mixes digits, dates and text.
    case mixedKinds
    /// The pattern has more than four sections, or more than two conditions.
    case tooManySections
    /// The pattern has more than 255 characters, which is all that a workbook takes.
    case tooLong
  }

  /// The pattern as it was given.
  public let pattern: String

  /// How many characters stand before the one at fault.
  public let offset: Int

  /// What is wrong with it.
  public let problem: Problem

  /// Creates the error.
  ///
  /// - Parameters:
  ///   - pattern: The pattern as it was given.
  ///   - offset: How many characters stand before the one at fault.
  ///   - problem: What is wrong with it.
  public init(pattern: String, offset: Int, problem: Problem) {
    self.pattern = pattern
    self.offset = offset
    self.problem = problem
  }

  /// One line that names the pattern, the character, and what to write instead.
  public var description: String {
    "number format \"\(pattern)\", character \(offset + 1)\(fault): \(advice)"
  }

  private var fault: String {
    let rest = pattern.dropFirst(offset)
    return rest.first.map { " (\($0))" } ?? ""
  }

  private var advice: String {
    switch problem {
    case .unclosed: "is not closed"
    case .unexpectedCharacter: "has no meaning here; put text in quotation marks or a backslash before it"
    case .unknownBracket:
      "is no colour, condition, currency or duration such as [Red], [>=100], [$€-407], [h]"
    case .fraction: "fractions can't be shown; use decimals such as 0.00"
    case .mixedKinds: "a section shows either digits, or a date, or text"
    case .tooManySections: "a pattern has at most four sections and two conditions"
    case .tooLong: "a pattern has at most 255 characters"
    }
  }
}
