/// A run of compressed bytes that can be joined with others to one part of the package.
///
/// What is held in memory is bounded: beyond the limit it goes to a temporary file.
final class CompressedPiece {
  // Gone once the piece has ended: it holds half a megabyte.
  private var stream: DeflateStream?
  private var compressed: SpillBuffer

  /// The checksum of what was written, uncompressed.
  private(set) var checksum = CRC32()

  /// How many bytes were written, uncompressed.
  private(set) var count: UInt64 = 0

  /// Creates an empty piece.
  ///
  /// - Parameter folder: Where a temporary file may be made.
  init(temporaryFolder folder: String) {
    stream = DeflateStream()
    compressed = SpillBuffer(folder: folder)
  }

  /// Compresses more bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - ending: `paused` for the last bytes of this piece, `finished` for the last bytes of the part.
  /// - Throws: `XLSXError` where the temporary file cannot be written.
  func append(_ bytes: Span<UInt8>, ending: DeflateStream.Ending = .open) throws {
    checksum.update(bytes)
    count += UInt64(bytes.count)
    try stream?.write(bytes, ending: ending) { try compressed.append($0) }
    if ending != .open { stream = nil }
  }

  /// Ends the piece on a byte boundary, so that another can follow.
  func pause() throws {
    try append(ContiguousArray<UInt8>().span, ending: .paused)
  }

  /// Hands the compressed bytes over, in order, and forgets them.
  ///
  /// - Parameter body: Receives them, in pieces.
  /// - Throws: `XLSXError`.
  func drain(to body: (Span<UInt8>) throws -> Void) throws {
    try compressed.drain(to: body)
  }
}
