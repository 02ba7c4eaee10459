/// Finds out, many bytes at a time, whether text holds one of up to four special bytes.
package struct ByteScan: Sendable {
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let fourth: SIMD16<UInt8>

  /// Looks for some bytes.
  ///
  /// - Parameter special: One to four bytes, none of them zero.
  package init(for special: UInt8...) {
    precondition((1...4).contains(special.count) && !special.contains(0), "one to four bytes, none zero")
    // Where there are fewer, the first one is looked for again.
    let all = special + Array(repeating: special[0], count: 4 - special.count)
    first = SIMD16(repeating: all[0])
    second = SIMD16(repeating: all[1])
    third = SIMD16(repeating: all[2])
    fourth = SIMD16(repeating: all[3])
  }

  /// Whether text holds one of the bytes.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it does.
  /// - Complexity: O(*n*), 16 bytes at a time.
  package func finds(in text: Span<UInt8>) -> Bool {
    // Safe: the span checks its bounds, and any bytes make a number or a vector.
    let bytes = unsafe text.bytes
    let count = text.count
    guard count >= 16 else { return isSpecial(Self.short(text)) }
    var offset = 0
    while offset &+ 16 < count {
      if isSpecial(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)) {
        return true
      }
      offset &+= 16
    }
    // The last bytes are looked at together with some that have been before.
    return isSpecial(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count &- 16, as: SIMD16<UInt8>.self))
  }

  /// All of fewer than 16 bytes, some of them twice, and zeros.
  private static func short(_ text: Span<UInt8>) -> SIMD16<UInt8> {
    let bytes = unsafe text.bytes
    let count = text.count
    let words: SIMD2<UInt64>
    if count >= 8 {
      words = SIMD2(
        unsafe bytes.unsafeLoadUnaligned(as: UInt64.self),
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
    } else if count >= 4 {
      words = SIMD2(
        UInt64(unsafe bytes.unsafeLoadUnaligned(as: UInt32.self)),
        UInt64(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
    } else if count > 0 {
      words = SIMD2(
        UInt64(text[0]) | UInt64(text[count >> 1]) << 8, UInt64(text[count &- 1]))
    } else {
      words = SIMD2()
    }
    return unsafe unsafeBitCast(words, to: SIMD16<UInt8>.self)
  }

  /// Whether one of the bytes is special.
  @inline(__always)
  private func isSpecial(_ bytes: SIMD16<UInt8>) -> Bool {
    let found = (bytes .== first) .| (bytes .== second) .| (bytes .== third) .| (bytes .== fourth)
    // A lane of a mask is all ones or all zeros.
    let halves = unsafe unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }
}
