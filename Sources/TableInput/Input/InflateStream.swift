internal import CZlib

/// One zlib stream that decompresses gzip members; closed when it goes.
@safe
struct InflateStream: ~Copyable {
  /// How far a step came.
  enum Progress {
    /// There is more to do.
    case advanced
    /// A member ended.
    case memberEnded
    /// Nothing can be done without more input.
    case starved
    /// The data is damaged.
    case damaged
  }

  // zlib keeps the address of the stream, so that it must not move.
  private let stream: UnsafeMutablePointer<z_stream>

  /// Opens a stream, or returns `nil` if zlib refuses.
  ///
  /// The corresponding C function is `inflateInit2`.
  init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 16 on top of the window's size asks for the gzip format and its check sum.
    let status = unsafe inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      unsafe stream.deallocate()
      return nil
    }
  }

  deinit {
    unsafe _ = inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Decompresses some of a source into free memory.
  ///
  /// The corresponding C function is `inflate`.
  ///
  /// - Parameters:
  ///   - source: The compressed bytes.
  ///   - position: Where to go on; moved behind what was used.
  ///   - memory: Where the result goes.
  ///   - room: The most bytes to write.
  /// - Returns: How far it came.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  mutating func step(
    _ source: Span<UInt8>, at position: inout Int, into memory: inout InputMemory, upTo room: Int
  ) throws(InputError) -> Progress {
    var status = Z_OK
    let before = (position, memory.count)
    let stream = unsafe stream
    try unsafe source.withUnsafeBytes { (bytes) throws(InputError) in
      // zlib counts in 32 bits, so it is fed in pieces.
      let piece = min(bytes.count - position, 1 << 28)
      try unsafe memory.appendBytes(upTo: min(room, 1 << 28)) { free in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(
          mutating: bytes.baseAddress?.advanced(by: position).assumingMemoryBound(to: UInt8.self))
        unsafe stream.pointee.avail_in = UInt32(piece)
        unsafe stream.pointee.next_out = free.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe stream.pointee.avail_out = UInt32(free.count)
        status = unsafe inflate(stream, Z_NO_FLUSH)
        unsafe position += piece - Int(stream.pointee.avail_in)
        return unsafe free.count - Int(stream.pointee.avail_out)
      }
    }
    switch status {
    case Z_STREAM_END: return .memberEnded
    case Z_OK, Z_BUF_ERROR: return before == (position, memory.count) ? .starved : .advanced
    default: return .damaged
    }
  }

  /// Makes the stream ready for the next member; false if zlib refuses.
  ///
  /// The corresponding C function is `inflateReset`.
  mutating func reset() -> Bool {
    unsafe inflateReset(stream) == Z_OK
  }
}
