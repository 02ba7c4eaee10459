/// What the first walk found, for all walks after it.
///
/// Unchecked, because the aggregates in it are no `Sendable` values: nothing in it changes any more.
final class FirstWalk: @unchecked Sendable {
  /// What was found.
  let summary: OutlineSummary

  /// Keeps what was found.
  init(_ summary: consuming OutlineSummary) {
    self.summary = summary
  }
}
