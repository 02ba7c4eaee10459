internal import CMinizip

/// Reads the parts of a package.
@safe
struct PackageReader: ~Copyable {
  private let archive: unzFile
  private let path: String

  /// A part of a package.
  struct Part {
    /// Its name, for instance `xl/workbook.xml`.
    let name: String
    /// Its bytes, uncompressed.
    var bytes: ContiguousArray<UInt8>
  }

  /// Opens a package.
  ///
  /// - Parameter path: The file.
  /// - Throws: `XLSXError.cannotRead`.
  init(path: String) throws {
    guard let archive = unsafe unzOpen64(path) else {
      throw XLSXError.cannotRead(path: path, reason: "it is no zip archive")
    }
    unsafe self.archive = archive
    self.path = path
  }

  deinit { unsafe unzClose(archive) }

  /// Reads all parts, in the order of the archive, each checked against its checksum.
  ///
  /// - Complexity: O(*n*) in the size of the parts.
  borrowing func parts() throws -> [Part] {
    var parts: [Part] = []
    var code = unsafe unzGoToFirstFile(archive)
    while code == UNZ_OK {
      parts.append(try currentPart())
      code = unsafe unzGoToNextFile(archive)
    }
    guard code == UNZ_END_OF_LIST_OF_FILE else { throw failure("list", code) }
    return parts
  }

  private borrowing func currentPart() throws -> Part {
    var info = unz_file_info64()
    var name = ContiguousArray<CChar>(repeating: 0, count: 1024)
    let code = unsafe name.withUnsafeMutableBufferPointer { room in
      unsafe unzGetCurrentFileInfo64(archive, &info, room.baseAddress, UInt(room.count), nil, 0, nil, 0)
    }
    guard code == UNZ_OK else { throw failure("part", code) }
    let nameBytes = name.prefix(Int(info.size_filename)).map { UInt8(bitPattern: $0) }
    return Part(
      name: String(decoding: nameBytes, as: UTF8.self), bytes: try content(count: Int(info.uncompressed_size))
    )
  }

  private borrowing func content(count: Int) throws -> ContiguousArray<UInt8> {
    let code = unsafe unzOpenCurrentFile(archive)
    guard code == UNZ_OK else { throw failure("open", code) }
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = unsafe bytes.withUnsafeMutableBytes { room in
        unsafe unzReadCurrentFile(
          archive, room.baseAddress.map { unsafe $0 + done }, UInt32(min(count - done, 1 << 20)))
      }
      guard read > 0 else { throw failure("read", read) }
      done += Int(read)
    }
    let closing = unsafe unzCloseCurrentFile(archive)
    guard closing == UNZ_OK else { throw failure("checksum", closing) }
    return bytes
  }

  private borrowing func failure(_ step: String, _ code: Int32) -> XLSXError {
    .cannotRead(path: path, reason: "\(step), code \(code)")
  }
}
