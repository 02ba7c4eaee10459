#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system said about a call that failed.
enum SystemError {
  /// The text for the error that the last failed call left behind.
  static var last: String { text(of: errno) }

  /// The text for an error number.
  static func text(of code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
