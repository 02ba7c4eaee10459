internal import CMinizip
internal import TableOutline

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file that an archive is written to, from some place in it on.
@safe
final class ArchiveFile {
  private let descriptor: Int32
  private let start: Int
  private let blocks: BlockWriter
  // Both are counted from the start.
  private var position = 0
  private var end = 0

  /// Prepares; nothing is written yet.
  ///
  /// - Parameters:
  ///   - descriptor: The file, open for writing, in which one can go back; it stays open.
  ///   - start: Where the archive begins.
  ///   - thread: Finds a thread to write a large archive on.
  init(descriptor: Int32, from start: Int = 0, on thread: @escaping () -> WorkThread? = { nil }) {
    self.descriptor = descriptor
    self.start = start
    blocks = BlockWriter(to: descriptor, on: thread)
  }

  /// Goes on where a file of somebody else's stands; `nil` where one can't go back in it, as in a pipe.
  convenience init?(continuing descriptor: Int32, on thread: @escaping () -> WorkThread?) {
    var status = stat()
    let flags = fcntl(descriptor, F_GETFL)
    let offset = lseek(descriptor, 0, SEEK_CUR)
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, flags >= 0,
      flags & O_APPEND == 0, offset >= 0
    else { return nil }
    self.init(descriptor: descriptor, from: Int(offset), on: thread)
  }

  /// Moves the file's own position behind what was written.
  ///
  /// - Returns: Whether it could be moved.
  func moveToEnd() -> Bool { lseek(descriptor, off_t(start + end), SEEK_SET) >= 0 }

  /// The calls by which minizip writes here, while this object lives.
  func withCalls<Result>(_ body: (inout zlib_filefunc64_def) -> Result) -> Result {
    var calls = unsafe zlib_filefunc64_def()
    unsafe calls.opaque = Unmanaged.passUnretained(self).toOpaque()
    unsafe calls.zopen64_file = { file, _, _ in unsafe file }
    unsafe calls.zread_file = { _, _, _, _ in 0 }
    unsafe calls.zwrite_file = { file, _, bytes, count in
      unsafe UInt(ArchiveFile.of(file)?.write(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ?? 0)
    }
    unsafe calls.ztell64_file = { file, _ in unsafe UInt64(ArchiveFile.of(file)?.position ?? 0) }
    unsafe calls.zseek64_file = { file, _, offset, origin in
      unsafe ArchiveFile.of(file)?.move(by: Int(offset), from: origin) == true ? 0 : -1
    }
    unsafe calls.zclose_file = { file, _ in unsafe ArchiveFile.of(file)?.blocks.flush() == true ? 0 : -1 }
    unsafe calls.zerror_file = { _, _ in 0 }
    return unsafe body(&calls)
  }

  private static func of(_ file: UnsafeMutableRawPointer?) -> ArchiveFile? {
    unsafe file.map { unsafe Unmanaged<ArchiveFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private func move(by offset: Int, from origin: Int32) -> Bool {
    switch origin {
    case ZLIB_FILEFUNC_SEEK_SET: position = offset
    case ZLIB_FILEFUNC_SEEK_CUR: position += offset
    case ZLIB_FILEFUNC_SEEK_END: position = end + offset
    default: return false
    }
    return true
  }

  /// Writes all bytes, or has them written soon.
  ///
  /// - Returns: How many of them were written; the system's error says why the others were not.
  private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard unsafe blocks.write(bytes, at: start + position) else { return 0 }
    position += bytes.count
    end = max(end, position)
    return bytes.count
  }
}
