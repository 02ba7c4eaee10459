#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where files are kept that nobody else is to see.
package enum TemporaryFiles {
  /// The folder that `TMPDIR` names, or `/tmp` where it names none.
  package static var folder: String {
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    return named.isEmpty ? "/tmp" : named
  }
}
