/// Line ends: LF, CRLF, or a CR alone.
enum LineEnds {
  /// How many line ends there are in a part of a text, in quotes or not.
  ///
  /// - Complexity: O(*n*) in the length of the part, sixteen bytes at a time.
  static func count(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let lineFeed = SIMD16<UInt8>(repeating: UInt8(ascii: "\n"))
    let carriageReturn = SIMD16<UInt8>(repeating: UInt8(ascii: "\r"))
    var count = 0
    var index = start
    while index + 17 <= end {
      // A lane counts to 255 at most.
      let stop = min(index + 255 * 16, end - 16)
      var lanes = SIMD16<UInt8>()
      while index < stop {
        // Any bytes make a SIMD16<UInt8>, and the span checks its bounds.
        let here = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        let next = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index + 1, as: SIMD16<UInt8>.self)
        let ends = (here .== lineFeed) .| ((here .== carriageReturn) .& (next .!= lineFeed))
        // A lane of a mask is all ones, which is one less than nothing.
        lanes &-= unsafe unsafeBitCast(ends, to: SIMD16<UInt8>.self)
        index += 16
      }
      for lane in lanes.indices { count += Int(lanes[lane]) }
    }
    while index < end {
      let isLineFeed = bytes[index] == UInt8(ascii: "\n")
      if isLineFeed || bytes[index] == UInt8(ascii: "\r") && !startsLine(bytes, index + 1) { count += 1 }
      index += 1
    }
    return count
  }

  private static func startsLine(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "\n")
  }
}
