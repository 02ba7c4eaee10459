internal import CMinizip

/// Puts the parts of a package into a zip archive, each already compressed.
@safe
struct PackageAssembler: ~Copyable {
  private var archive: zipFile?
  // The archive holds a pointer to it.
  private let file: ArchiveFile
  private let shownPath: String

  /// Opens the archive.
  ///
  /// - Parameters:
  ///   - file: Where.
  ///   - shownPath: What it is called in errors.
  /// - Throws: `XLSXError.cannotWrite`.
  init(to file: ArchiveFile, shownAs shownPath: String) throws {
    self.shownPath = shownPath
    self.file = file
    unsafe archive = file.withCalls { unsafe zipOpen2_64(nil, APPEND_STATUS_CREATE, nil, &$0) }
    if unsafe archive == nil { throw XLSXError.cannotWrite(path: shownPath, reason: SystemError.last) }
  }

  deinit {
    if let archive = unsafe archive { _ = unsafe zipClose(archive, nil) }
  }

  /// Begins a part.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - count: How many bytes it has, uncompressed.
  /// - Throws: `XLSXError`.
  mutating func beginPart(_ name: String, count: UInt64) throws {
    // The same date for every file, so that the same report gives the same bytes.
    var info = zip_fileinfo()
    info.tmz_date.tm_year = 1980
    info.tmz_date.tm_mday = 1
    // Beyond 4 GB the sizes need the larger fields of the 64-bit format; a margin covers what deflate may add.
    let needsLargeFields: Int32 = count >= 0xF000_0000 ? 1 : 0
    try check(
      unsafe zipOpenNewFileInZip2_64(
        archive, name, &info, nil, 0, nil, 0, nil, Z_DEFLATED, Z_DEFAULT_COMPRESSION, 1, needsLargeFields),
      "begin \(name)")
  }

  /// Appends compressed bytes to the part.
  mutating func append(_ bytes: Span<UInt8>) throws {
    let code = unsafe bytes.withUnsafeBytes { source in
      unsafe zipWriteInFileInZip(archive, source.baseAddress, UInt32(source.count))
    }
    try check(code, "write")
  }

  /// Ends the part.
  ///
  /// - Parameters:
  ///   - count: How many bytes it has, uncompressed.
  ///   - checksum: The checksum of those.
  /// - Throws: `XLSXError`.
  mutating func endPart(count: UInt64, checksum: CRC32) throws {
    try check(unsafe zipCloseFileInZipRaw64(archive, count, UInt(checksum.value)), "end of a part")
  }

  /// Ends the archive.
  consuming func finish() throws {
    let code = unsafe zipClose(archive, nil)
    // Closed in any case; `deinit` must not do it again.
    unsafe archive = nil
    try check(code, "close")
  }

  /// Says why a call of the library failed; where it was the system that did, that is in `errno`.
  private func check(_ code: Int32, _ step: String) throws {
    if code == ZIP_ERRNO { throw XLSXError.cannotWrite(path: shownPath, reason: SystemError.last) }
    if code != ZIP_OK { throw XLSXError.archiveFailed(path: shownPath, step: step, code: Int(code)) }
  }
}
