/// An open disclosure row while its children are walked.
struct OutlineLevel: Sendable, BitwiseCopyable {
  /// Whether no sibling of it follows.
  var isLast = false
  /// Whether its children are hidden.
  var hidesChildren = false
  /// Where its label begins in the bytes of the ancestors' path.
  var pathStart = 0
  /// What the first walk found, or -1.
  var summaryIndex = -1
  /// How many of its children have been seen.
  var childrenSeen = 0
  /// Its place among the paths that the caller named, or -1.
  var pathNode = -1
  /// Whether the row itself is part of the report.
  var isWritten = false
  /// Whether its children are no rows of the report.
  var foldsChildren = false
  /// Whether its children were given to the visitor.
  var childrenVisited = false
}
