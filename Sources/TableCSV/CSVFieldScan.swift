internal import TableOutline

/// Finds out, eight bytes at a time, whether a field needs quotation marks.
struct CSVFieldScan {
  private let delimiters: UInt64

  private static let quotes = spread(UInt8(ascii: "\""))
  private static let lineFeeds = spread(0x0A)
  private static let carriageReturns = spread(0x0D)
  private static let lowBits = spread(0x01)
  private static let highBits = spread(0x80)

  /// Looks for `delimiter`, quotation marks and line ends.
  init(delimiter: UInt8) {
    delimiters = Self.spread(delimiter)
  }

  /// Whether the field that ends the buffer, and begins at `start`, holds one of them.
  func needsQuotes(_ out: borrowing OutputBuffer, from start: Int) -> Bool {
    out.withSpan { bytes in
      let end = bytes.count
      var index = start
      while index + 8 <= end {
        if isSpecial(Self.word(in: bytes, at: index)) { return true }
        index += 8
      }
      let rest = end - index
      guard rest > 0 else { return false }
      guard end >= 8 else {
        return (index..<end).contains { isSpecial(UInt64(bytes[$0])) }
      }
      // The last bytes are read together with what stands before them, which is shifted out.
      return isSpecial(Self.word(in: bytes, at: end - 8) >> UInt64(64 - 8 * rest))
    }
  }

  /// Whether some bytes, of one field or of many, hold one of them.
  func finds(in bytes: Span<UInt8>) -> Bool {
    let end = bytes.count
    var index = 0
    while index + 8 <= end {
      if isSpecial(Self.word(in: bytes, at: index)) { return true }
      index += 8
    }
    guard index < end else { return false }
    guard end >= 8 else { return bytes.indices.contains { isSpecial(UInt64(bytes[$0])) } }
    // The last eight bytes, some of which have been looked at.
    return isSpecial(Self.word(in: bytes, at: end - 8))
  }

  /// Whether one of the eight bytes is special; a zero byte never is.
  private func isSpecial(_ word: UInt64) -> Bool {
    let zeros =
      Self.zeroBytes(word ^ delimiters) | Self.zeroBytes(word ^ Self.quotes)
      | Self.zeroBytes(word ^ Self.lineFeeds) | Self.zeroBytes(word ^ Self.carriageReturns)
    return zeros != 0
  }

  /// Sets the high bit of zero bytes; above one it may set further bits, but none where no byte is zero.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- lowBits) & ~word & highBits
  }

  private static func spread(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static func word(in bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    // Safe: the load is checked against the span's bounds, and every bit pattern is an integer.
    UInt64(littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
