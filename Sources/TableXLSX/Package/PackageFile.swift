internal import TableOutline

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The file that a package becomes: it has another name until it is whole, if it is to have a name at all.
final class PackageFile {
  // None where the package is written where it stays.
  private let handle: FileHandle?
  private let destination: XLSXDestination
  private let target: String

  /// What the package is written to.
  let archive: ArchiveFile

  /// What the package is called in errors.
  let shownPath: String

  private var isDone = false

  /// Makes the file, beside its target or among the temporary files.
  ///
  /// - Parameters:
  ///   - destination: What the package is for.
  ///   - folder: Where temporary files are made.
  ///   - thread: Finds a thread to write a large package on.
  /// - Throws: `XLSXError.cannotWrite`.
  init(
    for destination: XLSXDestination, temporaryFolder folder: String,
    on thread: @escaping () -> WorkThread? = { nil }
  ) throws {
    self.destination = destination
    switch destination {
    case .file(let path):
      // A link stays a link, and the file that it leads to is the one to be replaced.
      target = Self.resolved(path)
      guard FileHandle.isReplaceable(target) else {
        throw XLSXError.cannotWrite(path: path, reason: "it is no regular file")
      }
      shownPath = path
      let handle = try FileHandle.makeUnique(in: Self.folder(of: target), shownAs: path)
      (self.handle, archive) = (handle, ArchiveFile(descriptor: handle.descriptor, on: thread))
    case .descriptor(let descriptor):
      target = ""
      shownPath = "output"
      if let archive = ArchiveFile(continuing: descriptor, on: thread) {
        (handle, self.archive) = (nil, archive)
      } else {
        let handle = try FileHandle.makeUnique(in: folder, shownAs: shownPath)
        (self.handle, archive) = (handle, ArchiveFile(descriptor: handle.descriptor, on: thread))
      }
    }
  }

  deinit {
    if !isDone { handle?.unlinkPath() }
  }

  /// Puts the package in its place; without this call nothing of it stays.
  func commit() throws {
    guard let handle else {
      guard archive.moveToEnd() else {
        throw XLSXError.cannotWrite(path: shownPath, reason: SystemError.last)
      }
      return
    }
    switch destination {
    case .file:
      try handle.takePermissions(of: target)
      try handle.synchronize()
      guard unsafe rename(handle.path, target) == 0 else {
        throw XLSXError.cannotWrite(path: shownPath, reason: SystemError.last)
      }
      isDone = true
    case .descriptor(let descriptor):
      try handle.readAll { try FileHandle.writeAll($0, to: descriptor, path: shownPath) }
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
