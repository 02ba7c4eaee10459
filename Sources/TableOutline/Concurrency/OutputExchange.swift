/// Hands outputs from the thread that fills them to the one that empties them, one after the other.
///
/// Unchecked, because the compiler can't see it: all that changes is read and written under the lock, but the output
/// that waits, which the one leaves alone while it is full and the other while it is empty.
final class OutputExchange<Output: ~Copyable>: @unchecked Sendable {
  /// Nobody empties the outputs any more.
  struct Cancelled: Error {}

  private let monitor = Monitor()
  private var waiting: Output
  private var isFull = false
  private var isClosed = false
  private var isCancelled = false
  private var failure: (any Error)?

  /// Begins with an empty output.
  init(_ empty: consuming Output) { waiting = empty }

  /// Gives a full output away, for an empty one.
  ///
  /// - Parameter swap: Puts the full one in the place of the other.
  /// - Throws: `Cancelled` if nobody takes it, and what the closure throws.
  func give(_ swap: (inout Output) throws -> Void) throws {
    try monitor.locked {
      while isFull, !isCancelled { monitor.wait() }
      if isCancelled { throw Cancelled() }
      try swap(&waiting)
      isFull = true
    }
  }

  /// Says that no more outputs come.
  ///
  /// - Parameter failure: Why there are fewer of them than there should be.
  func close(_ failure: (any Error)? = nil) {
    monitor.locked {
      self.failure = failure
      isClosed = true
    }
  }

  /// Waits for the next output, and empties it.
  ///
  /// - Parameter drain: Empties it; not called where no more come.
  /// - Throws: What stopped the thread that fills the outputs, and what the closure throws.
  func take(_ drain: (inout Output) throws -> Void) throws {
    let hasNext = monitor.locked {
      while !isFull, !isClosed { monitor.wait() }
      return isFull
    }
    guard hasNext else {
      if let failure { throw failure }
      return
    }
    try drain(&waiting)
    monitor.locked { isFull = false }
  }

  /// Says that nobody takes any more outputs.
  func cancel() {
    monitor.locked { isCancelled = true }
  }
}
