/// The line in which a byte of a text stands; CRLF, LF and CR each end one.
struct LinePlace {
  /// The line's number, counted from 1.
  private(set) var line = 1

  /// Where the line begins.
  private(set) var lineStart: Int

  /// Finds a line.
  ///
  /// - Parameters:
  ///   - position: The byte, or the end of the text.
  ///   - bytes: The text.
  ///   - start: Where its first line begins.
  /// - Complexity: O(*n*) in the number of bytes before the byte.
  init(of position: Int, in bytes: Span<UInt8>, from start: Int = 0) {
    lineStart = start
    var index = start
    while index < position {
      let byte = bytes[index]
      index += 1
      let isCR = byte == UInt8(ascii: "\r") && !(index < position && bytes[index] == UInt8(ascii: "\n"))
      guard byte == UInt8(ascii: "\n") || isCR else { continue }
      line += 1
      lineStart = index
    }
  }
}
