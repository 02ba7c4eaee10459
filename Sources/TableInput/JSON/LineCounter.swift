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
    let passed = bytes.extracting(position..<end)
    var ends = 0
    for index in passed.indices where passed[index] == UInt8(ascii: "\n") { ends += 1 }
    if ends > 0 {
      line += ends
      var start = end
      while bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      lineStart = start
    }
    position = end
  }
}
