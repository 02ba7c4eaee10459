/// What is said about the types of columns before their values are looked at.
public struct ColumnTyping: Sendable, Hashable {
  /// What the values of a column are declared to be.
  public enum DeclaredType: String, Sendable, Hashable, CaseIterable {
    /// Text, whatever it looks like.
    case text
    /// Numbers; commas in them group thousands, unless commas are for decimals.
    case number
    /// Amounts of money.
    case money
    /// Shares of one hundred; `12.5` is read as `12.5 %`.
    case percent
    /// Dates.
    case date
  }

  /// What happens to a value that is no number in a column of numbers.
  public enum BadNumbers: String, Sendable, Hashable, CaseIterable {
    /// Nothing is read: an error names the values.
    case error
    /// The value is taken as blank, with a warning that counts.
    case blank
    /// The record is left out, with a warning that counts.
    case skip
  }

  /// Declared types, by column number.
  public var declaredTypes: [Int: DeclaredType] = [:]

  /// The columns that must come out as numbers, because they are added up.
  public var numericColumns: Set<Int> = []

  /// The columns whose values are put in order, or of which the smallest or the largest is wanted.
  ///
  /// One that could be read in two ways, and so has two orders, is an error; others of that kind stay text.
  public var orderedColumns: Set<Int> = []

  /// Whether a comma stands before the decimals, and a point, a blank or an apostrophe groups thousands.
  public var usesDecimalComma = false

  /// How dates are written; `nil` finds out.
  public var dateFormat: DatePattern?

  /// What happens to a value that is no number in a column of numbers.
  public var badNumbers = BadNumbers.error

  /// Makes a typing in which nothing is said.
  public init() {}
}
