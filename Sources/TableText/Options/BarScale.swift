/// What the longest bar stands for.
public enum BarScale: String, Sendable, CaseIterable {
  /// The largest value among the rows of one parent.
  case siblings
  /// The largest value of the column among rows with nothing shown below them; the others get no bar, since totals
  /// would flatten it.
  case table
}
