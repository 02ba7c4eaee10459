#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Writes to an open file, a pipe or a terminal.
///
/// It does not close it.
public struct FileSink: ByteSink, ~Copyable {
  private let descriptor: Int32

  /// Creates a sink.
  ///
  /// - Parameter descriptor: A file descriptor open for writing; 1 is standard output.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all bytes, in as many pieces as the system takes.
  ///
  /// The corresponding C function is `write`.
  ///
  /// - Parameter bytes: The bytes.
  /// - Throws: `WriteError` with the system's error number.
  public mutating func write(_ bytes: Span<UInt8>) throws {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done..<bytes.count)
      // Safe: the pointer is used within the call only, and `write` reads no more than the count it is given.
      let written = unsafe rest.withUnsafeBufferPointer { unsafe systemWrite(descriptor, $0) }
      if written < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilReady()
        case let failure: throw WriteError(errorNumber: failure)
        }
        continue
      }
      done += written
    }
  }

  /// Waits for room in a pipe that was set up not to wait by itself.
  private func waitUntilReady() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // Whatever comes of it, the next attempt to write tells.
    _ = unsafe poll(&waiting, 1, -1)
  }

  /// Does nothing: whoever opened the file closes it, and checks that.
  public mutating func finish() {}
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
