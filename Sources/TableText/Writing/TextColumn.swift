internal import TableModel
internal import TableOutline

/// What has to be known of a column of the table for each of its cells.
struct TextColumn: Sendable, BitwiseCopyable {
  /// Whether there is no format: text is shown byte for byte, exact numbers with the digits that they have.
  let hasNoFormat: Bool

  /// Whether there is neither a format nor an indent.
  let isPlain: Bool

  /// What stands before the decimals.
  let point: UInt8

  /// Whether decimal points stand below each other.
  let alignsPoints: Bool

  /// Whether labels with an indent stand in it.
  let isIndented: Bool

  /// A column that is drawn and has no cells.
  static let drawing = TextColumn()

  private init() {
    (hasNoFormat, isPlain, point, alignsPoints, isIndented) = (false, false, UInt8(ascii: "."), false, false)
  }

  /// Prepares a column.
  ///
  /// - Parameters:
  ///   - column: Its header.
  ///   - locale: How numbers and dates are written.
  ///   - isIndented: Whether labels with an indent stand in it.
  init(_ column: ColumnHeader, locale: FormatLocale, isIndented: Bool) {
    let separator = locale.decimalSeparator.utf8
    hasNoFormat = column.format.pattern == nil && column.roundedDecimals == nil && separator.count == 1
    isPlain = hasNoFormat && !isIndented
    point = separator.first ?? UInt8(ascii: ".")
    alignsPoints = !isIndented && column.alignment == .decimalPoint
    self.isIndented = isIndented
  }

  /// Whether a cell's text is shown byte for byte, unless it needs treatment.
  func showsBytes(of cell: Cell) -> Bool { hasNoFormat && (cell.kind == .text || cell.kind == .link) }
}
