/// The levels of the outline of columns: below a shared heading, all columns but the first can be folded away.
///
/// The first one stays, and with it the heading and the button, so that neighbouring headings fold each by itself.
enum ColumnLevels {
  /// Finds the levels.
  ///
  /// - Parameters:
  ///   - headings: The headings that columns share.
  ///   - count: How many columns there are.
  ///   - treeColumn: The column that is always shown.
  /// - Returns: One level for each column, 0 to 7.
  /// - Complexity: O(*n* · *m*) in the number of columns and levels.
  static func levels(_ headings: SharedHeadings, count: Int, treeColumn: Int) -> [Int] {
    var levels = Array(repeating: 0, count: count)
    for span in headings.rows.joined() {
      for column in span.columns.dropFirst() where column != treeColumn {
        levels[column] = min(levels[column] + 1, SheetLimits.outlineLevel)
      }
    }
    return levels
  }
}
