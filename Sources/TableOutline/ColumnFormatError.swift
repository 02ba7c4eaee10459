/// A column's number format can't be read.
public struct ColumnFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The column's title.
  public let column: String

  /// What is wrong with the format.
  public let reason: FormatPatternError

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - column: The column's title.
  ///   - reason: What is wrong with the format.
  public init(column: String, reason: FormatPatternError) {
    self.column = column
    self.reason = reason
  }

  /// What is wrong, and where.
  public var description: String { "column \(column): \(reason)" }
}

extension CellFormatter {
  /// Compiles the format of a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - locale: The separators, and the names of months and days.
  /// - Throws: ``ColumnFormatError`` if the format can't be read.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(for column: ColumnHeader, locale: FormatLocale = .english) throws(ColumnFormatError) {
    do {
      try self.init(column.format, locale: locale, roundedDecimals: column.roundedDecimals)
    } catch {
      throw ColumnFormatError(column: column.title, reason: error)
    }
  }
}
