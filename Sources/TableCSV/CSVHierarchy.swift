/// How a CSV file says where a row stands in the tree, in front of the table's own columns.
public enum CSVHierarchy: String, Sendable, Hashable, CaseIterable {
  /// `depth`, `kind` (`group`, `leaf`, `subtotal` or `total`) and `path`, the labels from the top joined by `/`.
  case depth
  /// One column for each level, `level1` to the deepest, with the labels from the top row down to this one.
  case levels
  /// `id`, the number of the row from 1, and `parent`, the number of the row that it stands below.
  case parent
  /// Two blanks before the label for each level, in the tree column itself.
  case indent
  /// Nothing.
  case none
}
