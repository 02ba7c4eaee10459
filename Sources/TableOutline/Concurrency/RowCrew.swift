internal import SystemSupport
package import TableModel

/// Threads that show a large report's rows beside the caller, each a share of them.
package final class RowCrew {
  /// What one thread does with its rows.
  package struct Part<Output: ~Copyable>: Sendable {
    /// Writes a row into an output of the part's own.
    let write: @Sendable (borrowing CellBuffer, borrowing OutlineRow) throws -> Void
    /// Puts that output in the place of an empty one.
    let swapOutput: @Sendable (inout Output) throws -> Void

    /// Describes a part.
    ///
    /// - Parameters:
    ///   - write: Writes a row into an output of the part's own.
    ///   - swapOutput: Puts that output in the place of an empty one.
    package init(
      write: @escaping @Sendable (borrowing CellBuffer, borrowing OutlineRow) throws -> Void,
      swapOutput: @escaping @Sendable (inout Output) throws -> Void
    ) {
      self.write = write
      self.swapOutput = swapOutput
    }
  }

  private let threads: [WorkThread]

  /// Fewer rows are shown sooner than threads are started.
  private static let fewRows = 1 << 14

  /// Gathers threads; `nil` where the rows are few, or no other processor is there.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - processors: How many processors are used, the caller's included; `nil` asks the system.
  ///   - mayBeAlone: Whether the caller does without other threads where no other processor is there.
  package init?(for rows: SharedRows, processors: Int?, mayBeAlone: Bool = false) {
    guard rows.count >= Self.fewRows else { return nil }
    var threads: [WorkThread] = []
    for _ in 1..<max(processors ?? Processors.count, 1) {
      guard let thread = WorkThread() else { break }
      threads.append(thread)
    }
    guard mayBeAlone || !threads.isEmpty else { return nil }
    self.threads = threads
  }

  /// How many threads there are beside the caller's.
  package var count: Int { threads.count }

  private func share(_ index: Int, stretch: Int) -> RowShare {
    RowShare(index, of: threads.count + 1, stretch: stretch)
  }

  /// Shows all rows, in any order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - own: Sees the rows of the caller's share.
  ///   - others: For each thread what sees those of its share.
  /// - Throws: `OutlineError.rowsChanged`.
  package func visit(
    _ rows: SharedRows, own: SharedRows.Body,
    others: [@Sendable (borrowing CellBuffer, borrowing OutlineRow) -> Void]
  ) throws {
    let failures = threads.map { _ in Failure() }
    defer { for thread in threads { thread.wait() } }
    for (index, thread) in threads.enumerated() {
      let (share, body, failure) = (share(index + 1, stretch: 1 << 12), others[index], failures[index])
      thread.start { failure.catching { try rows.visit(share, body) } }
    }
    try rows.visit(share(0, stretch: 1 << 12), own)
    for (thread, failure) in zip(threads, failures) {
      thread.wait()
      try failure.rethrow()
    }
  }

  /// Writes all rows, in their order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - stretch: How many rows are written between two meetings.
  ///   - parts: What each thread does with its rows.
  ///   - emptyOutput: Makes an empty output.
  ///   - own: Writes a row of the caller's share.
  ///   - drainOwn: Takes what the caller has written.
  ///   - drain: Takes what a thread has written.
  /// - Throws: `OutlineError.rowsChanged`, and what the closures throw.
  package func write<Output: ~Copyable>(
    _ rows: SharedRows, stretch: Int, parts: [Part<Output>], emptyOutput: () -> Output, own: SharedRows.Body,
    drainOwn: () throws -> Void, drain: (inout Output) throws -> Void
  ) throws {
    let exchanges = threads.map { _ in OutputExchange(emptyOutput()) }
    defer { for thread in threads { thread.wait() } }
    for (index, thread) in threads.enumerated() {
      let (share, part, exchange) = (share(index + 1, stretch: stretch), parts[index], exchanges[index])
      thread.start { Self.write(rows, share, part, to: exchange) }
    }
    do {
      var left = stretch
      try rows.visit(share(0, stretch: stretch)) { cells, row in
        try own(cells, row)
        left -= 1
        guard left == 0 else { return }
        left = stretch
        try drainOwn()
        for exchange in exchanges { try exchange.take(drain) }
      }
      try drainOwn()
      // Nothing is left where all went well, but the end of a share that could not be walked.
      for exchange in exchanges { try exchange.take(drain) }
    } catch {
      for exchange in exchanges { exchange.cancel() }
      throw error
    }
  }

  /// Writes one thread's share.
  private static func write<Output: ~Copyable>(
    _ rows: SharedRows, _ share: RowShare, _ part: Part<Output>, to exchange: OutputExchange<Output>
  ) {
    do {
      var left = share.stretch
      try rows.visit(share) { cells, row in
        try part.write(cells, row)
        left -= 1
        guard left == 0 else { return }
        left = share.stretch
        try exchange.give(part.swapOutput)
      }
      if left < share.stretch { try exchange.give(part.swapOutput) }
      exchange.close()
    } catch {
      exchange.close(error)
    }
  }

  /// What went wrong on a thread.
  ///
  /// Unchecked, because the compiler can't see it: whoever asks has waited for the thread.
  private final class Failure: @unchecked Sendable {
    private var error: (any Error)?

    func catching(_ body: () throws -> Void) {
      do { try body() } catch { self.error = error }
    }

    func rethrow() throws {
      if let error { throw error }
    }
  }
}
