internal import TableModel
internal import TableOutline
internal import TextWidth

/// A column of the table, ready to show cells.
struct TextColumn: Sendable {
  /// Writes cells as a reader is to see them.
  let formatter: CellFormatter

  /// Whether text is shown byte for byte where it needs no treatment.
  let showsTextAsItIs: Bool

  /// Whether decimal points stand below each other.
  let alignsPoints: Bool

  /// Whether labels with an indent stand in it.
  let isIndented: Bool

  /// Prepares a column.
  ///
  /// - Parameters:
  ///   - column: Its header.
  ///   - locale: How numbers and dates are written.
  ///   - isIndented: Whether labels with an indent stand in it.
  /// - Throws: ``ColumnFormatError`` if its format can't be read.
  init(_ column: ColumnHeader, locale: FormatLocale, isIndented: Bool) throws(ColumnFormatError) {
    do {
      formatter = try CellFormatter(column.format, locale: locale)
    } catch {
      throw ColumnFormatError(column: column.title, reason: error)
    }
    showsTextAsItIs = column.format.pattern == nil
    alignsPoints = !isIndented && column.alignment == .decimalPoint
    self.isIndented = isIndented
  }

  /// How wide a formatted value is up to its decimal point.
  ///
  /// - Parameters:
  ///   - text: The formatted value.
  ///   - point: The offset of its decimal point.
  ///   - columns: How wide the value is.
  ///   - form: Measures it.
  /// - Returns: The columns before the point; all columns where points are not aligned.
  func lead(of text: Span<UInt8>, point: Int, columns: Int, form: VisibleForm) -> Int {
    guard alignsPoints, point < text.count else { return columns }
    return columns == text.count ? point : form.traits(of: text.extracting(0..<point)).columns
  }
}
