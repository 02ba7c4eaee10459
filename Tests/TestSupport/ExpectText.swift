public import Testing

/// Records an issue with a line diff if `actual` is not `expected`.
public func expectText(
  _ actual: String,
  equals expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !actual.utf8.elementsEqual(expected.utf8) else { return }
  let diff = TextDiff(expected: expected, actual: actual)
  Issue.record(
    """
    The text differs (- expected, + actual):
    \(diff.isEmpty ? "only in how its characters are encoded" : diff.description)
    """,
    sourceLocation: sourceLocation)
}
