internal import SystemSupport

/// A thread that works beside the caller, one piece of work at a time; it ends with its owner.
package final class WorkThread {
  private let slot: WorkSlot
  private var thread: SystemThread?

  /// Starts the thread, which waits for work; `nil` where the system has none to give.
  package init?() {
    let slot = WorkSlot()
    guard let started = SystemThread({ slot.run() }) else { return nil }
    self.slot = slot
    thread = consume started
  }

  deinit {
    slot.close()
    thread.take()?.join()
  }

  /// Gives the thread work, once it is done with the work before.
  ///
  /// - Parameter work: What it is to do.
  package func start(_ work: @escaping @Sendable () -> Void) { slot.put(work) }

  /// Waits until the work is done.
  package func wait() { slot.waitUntilIdle() }
}
