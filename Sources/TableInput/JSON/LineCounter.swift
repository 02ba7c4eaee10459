internal import CSimdJSON

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
    // The function only reads the bytes that it is given, while the closure runs.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe csj_count_line_ends(start, buffer.count)
    }
  }
}
