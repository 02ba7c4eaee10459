#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where links lead.
enum FileLinks {
  /// The path of the file itself, behind any links; the file need not exist.
  static func resolved(_ path: String) throws(OutputFailure) -> String {
    var current = path
    for _ in 0..<40 {
      guard let target = FileCalls.linkTarget(of: current) else { return current }
      current = target.hasPrefix("/") ? target : folder(of: current) + target
    }
    throw OutputFailure(path: path, errorNumber: ELOOP)
  }

  /// The folder part of a path, with its slash; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
