/// The place where one thread puts work and another takes it.
///
/// Unchecked, because the compiler can't see it: all that changes is read and written under the lock.
final class WorkSlot: @unchecked Sendable {
  private let monitor = Monitor()
  private var work: (@Sendable () -> Void)?
  private var isClosed = false

  /// Puts work in, once the work before is done.
  func put(_ next: @escaping @Sendable () -> Void) {
    monitor.locked {
      while work != nil { monitor.wait() }
      work = next
    }
  }

  /// Waits until no work is left.
  func waitUntilIdle() {
    monitor.locked {
      while work != nil { monitor.wait() }
    }
  }

  /// Says that no more work comes.
  func close() {
    monitor.locked { isClosed = true }
  }

  /// Does the work that comes, until no more does.
  func run() {
    while let next = nextWork() {
      next()
      monitor.locked { work = nil }
    }
  }

  private func nextWork() -> (@Sendable () -> Void)? {
    monitor.locked {
      while work == nil, !isClosed { monitor.wait() }
      return work
    }
  }
}
