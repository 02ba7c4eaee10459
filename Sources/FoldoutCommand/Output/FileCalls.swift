#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's file calls, with Swift strings.
///
/// Each returns what the system returns and leaves `errno` as it is.
///
/// A string passed to C lives as long as the call, which is what makes each use here safe.
enum FileCalls {
  static func openForWriting(_ path: String) -> Int32 {
    untilUninterrupted { unsafe open(path, O_WRONLY | O_CLOEXEC) }
  }

  static func createNew(_ path: String, _ permissions: mode_t) -> Int32 {
    untilUninterrupted { unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions) }
  }

  /// Waits until what was written is on the disk; false with `errno` set where that fails.
  static func synchronize(_ descriptor: Int32) -> Bool {
    // Some file systems know no synchronizing; their files are as safe as they get.
    untilUninterrupted { fsync(descriptor) } == 0 || errno == EINVAL || errno == ENOTSUP
  }

  @discardableResult
  static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      let status = Glibc.close(descriptor)
    #else
      let status = Darwin.close(descriptor)
    #endif
    // What is closed stays closed after an interruption, and must not be closed again.
    return status != 0 && errno == EINTR ? 0 : status
  }

  @discardableResult
  static func remove(_ path: String) -> Int32 {
    unsafe unlink(path)
  }

  /// Makes a folder with a new name in another; nil with `errno` set where that fails.
  static func makeFolder(in parent: String) -> String? {
    // The system puts letters and digits in place of each X.
    var template = Array("\(parent)/.foldout-XXXXXX".utf8CString)
    return unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      while true {
        if let path = unsafe mkdtemp(base) { return unsafe String(cString: path) }
        if errno != EINTR { return nil }
      }
    }
  }

  /// Removes a folder and the files in it.
  static func removeFolder(_ path: String) {
    guard let folder = unsafe opendir(path) else { return }
    defer { unsafe closedir(folder) }
    unsafe removeFiles(of: folder, path)
    _ = unsafe rmdir(path)
  }

  /// Removes a folder and the files in it while others in this process may still make some; no file can be opened
  /// afterwards.
  ///
  /// Whoever does not find the folder any more might else make a file somewhere else, and leave it there when the
  /// process ends.
  static func removeFolderForGood(_ path: String) {
    guard let folder = unsafe opendir(path) else { return }
    defer { unsafe closedir(folder) }
    forbidOpening()
    // A file whose making has begun may come late.
    for _ in 0..<1000 {
      unsafe removeFiles(of: folder, path)
      if unsafe rmdir(path) == 0 || (errno != ENOTEMPTY && errno != EEXIST) { return }
      unsafe rewinddir(folder)
    }
  }

  private static func forbidOpening() {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = 0
    _ = unsafe setrlimit(resource, &limit)
  }

  #if canImport(Glibc)
    private typealias Listing = OpaquePointer
  #else
    private typealias Listing = UnsafeMutablePointer<DIR>
  #endif

  private static func removeFiles(of folder: Listing, _ path: String) {
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        // The name is a C string in the place of a tuple of its bytes.
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
  }

  static func rename(_ path: String, to newPath: String) -> Int32 {
    #if canImport(Glibc)
      untilUninterrupted { unsafe Glibc.rename(path, newPath) }
    #else
      untilUninterrupted { unsafe Darwin.rename(path, newPath) }
    #endif
  }

  static func isWritable(_ path: String) -> Bool {
    unsafe access(path, W_OK) == 0
  }

  /// In place of an owner: the one that a file has.
  static var sameOwner: uid_t { uid_t.max }

  static func changeOwner(of descriptor: Int32, _ owner: uid_t, _ group: gid_t) -> Bool {
    untilUninterrupted { fchown(descriptor, owner, group) } == 0
  }

  static func changePermissions(of descriptor: Int32, _ permissions: mode_t) -> Bool {
    untilUninterrupted { fchmod(descriptor, permissions) } == 0
  }

  /// What a link says, or nil where `path` is no link.
  static func linkTarget(of path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = unsafe readlink(path, base, buffer.count)
      guard count >= 0 else { return nil }
      return unsafe String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
    }
  }

  /// The full path of the folder in which the process runs; nil with `errno` set where it has none.
  static func currentFolder() -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let path = unsafe getcwd(buffer.baseAddress, buffer.count) else { return nil }
      return unsafe String(cString: path)
    }
  }

  /// Makes a call again for as long as a signal interrupts it.
  private static func untilUninterrupted<Status: SignedInteger>(_ call: () -> Status) -> Status {
    while true {
      let status = call()
      if status != -1 || errno != EINTR { return status }
    }
  }
}
