extension Span<UInt8> {
  /// Reads one scalar of UTF-8 and goes behind it; a byte that begins none is taken for itself.
  @inline(__always)
  func readScalar(at position: inout Int) -> UInt32 {
    let first = UInt32(self[position])
    position += 1
    if first < 0xC0 { return first }
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    guard position + more <= count else { return first }
    var scalar = first & (0x3F >> UInt32(more))
    for _ in 0..<more {
      scalar = scalar << 6 | UInt32(self[position] & 0x3F)
      position += 1
    }
    return scalar
  }

  /// How many scalars of UTF-8 there are.
  var scalarCount: Int {
    var total = 0
    for index in indices where self[index] & 0xC0 != 0x80 { total += 1 }
    return total
  }
}
