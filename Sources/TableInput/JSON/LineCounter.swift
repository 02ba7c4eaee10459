/// Counts lines on the way through a text.
struct LineCounter {
  /// The line of the position, from 1.
  private(set) var line = 1

  /// Where that line begins.
  private(set) var lineStart = 0

  private var position = 0

  /// Goes on to a position; one that lies behind stays where it is.
  ///
  /// - Complexity: O(*n*) in the number of bytes passed.
  mutating func advance(to end: Int, in bytes: Span<UInt8>) {
    guard end > position else { return }
    let ends = Self.lineEnds(in: bytes.extracting(position..<end))
    if ends > 0 {
      line += ends
      var start = end
      while bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      lineStart = start
    }
    position = end
  }

  private static func lineEnds(in bytes: Span<UInt8>) -> Int {
    typealias Lanes = SIMD16<UInt8>
    var count = 0
    var index = 0
    while index + Lanes.scalarCount <= bytes.count {
      // Any bytes make lanes, and the span checks its bounds.
      let lanes = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: Lanes.self)
      count += Int(Lanes.zero.replacing(with: 1, where: lanes .== UInt8(ascii: "\n")).wrappedSum())
      index += Lanes.scalarCount
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { count += 1 }
      index += 1
    }
    return count
  }
}
