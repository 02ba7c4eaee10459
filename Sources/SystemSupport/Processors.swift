internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The processors of this machine.
package enum Processors {
  /// How many threads can run at once.
  ///
  /// The corresponding C function is `sysconf`.
  package static let count = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)

  /// How many threads can run at once with the caller's, beside the worker threads that there are: at least one.
  ///
  /// It is a moment's truth, by which work is shared out; no result may depend on it.
  package static var idleCount: Int { max(count - workers.load(ordering: .relaxed), 1) }

  private static let workers = Atomic<Int>(0)

  /// Takes note of a worker thread that begins.
  static func occupy() { workers.add(1, ordering: .relaxed) }

  /// Takes note of a worker thread that has done its work.
  static func release() { workers.subtract(1, ordering: .relaxed) }
}
