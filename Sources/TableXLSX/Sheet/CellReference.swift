/// The names of columns and cells, `A` to `XFD` and `A1` to `XFD1048576`.
enum CellReference {
  /// The letters of a column.
  ///
  /// - Parameter column: The position, from 0.
  /// - Returns: The letters.
  static func letters(column: Int) -> String {
    var rest = column + 1
    var letters = ""
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest /= 26
    }
    return letters
  }

  /// The name of a cell.
  ///
  /// - Parameters:
  ///   - column: The position, from 0.
  ///   - row: The number, from 1.
  /// - Returns: The name.
  static func name(column: Int, row: Int) -> String { letters(column: column) + String(row) }

  /// The name of a range, or of one cell where both ends are the same.
  ///
  /// - Parameters:
  ///   - columns: Positions, from 0.
  ///   - rows: Numbers, from 1.
  /// - Returns: The name.
  static func range(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> String {
    let first = name(column: columns.lowerBound, row: rows.lowerBound)
    let last = name(column: columns.upperBound, row: rows.upperBound)
    return first == last ? first : "\(first):\(last)"
  }
}
