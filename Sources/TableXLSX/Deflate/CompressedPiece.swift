internal import TableOutline

/// A run of compressed bytes that can be joined with others to one part of the package.
///
/// The bytes are the same whether they are compressed here or on another thread.
final class CompressedPiece {
  private let compression: Compression
  private var compressed: SpillBuffer
  // Made for the first bytes, and gone once the piece has ended: it holds half a megabyte.
  private var compressor: ChunkCompressor?
  private var hasEnded = false
  // The thread on which a chunk may be on its way.
  private var busyThread: WorkThread?

  /// The checksum of what was written, uncompressed; complete when the piece has ended.
  private(set) var checksum = CRC32()

  /// How many bytes were written, uncompressed; complete when the piece has ended.
  private(set) var count: UInt64 = 0

  /// Whether nothing was written to it.
  var isEmpty: Bool { compressor == nil && !hasEnded }

  /// Creates an empty piece.
  ///
  /// - Parameter compression: What it shares with the other pieces of its package.
  init(_ compression: Compression) {
    self.compression = compression
    compressed = SpillBuffer(in: compression.store)
  }

  /// Takes over the bytes of a piece that has ended.
  ///
  /// - Parameters:
  ///   - other: The piece, which may have been made on another thread; it is empty afterwards.
  ///   - compression: What the new piece shares with the other pieces of its package.
  /// - Throws: `XLSXError` where a temporary file cannot be written.
  convenience init(taking other: CompressedPiece, _ compression: Compression) throws {
    self.init(compression)
    (checksum, count, hasEnded) = (other.checksum, other.count, true)
    try other.drain { try compressed.append($0) }
  }

  /// Creates a piece of bytes that are all there.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, uncompressed.
  ///   - ending: Whether others follow.
  ///   - compression: What it shares with the other pieces of its package.
  /// - Throws: `XLSXError`.
  convenience init(
    _ bytes: ContiguousArray<UInt8>, ending: DeflateStream.Ending, _ compression: Compression
  ) throws {
    self.init(compression)
    try append(bytes.span, ending: ending)
  }

  /// Compresses more bytes, here.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - ending: `paused` for the last bytes of this piece, `finished` for the last bytes of the part.
  /// - Throws: `XLSXError` where a temporary file cannot be written.
  func append(_ bytes: Span<UInt8>, ending: DeflateStream.Ending = .open) throws {
    guard let compressor = openCompressor() else { return }
    try collect()
    try compressor.compress(bytes, ending: ending)
    try compressor.moveOutput(to: &compressed)
    if ending != .open {
      (checksum, count) = (compressor.checksum, compressor.count)
      self.compressor = nil
      hasEnded = true
    }
  }

  /// Takes the bytes out of a buffer and compresses them, on another thread where there is one.
  ///
  /// - Parameter buffer: The bytes; it is empty afterwards.
  /// - Throws: `XLSXError` where a temporary file cannot be written.
  func move(_ buffer: inout XMLBuffer) throws {
    guard let compressor = openCompressor() else { return }
    try collect()
    swap(&compressor.input, &buffer)
    if let thread = compression.thread() {
      busyThread = thread
      thread.start { compressor.compressInput() }
    } else {
      compressor.compressInput()
    }
  }

  /// Hands the compressed bytes over, in order, and forgets them.
  ///
  /// - Parameter body: Receives them, in pieces.
  /// - Throws: `XLSXError`.
  func drain(to body: (Span<UInt8>) throws -> Void) throws {
    try compressed.drain(to: body)
  }

  private func openCompressor() -> ChunkCompressor? {
    if compressor == nil, !hasEnded { compressor = ChunkCompressor() }
    return compressor
  }

  /// Waits for the chunk that is on its way, and takes its bytes in.
  private func collect() throws {
    busyThread?.wait()
    busyThread = nil
    try compressor?.moveOutput(to: &compressed)
  }
}
