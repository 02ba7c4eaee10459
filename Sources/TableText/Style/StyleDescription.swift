internal import TableOutline

/// Everything that makes a style: which rules there are, and what stands between cells.
struct StyleDescription: Sendable {
  /// A line across the table.
  struct Rule: Sendable {
    let start, fill, junction, end: String

    /// What stands between two columns with a common heading below, which no bar parts; `nil` for the junction.
    var junctionAboveHeading: String?

    /// Whether `:` marks the alignment of each column, as Markdown wants it.
    var marksAlignment = false
  }

  /// A line below the headings that columns share, which runs below these columns alone.
  struct HeadingRule: Sendable {
    /// Before, in and behind the line, where it runs from edge to edge.
    let start, fill, end: String

    /// Where a bar goes on from above, where one begins, and where one meets an end of the line.
    let cross, branch, open: String
    let close: Glyph
  }

  /// What stands before, between and behind the cells of a line.
  struct Bars: Sendable {
    let start, separator, end: Glyph

    init(start: String, separator: String, end: String) {
      self.start = Glyph(start)
      self.separator = Glyph(separator)
      self.end = Glyph(end)
    }

    /// The columns that bars take up in a line of some cells.
    func columns(around cells: Int) -> Int {
      cells > 0 ? start.columns + separator.columns * (cells - 1) + end.columns : 0
    }
  }

  var top: Rule?
  var headerBars: Bars
  var belowHeadings: HeadingRule?
  var belowHeader: Rule?
  var bars: Bars
  var aroundTotals: Rule?
  var bottom: Rule?

  /// Whether the output is Markdown source.
  var isMarkdown = false

  /// The fewest columns that a column may have.
  var minimumColumns = 1

  /// What a column is called in the line of its own heading: Markdown has no others.
  func title(of column: ColumnHeader) -> String { isMarkdown ? column.fullTitle : column.title }
}
