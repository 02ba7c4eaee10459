internal import TableModel

/// A shown column as the lines of rows are written: all that each of its cells needs, in one small piece.
struct LineCell: Sendable {
  /// The position of the table's column.
  let index: Int

  /// How wide it is.
  private(set) var width: Int

  private var tail: Int
  private var alignment: ColumnAlignment

  /// Whether it is drawn and has no cells.
  let isDrawing: Bool

  /// What has to be known of the table's column.
  let column: TextColumn

  /// Prepares a column.
  ///
  /// - Parameters:
  ///   - layout: The column as it is laid out.
  ///   - columns: The columns of the table.
  init(_ layout: TextLayout.Column, _ columns: ContiguousArray<TextColumn>) {
    width = layout.width
    tail = layout.tail
    alignment = layout.alignment
    if case .cells(let index) = layout.source {
      self.index = index
      isDrawing = false
      column = columns[index]
    } else {
      index = 0
      isDrawing = true
      column = .drawing
    }
  }

  /// The room that an indent leaves.
  ///
  /// - Parameter indent: How wide the indent is; narrower than the column.
  /// - Returns: The rest of the column.
  func behind(_ indent: Int) -> LineCell {
    var rest = self
    rest.width -= indent
    rest.alignment = .leading
    return rest
  }

  /// How many blanks stand before something.
  ///
  /// - Parameters:
  ///   - columns: How wide it is; no wider than the column.
  ///   - lead: How wide it is up to its decimal point.
  /// - Returns: The blanks.
  @inline(__always)
  func leadingBlanks(columns: Int, lead: Int) -> Int {
    alignment.leadingBlanks(columns: columns, lead: lead, width: width, tail: tail)
  }
}
