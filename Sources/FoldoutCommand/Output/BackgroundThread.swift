#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread beside the one that makes the report, which nobody waits for and no signal interrupts.
enum BackgroundThread {
  /// Runs `work` on a new thread; false where no thread can be had.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    final class Work: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    // A thread starts with the signals blocked that are blocked here, so that it can never be the one they end.
    var (all, previous) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    // The thread takes over the one reference made here.
    let context = unsafe Unmanaged.passRetained(Work(work))
    #if canImport(Glibc)
      var thread = pthread_t()
      let status = unsafe pthread_create(
        &thread, nil,
        { context in
          guard let context = unsafe context else { return nil }
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #else
      var thread: pthread_t?
      let status = unsafe pthread_create(
        &thread, nil,
        { context in
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #endif
    if status != 0 { unsafe context.release() }
    return status == 0
  }
}
