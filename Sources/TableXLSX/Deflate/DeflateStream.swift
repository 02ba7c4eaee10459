internal import CISAL

/// Compresses bytes as raw deflate, as they come.
///
/// A stream that was paused ends on a byte boundary and refers to nothing before its own start. The output of
/// several streams can therefore be joined, in any order, as long as the last one was finished.
@safe
struct DeflateStream: ~Copyable {
  // The state has an address of its own: the library keeps pointers into it.
  private let state: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let output: UnsafeMutablePointer<UInt8>
  private var hasBegun = false

  private static var outputSize: Int { 64 << 10 }

  // Level 2 against level 1, measured on sheets: a tenth smaller for a third more time in this stage.
  private static var level: UInt32 { 1 }
  private static var levelBufferSize: Int { 352 << 10 }

  // Repetitions are looked up by four bytes: fewer leave the library at its beginning.
  private static var beginningSize: Int { 4 }

  /// Opens a stream.
  init() {
    unsafe state = .allocate(capacity: 1)
    unsafe levelBuffer = .allocate(capacity: Self.levelBufferSize)
    unsafe output = .allocate(capacity: Self.outputSize)
    unsafe isal_deflate_init(state)
    unsafe state.pointee.level = Self.level
    unsafe state.pointee.level_buf = levelBuffer
    unsafe state.pointee.level_buf_size = UInt32(Self.levelBufferSize)
  }

  deinit {
    unsafe state.deallocate()
    unsafe levelBuffer.deallocate()
    unsafe output.deallocate()
  }

  /// How the output is to end.
  enum Ending {
    /// It goes on; bytes may be held back.
    case open
    /// On a byte boundary, with nothing held back.
    case paused
    /// With the mark that ends the whole.
    case finished
  }

  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - ending: How the output is to end after them.
  ///   - body: Receives the compressed bytes, in pieces.
  /// - Throws: What `body` throws, or `XLSXError.compressionFailed`.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func write(
    _ bytes: Span<UInt8>, ending: Ending, to body: (Span<UInt8>) throws -> Void
  ) throws {
    var bytes = bytes
    while !hasBegun, bytes.count > 0 {
      // The first bytes are flushed by themselves, which takes some 7 more. Else ISA-L 2.30 begins in code that takes
      // the address of the state for bytes of the input: what it writes is right all the same, but with one address in
      // some hundreds it has other bytes.
      let beginning = bytes.extracting(first: Self.beginningSize)
      try deflate(beginning, flush: UInt16(SYNC_FLUSH), isLast: false, to: body)
      hasBegun = beginning.count == Self.beginningSize
      bytes = bytes.extracting(droppingFirst: beginning.count)
    }
    let flush = ending == .paused ? UInt16(FULL_FLUSH) : UInt16(NO_FLUSH)
    try deflate(bytes, flush: flush, isLast: ending == .finished, to: body)
    // It then forgets what came before, and begins anew.
    if ending == .paused { hasBegun = false }
  }

  private mutating func deflate(
    _ bytes: Span<UInt8>, flush: UInt16, isLast: Bool, to body: (Span<UInt8>) throws -> Void
  ) throws {
    try unsafe bytes.withUnsafeBufferPointer { source in
      // The library declares its input as writable and never writes to it.
      unsafe state.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
      unsafe state.pointee.avail_in = UInt32(source.count)
      unsafe state.pointee.flush = flush
      unsafe state.pointee.end_of_stream = isLast ? 1 : 0
      while true {
        unsafe state.pointee.next_out = output
        unsafe state.pointee.avail_out = UInt32(Self.outputSize)
        let status = unsafe isal_deflate(state)
        guard status == COMP_OK else { throw XLSXError.compressionFailed(code: Int(status)) }
        let room = unsafe Int(state.pointee.avail_out)
        let produced = unsafe UnsafeBufferPointer(start: output, count: Self.outputSize - room)
        if room < Self.outputSize { try body(unsafe produced.span) }
        // Output that filled the room to the last byte may have more behind it.
        if room > 0, unsafe state.pointee.avail_in == 0 { break }
      }
    }
  }
}
