extension Span<UInt8> {
  /// Whether there are only blanks and visible ASCII characters, each one column wide.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inlinable
  package var isPrintableASCII: Bool {
    guard count >= 8 else {
      if count >= 4 {
        let raw = unsafe bytes
        // Four bytes are there at both ends.
        let first = unsafe raw.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
        let last = unsafe raw.unsafeLoadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        return Self.unprintable(UInt64(first) << 32 | UInt64(last)) == 0
      }
      var others: UInt8 = 0
      for index in indices { others |= self[index] &- 0x20 > 0x5E ? 1 : 0 }
      return others == 0
    }
    let raw = unsafe bytes
    let last = count &- 8
    var others: UInt64 = 0
    var offset = 0
    while offset < last {
      // Eight bytes are there: the offset is less than the one of the last eight.
      others |= Self.unprintable(unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    others |= Self.unprintable(unsafe raw.unsafeLoadUnaligned(fromByteOffset: last, as: UInt64.self))
    return others == 0
  }

  /// Sets bits if one of eight bytes is below `0x20`, or `0x7F`, or above it.
  @inlinable
  package static func unprintable(_ eight: UInt64) -> UInt64 {
    let tooHigh = eight | (eight &+ 0x0101_0101_0101_0101)
    let tooLow = (eight &- 0x2020_2020_2020_2020) & ~eight
    return (tooHigh | tooLow) & 0x8080_8080_8080_8080
  }
}
