#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A piece of work that runs on a thread of its own.
///
/// Unchecked, because the compiler can't see it: the thread alone writes the result, and `join` reads it only when the
/// thread has ended.
final class WorkerThread<Output: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Output
  private var output: Output?
  private var thread: pthread_t?

  /// Starts the work.
  ///
  /// The corresponding C function is `pthread_create`.
  init(_ work: @escaping @Sendable () -> Output) {
    self.work = work
    // The thread owns one reference to this object, and gives it back when it has run.
    let job = unsafe Unmanaged.passRetained(ThreadJob { self.output = work() })
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let status = unsafe pthread_create(&started, nil, { unsafe runJob($0) }, job.toOpaque())
    if status == 0 { thread = started } else { unsafe job.release() }
  }

  deinit {
    // What nobody waits for is given back to the system by the thread itself.
    if let thread { _ = pthread_detach(thread) }
  }

  /// Waits for the end of the work; where no thread could be had, the work is done here.
  ///
  /// The corresponding C function is `pthread_join`.
  func join() -> Output {
    if let thread {
      _ = pthread_join(thread, nil)
      self.thread = nil
    }
    return output ?? work()
  }
}

/// What a thread runs, without the type of its result.
private final class ThreadJob: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runJob(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer = unsafe pointer {
    unsafe Unmanaged<ThreadJob>.fromOpaque(pointer).takeRetainedValue().run()
  }
  return nil
}

/// How many threads can run at once.
var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
