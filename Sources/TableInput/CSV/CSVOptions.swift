/// How delimited text is read; the defaults find out what can be found out.
///
/// ```swift
/// var options = CSVOptions()
/// options.skippedLines = 6
/// options.stopsAtBlankLine = true
/// ```
public struct CSVOptions: Sendable, Hashable {
  /// What happens to a row with more or fewer fields than the header.
  public enum RaggedRows: String, Sendable, Hashable, CaseIterable {
    /// Nothing is read: an error names the rows.
    case error
    /// Missing fields are blank and those too many are dropped, with a warning that names the rows.
    case pad
    /// The row is left out, with a warning that counts.
    case skip
  }

  /// The byte between two fields; `nil` finds it: comma, semicolon, tab or `|`.
  public var delimiter: UInt8?

  /// Whether numbers have decimal commas, so that a comma is the least likely delimiter.
  public var usesDecimalComma = false

  /// Whether the first row names the columns; without names they are `column1`, `column2`, ….
  public var hasHeader = true

  /// Names for the columns in place of those in the header, or of a missing one.
  public var names: [String]?

  /// How many lines stand before the header.
  public var skippedLines = 0

  /// Whether reading ends at the first blank line behind the header.
  public var stopsAtBlankLine = false

  /// The byte that begins a line of comment; `nil` for none.
  public var comment: UInt8?

  /// What happens to a row with more or fewer fields than the header.
  public var raggedRows = RaggedRows.error

  /// Words that stand for nothing, such as `NULL` or `n/a`.
  public var nullWords: [String] = []

  /// Makes options in which nothing is said.
  public init() {}
}
