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
    unsafe open(path, O_WRONLY | O_CLOEXEC)
  }

  static func createNew(_ path: String) -> Int32 {
    unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  @discardableResult
  static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  @discardableResult
  static func remove(_ path: String) -> Int32 {
    unsafe unlink(path)
  }

  /// Makes a folder with a new name in another; nil with `errno` set where that fails.
  static func makeFolder(in parent: String) -> String? {
    var template = Array("\(parent)/.foldout-XXXXXX".utf8CString)
    return unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let path = unsafe mkdtemp(base) else { return nil }
      return unsafe String(cString: path)
    }
  }

  /// Removes a folder and the files in it.
  static func removeFolder(_ path: String) {
    if let folder = unsafe opendir(path) {
      while let entry = unsafe readdir(folder) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
          // The name is a C string in the place of a tuple of its bytes.
          unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      unsafe closedir(folder)
    }
    unsafe rmdir(path)
  }

  static func rename(_ path: String, to newPath: String) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.rename(path, newPath)
    #else
      unsafe Darwin.rename(path, newPath)
    #endif
  }

  static func isWritable(_ path: String) -> Bool {
    unsafe access(path, W_OK) == 0
  }

  @discardableResult
  static func changeOwner(of path: String, _ owner: uid_t, _ group: gid_t) -> Int32 {
    unsafe chown(path, owner, group)
  }

  @discardableResult
  static func changePermissions(of path: String, _ permissions: mode_t) -> Int32 {
    unsafe chmod(path, permissions)
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

  /// Writes all of `bytes`; nil when done, otherwise the error number.
  static func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) -> Int32? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var written = 0
      while written < bytes.count {
        let count = unsafe write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return nil
    }
  }
}
