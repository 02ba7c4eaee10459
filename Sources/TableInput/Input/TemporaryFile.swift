internal import SystemSupport

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file without a name, which goes when this does, however the process ends.
struct TemporaryFile: ~Copyable {
  private let descriptor: Int32

  /// Makes an empty file where the system keeps temporary files; `nil` if it can't.
  ///
  /// The corresponding C functions are `mkstemp` and `unlink`.
  init?() {
    // The system puts letters and digits in place of each X.
    var path = ContiguousArray("\(TemporaryFiles.folder)/foldout-XXXXXX".utf8CString)
    let descriptor = unsafe path.withUnsafeMutableBufferPointer { path -> Int32 in
      guard let name = path.baseAddress else { return -1 }
      let descriptor = unsafe mkstemp(name)
      if descriptor >= 0 { _ = unsafe unlink(name) }
      return descriptor
    }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  deinit {
    // What was written is no longer wanted, so a failing `close` loses nothing.
    _ = close(descriptor)
  }

  /// Writes bytes at a position.
  ///
  /// The corresponding C function is `pwrite`.
  ///
  /// - Returns: False if they can't all be written.
  func write(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(position + written))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Appends bytes from a position on to memory.
  ///
  /// The corresponding C function is `pread`.
  ///
  /// - Returns: How many bytes came, or -1 where they can't be read.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  func read(into memory: inout InputMemory, upTo room: Int, at position: Int) throws(InputError) -> Int {
    var count = 0
    let descriptor = descriptor
    try unsafe memory.appendBytes(upTo: room) { (free) throws(InputError) in
      repeat {
        count = unsafe pread(descriptor, free.baseAddress, free.count, off_t(position))
      } while count < 0 && errno == EINTR
      return max(count, 0)
    }
    return count
  }
}
