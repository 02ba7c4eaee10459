/// A file without a name, which is gone with its last owner, however the program ends.
final class TemporaryFile {
  private let handle: FileHandle
  private var count = 0

  /// Makes the file.
  ///
  /// - Parameter folder: Where.
  /// - Throws: `XLSXError.cannotWrite`.
  init(in folder: String) throws {
    handle = try FileHandle.makeUnique(in: folder)
    handle.unlinkPath()
  }

  /// Writes all bytes at the file's end.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Where they stand.
  /// - Throws: `XLSXError.cannotWrite`.
  func append(_ bytes: Span<UInt8>) throws -> Range<Int> {
    try handle.append(bytes)
    defer { count += bytes.count }
    return count..<count + bytes.count
  }

  /// Reads a part of the file.
  ///
  /// - Parameters:
  ///   - range: Which.
  ///   - body: Receives the bytes, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.cannotRead`.
  func read(_ range: Range<Int>, to body: (Span<UInt8>) throws -> Void) throws {
    try handle.read(range, to: body)
  }
}
