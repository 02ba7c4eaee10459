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
  package static var count: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }
}
