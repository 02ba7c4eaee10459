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
