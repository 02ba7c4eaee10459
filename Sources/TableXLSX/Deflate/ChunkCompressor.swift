/// Compresses a run of bytes, one chunk after the other, here or on another thread.
///
/// Unchecked, because the compiler cannot see that two threads never use it at once: whoever starts `compressInput`
/// elsewhere touches nothing of it until that work has ended.
final class ChunkCompressor: @unchecked Sendable {
  /// The chunk to compress next.
  var input = XMLBuffer(capacity: 0)

  private var stream = DeflateStream()
  private var output: ContiguousArray<UInt8> = []
  private var failure: XLSXError?

  /// The checksum of what was compressed, uncompressed.
  private(set) var checksum = CRC32()

  /// How many bytes were compressed.
  private(set) var count: UInt64 = 0

  /// Compresses the input and forgets it; what goes wrong is thrown by `moveOutput`.
  func compressInput() {
    do {
      try input.withSpan { try compress($0, ending: .open) }
    } catch {
      failure = error as? XLSXError
    }
    input.removeAll()
  }

  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - ending: How the output is to end after them.
  /// - Throws: `XLSXError.compressionFailed`.
  func compress(_ bytes: Span<UInt8>, ending: DeflateStream.Ending) throws {
    checksum.update(bytes)
    count += UInt64(bytes.count)
    try stream.write(bytes, ending: ending) { produced in
      unsafe produced.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
    }
  }

  /// Moves what was compressed so far.
  ///
  /// - Parameter buffer: Receives it.
  /// - Throws: `XLSXError`.
  func moveOutput(to buffer: inout SpillBuffer) throws {
    if let failure { throw failure }
    // Taken out for the while, since what an object holds cannot be lent out.
    var bytes: ContiguousArray<UInt8> = []
    swap(&bytes, &output)
    try buffer.append(bytes.span)
    bytes.removeAll(keepingCapacity: true)
    swap(&bytes, &output)
  }
}
