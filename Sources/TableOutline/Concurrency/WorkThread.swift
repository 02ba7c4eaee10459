#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread that works beside the caller, one piece of work at a time; it ends with its owner.
package final class WorkThread {
  private let slot: WorkSlot
  private let thread: pthread_t

  /// Starts the thread, which waits for work; `nil` where the system has none to give.
  package init?() {
    let slot = WorkSlot()
    // The thread owns one reference, and gives it back when it ends.
    let reference = unsafe Unmanaged.passRetained(slot)
    guard let started = unsafe startThread(reference.toOpaque()) else {
      unsafe reference.release()
      return nil
    }
    self.slot = slot
    thread = started
  }

  deinit {
    slot.close()
    pthread_join(thread, nil)
  }

  /// How many processors there are.
  package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// Gives the thread work, once it is done with the work before.
  ///
  /// - Parameter work: What it is to do.
  package func start(_ work: @escaping @Sendable () -> Void) { slot.put(work) }

  /// Waits until the work is done.
  package func wait() { slot.waitUntilIdle() }
}

private func startThread(_ slot: UnsafeMutableRawPointer) -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = unsafe pthread_create(&thread, nil, { unsafe runWork($0) }, slot)
  return status == 0 ? thread : nil
}

private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer = unsafe pointer {
    unsafe Unmanaged<WorkSlot>.fromOpaque(pointer).takeRetainedValue().run()
  }
  return nil
}
