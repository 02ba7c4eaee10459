public import TableOutline

/// A column's number format can't be read.
public struct ColumnFormatError: Error, CustomStringConvertible {
  /// The column's title.
  public let column: String

  /// What is wrong with the format.
  public let reason: FormatPatternError

  /// What is wrong, and where.
  public var description: String { "column \(column): \(reason)" }
}
