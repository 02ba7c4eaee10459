internal import TableOutline

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file descriptor, closed with its last owner.
final class FileHandle {
  /// The file's path.
  let path: String
  /// What the file is called in errors.
  private let shownPath: String
  /// Open for reading and writing.
  let descriptor: Int32

  private init(path: String, shownPath: String?, descriptor: Int32) {
    self.path = path
    self.shownPath = shownPath ?? path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Makes a new file under a name of its own.
  ///
  /// - Parameters:
  ///   - folder: Where.
  ///   - shownPath: What it is called in errors; its own path unless said otherwise.
  /// - Throws: `XLSXError.cannotWrite`.
  /// - Returns: The file, open for reading and writing.
  static func makeUnique(in folder: String, shownAs shownPath: String? = nil) throws -> FileHandle {
    // The system puts letters and digits in place of each X.
    var template = ContiguousArray("\(folder)/.foldout-XXXXXX".utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
      guard let start = name.baseAddress else { return Int32(-1) }
      return unsafe mkstemp(start)
    }
    guard descriptor >= 0 else {
      throw XLSXError.cannotWrite(path: shownPath ?? folder, reason: SystemError.last)
    }
    let path = template.dropLast().map { UInt8(bitPattern: $0) }
    return FileHandle(
      path: String(decoding: path, as: UTF8.self), shownPath: shownPath, descriptor: descriptor)
  }

  /// Writes all bytes at the file's end.
  func append(_ bytes: Span<UInt8>) throws {
    try Self.writeAll(bytes, to: descriptor, path: shownPath)
  }

  /// Writes all bytes to an open descriptor.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: Where they go.
  ///   - path: What to call the file in an error.
  /// - Throws: `XLSXError.cannotWrite`.
  static func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32, path: String) throws {
    var sink = FileSink(descriptor: descriptor)
    do {
      try sink.write(bytes)
    } catch {
      throw XLSXError.cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Reads the file from its start.
  ///
  /// - Parameter body: Receives the bytes, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.cannotRead`.
  func readAll(to body: (Span<UInt8>) throws -> Void) throws { try read(0..<Int.max, to: body) }

  /// Reads a part of the file, up to its end at most.
  ///
  /// - Parameters:
  ///   - range: Which.
  ///   - body: Receives the bytes, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.cannotRead`.
  func read(_ range: Range<Int>, to body: (Span<UInt8>) throws -> Void) throws {
    var block = ContiguousArray<UInt8>(repeating: 0, count: min(range.count, 256 << 10))
    var next = range.lowerBound
    while next < range.upperBound {
      let count = unsafe block.withUnsafeMutableBytes { room in
        unsafe pread(descriptor, room.baseAddress, min(room.count, range.upperBound - next), off_t(next))
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw XLSXError.cannotRead(path: shownPath, reason: SystemError.last)
      }
      if count == 0 { return }
      next += count
      try body(block.span.extracting(0..<count))
    }
  }

  /// Waits until the file's bytes are on the disk.
  func synchronize() throws {
    // Some file systems know no synchronising; their files are as safe as they get.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP {
      throw XLSXError.cannotWrite(path: shownPath, reason: SystemError.last)
    }
  }

  /// Whether a path can be given to another file: there is nothing there yet, or a file and no device or pipe.
  static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Gives the file the permissions of another, or those of a new file where there is no other.
  func takePermissions(of other: String) throws {
    var status = stat()
    let mode: mode_t
    if unsafe stat(other, &status) == 0 {
      mode = status.st_mode & 0o777
    } else {
      // The only way to read the mask is to set it.
      let mask = umask(0)
      umask(mask)
      mode = 0o666 & ~mask
    }
    if fchmod(descriptor, mode) != 0 {
      throw XLSXError.cannotWrite(path: other, reason: SystemError.last)
    }
  }

  /// Takes the file's name away; its bytes live on until the handle is gone.
  func unlinkPath() { _ = unsafe unlink(path) }
}
