extension PackageAssembler {
  /// Adds a part made of pieces that follow each other.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - pieces: The pieces, all paused but the last, which is finished; they are empty afterwards.
  /// - Throws: `XLSXError`.
  mutating func add(_ name: String, pieces: [CompressedPiece]) throws {
    var checksum = CRC32()
    var count: UInt64 = 0
    for piece in pieces {
      checksum.append(piece.checksum, count: piece.count)
      count += piece.count
    }
    try beginPart(name, count: count)
    for piece in pieces {
      try piece.drain { bytes in try append(bytes) }
    }
    try endPart(count: count, checksum: checksum)
  }
}

extension CompressedPiece {
  /// Creates a piece of bytes that are all there.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, uncompressed.
  ///   - ending: Whether others follow.
  ///   - folder: Where a temporary file may be made.
  /// - Throws: `XLSXError`.
  convenience init(
    _ bytes: ContiguousArray<UInt8>, ending: DeflateStream.Ending, temporaryFolder folder: String
  ) throws {
    self.init(temporaryFolder: folder)
    try append(bytes.span, ending: ending)
  }
}
