/// Finds, one after the other, the bytes that mean something in delimited text: delimiters, quotes and line ends.
///
/// It looks at 64 bytes at a time and keeps one bit for each that is special, so that plain text costs a fraction of an
/// instruction for each byte.
struct SpecialByteCursor {
  private let delimiter: SIMD16<UInt8>
  private let quote: SIMD16<UInt8>
  private let lineFeed = SIMD16<UInt8>(repeating: UInt8(ascii: "\n"))
  private let carriageReturn = SIMD16<UInt8>(repeating: UInt8(ascii: "\r"))

  /// Where the current block begins; the first one is before the start.
  private var blockStart: Int

  /// The special bytes of the current block that were not yet found, the first in the lowest bit.
  private var mask: UInt64 = 0

  /// Starts at a position.
  init(delimiter: UInt8, quote: UInt8, at position: Int) {
    self.delimiter = SIMD16(repeating: delimiter)
    self.quote = SIMD16(repeating: quote)
    blockStart = position - Self.blockLength
  }

  private static let blockLength = 64

  /// The position of the next special byte, or the number of bytes if there is none.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> Int {
    while mask == 0 {
      let start = blockStart + Self.blockLength
      guard start < bytes.count else { return bytes.count }
      blockStart = start
      mask =
        start + Self.blockLength <= bytes.count
        ? fullBlock(of: bytes, at: start) : lastBlock(of: bytes, at: start)
    }
    let position = blockStart + mask.trailingZeroBitCount
    mask &= mask &- 1
    return position
  }

  @inline(__always)
  private func fullBlock(of bytes: Span<UInt8>, at start: Int) -> UInt64 {
    // Any bytes make a SIMD16<UInt8>, and the span checks its bounds.
    let raw = unsafe bytes.bytes
    let a = bits(of: unsafe raw.unsafeLoadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self))
    let b = bits(of: unsafe raw.unsafeLoadUnaligned(fromByteOffset: start + 16, as: SIMD16<UInt8>.self))
    let c = bits(of: unsafe raw.unsafeLoadUnaligned(fromByteOffset: start + 32, as: SIMD16<UInt8>.self))
    let d = bits(of: unsafe raw.unsafeLoadUnaligned(fromByteOffset: start + 48, as: SIMD16<UInt8>.self))
    return a | b << 16 | c << 32 | d << 48
  }

  /// One bit for each of 16 bytes.
  @inline(__always)
  private func bits(of bytes: SIMD16<UInt8>) -> UInt64 {
    let isSpecial =
      (bytes .== delimiter) .| (bytes .== quote) .| (bytes .== lineFeed)
      .| (bytes .== carriageReturn)
    // A lane of a mask is all ones or all zeros. Each keeps the bit of its place, and a product adds up eight of them
    // in its highest byte.
    let lanes = unsafe unsafeBitCast(isSpecial, to: SIMD2<UInt64>.self) & 0x8040_2010_0804_0201
    let low = (lanes[0] &* 0x0101_0101_0101_0101) >> 56
    let high = (lanes[1] &* 0x0101_0101_0101_0101) >> 56
    return low | high << 8
  }

  private func lastBlock(of bytes: Span<UInt8>, at start: Int) -> UInt64 {
    var mask: UInt64 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      let isSpecial =
        byte == delimiter[0] || byte == quote[0] || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isSpecial { mask |= 1 << UInt64(index - start) }
    }
    return mask
  }
}
