internal import TableModel
internal import TableOutline

/// Chooses the width of a column from what it shows.
struct ColumnSizing {
  /// The column.
  let column: ColumnHeader
  /// What it holds.
  let contents: ColumnContents
  /// How its numbers and dates are shown.
  let formats: NumberFormats
  /// The widest that text makes it.
  let limit: Int
  /// Whether it is the tree column, which is wide anyhow.
  var isTree = false

  /// The width of the column that marks selected rows.
  static let markWidth = 4

  // Bold digits are wider, and a cell has a margin.
  private static let margin = 2
  // A heading of several words goes on in a second line rather than widen a column of short numbers.
  private static let headingWidth = 20

  /// The width, in digits.
  var width: Int {
    let title = HeadingLines.bold(TextMeasure.width(of: column.title))
    let heading = max(
      isTree ? title : min(title, Self.headingWidth),
      HeadingLines.bold(TextMeasure.wordWidth(of: column.title)))
    var width = max(min(heading, limit), contents.textWidth)
    width = max(width, numberWidth(contents.leaves, formats.leaf))
    width = max(width, numberWidth(contents.totals, formats.total))
    if contents.hasDates { width = max(width, dateWidth) }
    width += Self.margin
    if let ideal = column.width.ideal { width = ideal }
    if let minimum = column.width.minimum { width = max(width, minimum) }
    if let maximum = column.width.maximum { width = min(width, maximum) }
    return min(max(width, 1), SheetLimits.columnWidth)
  }

  private func numberWidth(_ range: ColumnContents.NumberRange, _ pattern: String) -> Int {
    [range.smallest, range.largest].compactMap(\.self).map { number in
      var cells = CellBuffer()
      // Of equal numbers any may have been seen first; zeros at the end are not written.
      cells.append(decimal: number.reduced)
      return Self.shownWidth(of: cells, pattern)
    }.max() ?? 0
  }

  /// The width of a day with a long name in a long month.
  private var dateWidth: Int {
    var cells = CellBuffer()
    // 2023-09-27 22:50:50, a Wednesday.
    cells.append(date: CalendarTime(milliseconds: 1_695_855_050_000, hasTime: true))
    return Self.shownWidth(of: cells, formats.date)
  }

  private static func shownWidth(of cells: borrowing CellBuffer, _ pattern: String) -> Int {
    // A format that only a spreadsheet knows is taken to show what a plain one does.
    guard let formatter = try? CellFormatter(.pattern(pattern)) else { return 12 }
    var output = OutputBuffer(capacity: 64)
    formatter.append(cells[0], of: cells, to: &output)
    return output.withSpan { TextMeasure.width(of: $0) }
  }
}
