/// A piece of work that runs on a thread of its own, and has a result.
///
/// Unchecked, because the compiler can't see it: the thread alone writes the result, and `join` reads it only when the
/// thread has ended.
package final class WorkerThread<Output: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Output
  private var output: Output?
  private var thread: SystemThread?

  /// Starts the work.
  package init(_ work: @escaping @Sendable () -> Output) {
    self.work = work
    Processors.occupy()
    thread = SystemThread {
      self.output = work()
      Processors.release()
    }
    if thread == nil { Processors.release() }
  }

  /// Waits for the end of the work; where no thread could be had, the work is done here.
  package func join() -> Output {
    thread.take()?.join()
    return output ?? work()
  }
}
