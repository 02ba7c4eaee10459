internal import Synchronization

/// How many rows were measured or written, for whoever watches from another thread.
final class RowCounter: Sendable {
  private let rows = Atomic<Int>(0)

  /// The number of rows so far.
  var count: Int { rows.load(ordering: .relaxed) }

  /// Starts again.
  func reset() { rows.store(0, ordering: .relaxed) }

  /// Counts one more row.
  func increment() { rows.add(1, ordering: .relaxed) }
}
