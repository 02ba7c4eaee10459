#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system's, which runs one piece of work.
///
/// Nobody has to wait for it: one that is let go ends by itself.
package struct SystemThread: ~Copyable {
  private let thread: pthread_t

  /// Starts a thread; `nil` where the system has none to give, with nothing done.
  ///
  /// The corresponding C function is `pthread_create`.
  ///
  /// - Parameters:
  ///   - blocksSignals: Whether no signal interrupts it.
  ///   - work: What it does.
  package init?(blocksSignals: Bool = false, _ work: @escaping @Sendable () -> Void) {
    // A thread starts with the signals blocked that are blocked here.
    var (blocked, previous) = (sigset_t(), sigset_t())
    _ = unsafe blocksSignals ? sigfillset(&blocked) : sigemptyset(&blocked)
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    // The thread takes over the one reference made here.
    let job = unsafe Unmanaged.passRetained(Job(work))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let status = unsafe pthread_create(&started, nil, { unsafe runJob($0) }, job.toOpaque())
    if status != 0 { unsafe job.release() }
    #if canImport(Darwin)
      guard status == 0, let started else { return nil }
    #else
      guard status == 0 else { return nil }
    #endif
    thread = started
  }

  deinit { _ = pthread_detach(thread) }

  /// Waits for the end of the work.
  ///
  /// The corresponding C function is `pthread_join`.
  package consuming func join() {
    _ = pthread_join(thread, nil)
    discard self
  }
}

private final class Job: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runJob(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer = unsafe pointer {
    unsafe Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run()
  }
  return nil
}
