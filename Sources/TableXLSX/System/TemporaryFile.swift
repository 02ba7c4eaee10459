#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file without a name, which is gone with its last owner, however the program ends.
final class TemporaryFile {
  private let handle: FileHandle

  /// Makes the file.
  ///
  /// - Parameter folder: Where.
  /// - Throws: `XLSXError.cannotWrite`.
  init(in folder: String) throws {
    handle = try FileHandle.makeUnique(in: folder)
    handle.unlinkPath()
  }

  /// Writes all bytes at the file's end.
  func append(_ bytes: Span<UInt8>) throws { try handle.append(bytes) }

  /// Reads the file from its start.
  func readAll(to body: (Span<UInt8>) throws -> Void) throws { try handle.readAll(to: body) }

  /// The folder for temporary files: `TMPDIR` where it is set.
  static var standardFolder: String {
    guard let value = unsafe getenv("TMPDIR") else { return "/tmp" }
    let folder = unsafe String(cString: value)
    return folder.isEmpty ? "/tmp" : folder
  }
}
