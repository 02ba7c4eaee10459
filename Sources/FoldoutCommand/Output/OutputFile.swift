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
  /// The way from the temporary file to the one that it replaces.
  private struct Replacement {
    let temporaryPath: String
    let finalPath: String
    /// What stands there now.
    let replaced: FileAttributes?
    let cleanup: InterruptCleanup
  }

  private let requestedPath: String
  /// Nil for what is written directly.
  private let replacement: Replacement?
  /// Open for writing, or -1.
  private var descriptor: Int32

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
      replacement = nil
      descriptor = -1
    case .file, nil:
      guard existing == nil || FileCalls.isWritable(path) else {
        throw OutputFailure(path: path, errorNumber: errno)
      }
      let target = try FileLinks.resolved(path)
      let temporary = try Self.makeTemporaryFile(beside: target, replacing: existing, for: path, cleanup)
      descriptor = temporary.descriptor
      replacement = Replacement(
        temporaryPath: temporary.path, finalPath: target, replaced: existing, cleanup: cleanup)
    }
  }

  deinit {
    if descriptor >= 0 { FileCalls.close(descriptor) }
    if let replacement { replacement.cleanup.removeFile(at: replacement.temporaryPath) }
  }

  /// The descriptor to write to; the file stays its owner.
  mutating func open() throws(OutputFailure) -> Int32 {
    // A named pipe is opened no sooner than there is something to write, because that waits for a reader.
    if descriptor < 0 { descriptor = FileCalls.openForWriting(requestedPath) }
    guard descriptor >= 0 else { throw OutputFailure(path: requestedPath, errorNumber: errno) }
    return descriptor
  }

  /// Brings what was written to the disk, so that nothing but the name can go wrong any more.
  mutating func finish() throws(OutputFailure) {
    let finished = try open()
    if let replacement {
      guard replacement.replaced?.apply(to: finished) ?? true, FileCalls.synchronize(finished) else {
        throw OutputFailure(path: requestedPath, errorNumber: errno)
      }
    }
    descriptor = -1
    guard FileCalls.close(finished) == 0 else { throw OutputFailure(path: requestedPath, errorNumber: errno) }
  }

  /// Gives the finished file its name.
  consuming func commit() throws(OutputFailure) {
    guard let replacement else { return }
    guard replacement.cleanup.rename(replacement.temporaryPath, to: replacement.finalPath) else {
      throw OutputFailure(path: requestedPath, errorNumber: errno)
    }
  }

  private static func makeTemporaryFile(
    beside target: String, replacing existing: FileAttributes?, for requestedPath: String,
    _ cleanup: InterruptCleanup
  ) throws(OutputFailure) -> (path: String, descriptor: Int32) {
    var generator = SystemRandomNumberGenerator()
    let folder = FileLinks.folder(of: target)
    // What nobody but its owner may read is not for others while it is written, either.
    let permissions = existing?.readingAndWriting ?? FileAttributes.standardPermissions
    while true {
      let path = "\(folder).foldout-\(String(generator.next(), radix: 36)).tmp"
      let descriptor = cleanup.createFile(at: path, permissions)
      if descriptor >= 0 { return (path, descriptor) }
      let failure = errno
      guard failure == EEXIST else {
        let isMissing = failure == ENOENT
        throw OutputFailure(
          path: requestedPath, errorNumber: failure,
          hint: isMissing ? "make the folder first" : "the file is written beside its final place")
      }
    }
  }
}
