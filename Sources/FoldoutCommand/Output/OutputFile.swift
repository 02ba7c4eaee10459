#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is whole or not there.
///
/// Writing goes to a temporary file in the same folder, which takes the file's name only in `commit()`. Until then
/// what stood under the name is untouched, and if there is no commit, or a signal ends the process, the temporary
/// file is removed. A link is followed, and the permissions of a file that was there are kept. Devices and named
/// pipes can't be replaced and are written directly.
struct OutputFile: ~Copyable {
  /// Where to write until the commit.
  let writePath: String
  /// The name to appear under; nil where `writePath` is it already.
  private let finalPath: String?
  private let requestedPath: String
  private let replaced: FileAttributes?
  private let cleanup: InterruptCleanup?

  /// Makes the temporary file for `path`, empty.
  ///
  /// - Parameters:
  ///   - path: The name to appear under.
  ///   - cleanup: Removes the temporary file when a signal comes.
  /// - Throws: where the file can't be made or replaced.
  init(path: String, _ cleanup: InterruptCleanup) throws(OutputFailure) {
    requestedPath = path
    let existing = FileAttributes(following: path)
    switch existing?.kind {
    case .folder:
      throw OutputFailure(path: path, reason: System.describe(error: EISDIR))
    case .other:
      writePath = path
      finalPath = nil
      replaced = nil
      self.cleanup = nil
    case .file, nil:
      guard existing == nil || FileCalls.isWritable(path) else {
        throw OutputFailure(path: path, errorNumber: errno)
      }
      let target = try FileLinks.resolved(path)
      writePath = try Self.makeTemporaryFile(beside: target, for: path, cleanup)
      finalPath = target
      replaced = existing
      self.cleanup = cleanup
    }
  }

  deinit {
    cleanup?.removeFile(at: writePath)
  }

  /// Opens the file for writing; the caller closes the descriptor.
  borrowing func open() throws(OutputFailure) -> Int32 {
    let descriptor = FileCalls.openForWriting(writePath)
    guard descriptor >= 0 else { throw OutputFailure(path: requestedPath, errorNumber: errno) }
    return descriptor
  }

  /// Brings what was written to the disk and gives the file its name.
  consuming func commit() throws(OutputFailure) {
    guard let finalPath, let cleanup else { return }
    if let replaced { replaced.apply(to: writePath) }
    try flush()
    guard cleanup.rename(writePath, to: finalPath) else {
      throw OutputFailure(path: requestedPath, errorNumber: errno)
    }
  }

  private borrowing func flush() throws(OutputFailure) {
    let descriptor = try open()
    let status = fsync(descriptor)
    let failure = errno
    guard close(descriptor) == 0, status == 0 else {
      throw OutputFailure(path: requestedPath, errorNumber: status == 0 ? errno : failure)
    }
  }

  private static func makeTemporaryFile(
    beside target: String, for requestedPath: String, _ cleanup: InterruptCleanup
  ) throws(OutputFailure) -> String {
    var generator = SystemRandomNumberGenerator()
    let folder = FileLinks.folder(of: target)
    while true {
      let path = "\(folder).foldout-\(String(generator.next(), radix: 36)).tmp"
      let descriptor = cleanup.createFile(at: path)
      if descriptor >= 0 {
        close(descriptor)
        return path
      }
      let failure = errno
      guard failure == EEXIST || failure == EINTR else {
        let isMissing = failure == ENOENT
        throw OutputFailure(
          path: requestedPath, errorNumber: failure,
          hint: isMissing ? "make the folder first" : "the file is written beside its final place")
      }
    }
  }
}
