internal import TableOutline

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes bytes to places in a file, in large blocks, and those of a large file on another thread.
///
/// What goes wrong is told by the call after it, or by `flush`.
final class BlockWriter {
  // One block is filled while the other is written.
  private var block = ContiguousArray<UInt8>()
  private var position = 0
  private let job: Job
  private let findThread: () -> WorkThread?
  private var thread: WorkThread?

  private static let blockSize = 1 << 20

  /// Prepares; nothing is written yet.
  ///
  /// - Parameters:
  ///   - descriptor: The file, open for writing; it stays open.
  ///   - thread: Finds a thread to write on, if there is one to be had; asked where a first block is full.
  init(to descriptor: Int32, on thread: @escaping () -> WorkThread?) {
    findThread = thread
    job = Job(descriptor)
  }

  deinit { thread?.wait() }

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - start: Where in the file they go.
  /// - Returns: Whether all went well so far; the system's error says what did not.
  func write(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    if start != position + block.count || block.count + bytes.count > Self.blockSize {
      guard send(isLast: false) else { return false }
      position = start
    }
    unsafe block.append(contentsOf: bytes)
    return true
  }

  /// Writes what was held back.
  ///
  /// - Returns: Whether all bytes are written; the system's error says why not.
  func flush() -> Bool { send(isLast: true) && isWritten() }

  /// Has the block written; the last one of a small file here, without a thread.
  private func send(isLast: Bool) -> Bool {
    guard isWritten() else { return false }
    guard !block.isEmpty else { return true }
    swap(&job.block, &block)
    job.position = position
    block.removeAll(keepingCapacity: true)
    if thread == nil, !isLast { thread = findThread() }
    guard let thread else {
      job.run()
      return isWritten()
    }
    thread.start { [job] in job.run() }
    return true
  }

  private func isWritten() -> Bool {
    thread?.wait()
    if job.errorNumber != 0 { errno = job.errorNumber }
    return job.errorNumber == 0
  }

  /// A block and its place in the file.
  ///
  /// Unchecked, because the compiler can't see it: whoever gives it to a thread waits for that before it looks at it.
  private final class Job: @unchecked Sendable {
    private let descriptor: Int32
    var block = ContiguousArray<UInt8>()
    var position = 0
    /// What the system said when something was not written, or 0.
    private(set) var errorNumber: Int32 = 0

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func run() {
      unsafe block.withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count {
          let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
          let written = unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(position + done))
          if written < 0, errno == EINTR { continue }
          guard written > 0 else {
            errorNumber = written < 0 ? errno : EIO
            return
          }
          done += written
        }
        #if os(Linux)
          // The disk begins with what is not needed any more, and there is less to wait for at the end. That is advice:
          // where the system does not take it, the bytes come to the disk later.
          _ = posix_fadvise(descriptor, off_t(position), off_t(bytes.count), POSIX_FADV_DONTNEED)
        #endif
      }
    }
  }
}
