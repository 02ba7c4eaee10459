#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The system could not take bytes.
public struct WriteError: Error, Hashable, CustomStringConvertible {
  /// The system's error number: `EPIPE` for a reader that went away, `ENOSPC` for a full disk.
  public let errorNumber: Int32

  /// Creates the error.
  ///
  /// - Parameter errorNumber: The system's error number.
  public init(errorNumber: Int32) { self.errorNumber = errorNumber }

  /// Whether the reader of a pipe has closed it.
  public var isBrokenPipe: Bool { errorNumber == EPIPE }

  /// The system's words for it.
  public var description: String {
    guard let words = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
    return unsafe String(cString: words)
  }
}
