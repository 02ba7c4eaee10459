/// The lines that lead from a disclosure row to its children.
public enum GuideStyle: String, Sendable, CaseIterable {
  /// `├─` and `└─`.
  case unicode
  /// `|-`, and for the last row a backtick and `-`.
  case ascii
  /// Indent alone.
  case blank = "none"
}
