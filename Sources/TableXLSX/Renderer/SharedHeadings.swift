internal import TableOutline

/// The headings that columns share with their neighbours, a row of them for each level, outermost first.
struct SharedHeadings {
  /// A heading and the columns below it.
  struct Span: Equatable {
    /// The heading.
    let title: String
    /// The positions of the columns.
    let columns: ClosedRange<Int>
  }

  /// The rows, from the top.
  let rows: [[Span]]

  /// Finds the headings of some columns.
  ///
  /// - Parameter columns: The columns, from the left.
  /// - Complexity: O(*n* · *m*) in the number of columns and levels.
  init(_ columns: [ColumnHeader]) {
    let levels = columns.map(\.groupTitles.count).max() ?? 0
    rows = (0..<levels).map { level in
      var spans: [Span] = []
      for (index, column) in columns.enumerated() where column.groupTitles.count > level {
        let path = column.groupTitles[...level]
        if let last = spans.last, last.columns.upperBound == index - 1,
          columns[index - 1].groupTitles.prefix(level + 1) == path
        {
          spans[spans.count - 1] = Span(title: last.title, columns: last.columns.lowerBound...index)
        } else {
          spans.append(Span(title: column.groupTitles[level], columns: index...index))
        }
      }
      return spans
    }
  }
}
