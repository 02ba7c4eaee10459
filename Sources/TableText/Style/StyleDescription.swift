/// Everything that makes a style: which rules there are, and what stands between cells.
struct StyleDescription: Sendable {
  /// A line across the table.
  struct Rule: Sendable {
    let start, fill, junction, end: String

    /// Whether `:` marks the alignment of each column, as Markdown wants it.
    var marksAlignment = false
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
  var belowHeader: Rule?
  var bars: Bars
  var aroundTotals: Rule?
  var bottom: Rule?

  /// Whether the output is Markdown source.
  var isMarkdown = false

  /// The fewest columns that a column may have.
  var minimumColumns = 1
}
