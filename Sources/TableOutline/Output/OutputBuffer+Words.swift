extension OutputBuffer {
  /// Appends up to eight bytes that are held in a number.
  ///
  /// - Parameters:
  ///   - word: The bytes, the first one lowest.
  ///   - count: How many of them, up to 8.
  @inlinable
  package mutating func append(word: UInt64, count: Int) {
    // All eight are stored, which is one step; those behind the count are overwritten by what follows.
    reserve(8)
    unsafe UnsafeMutableRawPointer(base + used).storeBytes(of: word.littleEndian, as: UInt64.self)
    used &+= count
  }

  /// Appends blanks.
  ///
  /// - Parameter count: How many; nothing happens below 1.
  @inlinable
  package mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    reserve(count &+ 8)
    let end = used &+ count
    // Eight at a time, the last time more than are wanted: these are overwritten by what follows.
    while used < end {
      unsafe UnsafeMutableRawPointer(base + used).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
      used &+= 8
    }
    used = end
  }
}
