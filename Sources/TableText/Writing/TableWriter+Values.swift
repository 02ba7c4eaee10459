internal import TableModel
internal import TableOutline
internal import TextWidth

extension TableWriter {
  /// Formats a cell into the buffer for shown text.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - cells: The row that it belongs to.
  ///   - index: Its column.
  /// - Returns: The offset of the decimal point, or where it would stand.
  mutating func show(_ cell: Cell, of cells: borrowing CellBuffer, column index: Int) -> Int {
    shown.removeAll()
    return formatters[index].append(cell, of: cells, to: &shown)
  }

  /// How wide a formatted value is up to its decimal point.
  ///
  /// - Parameters:
  ///   - text: The formatted value.
  ///   - point: The offset of its decimal point.
  ///   - columns: How wide the value is.
  ///   - alignsPoints: Whether decimal points stand below each other.
  ///   - form: Measures it.
  /// - Returns: The columns before the point; all columns where points are not aligned.
  static func lead(
    of text: Span<UInt8>, point: Int, columns: Int, alignsPoints: Bool, form: VisibleForm
  ) -> Int {
    guard alignsPoints, point < text.count else { return columns }
    // Digits and separators are ASCII nearly always; what stands before them need not be.
    return columns == text.count ? point : form.traits(of: text.extracting(0..<point)).columns
  }

  /// What is said behind the label of a collapsed row: how many rows it hides.
  func suffix(of row: borrowing OutlineRow) -> String {
    guard row.hidesRows else { return "" }
    let count = row.rowsBelow
    guard let noun = options.noun else { return " (\(count))" }
    return " (\(count) \(count == 1 ? noun.singular : noun.plural))"
  }

  /// How a cell is drawn.
  func pen(for cell: Cell, at row: borrowing OutlineRow) -> Palette.Pen {
    guard options.usesColor else { return [] }
    var pen: Palette.Pen =
      switch row.kind {
      case .total, .subtotal: .strong
      case .group: row.depth == 0 ? .strong : []
      case .leaf: []
      }
    if cell.isNegative { pen.insert(.negative) }
    return pen
  }
}

extension OutlineRow {
  /// Whether rows below it are left out because it is collapsed.
  ///
  /// A property of the row, because a method of the writer that is called by one which changes it gets a copy of all
  /// the writer's state, which costs more than the answer.
  var hidesRows: Bool { kind == .group && isDisclosure && !isExpanded && rowsBelow > 0 }
}
