internal import TableModel
internal import TableOutline

/// Formats the values of one column.
///
/// A class, because a formatter is large: read from an array it would be copied for each cell, which costs more than
/// a short number.
final class ValueFormatter: Sendable {
  private let formatter: CellFormatter

  /// Compiles the format of a column.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - locale: How numbers and dates are written.
  /// - Throws: `ColumnFormatError` if the format can't be read.
  init(_ column: ColumnHeader, locale: FormatLocale) throws(ColumnFormatError) {
    formatter = try CellFormatter(for: column, locale: locale)
  }

  /// Appends the shown text of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - cells: The row that it belongs to.
  ///   - output: Where the text goes.
  /// - Returns: The offset of the decimal point, or where it would stand.
  func append(_ cell: Cell, of cells: borrowing CellBuffer, to output: inout OutputBuffer) -> Int {
    formatter.append(cell, of: cells, to: &output)
  }
}
