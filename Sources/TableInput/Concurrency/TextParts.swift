internal import SystemSupport

/// Where a text is cut into parts that are read side by side: behind line ends, some of which may stand inside quotes.
enum TextParts {
  /// A part of so many bytes is worth a thread.
  private static let smallestPart = 1 << 20

  /// Where the parts begin.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where reading begins, and the first part with it.
  ///   - count: How many parts there are at most; as many as are worth a processor, if it is not said.
  /// - Returns: At least one place.
  static func starts(in text: InputBytes, from start: Int, count: Int? = nil) -> [Int] {
    let length = text.count - start
    let partCount = count ?? min(Processors.count, max(length / smallestPart, 1))
    var starts = [start]
    text.withBytes { bytes in
      for part in 1..<partCount {
        var index = max(start + length / partCount * part, starts[starts.count - 1])
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        if index + 1 < bytes.count { starts.append(index + 1) }
      }
    }
    return starts
  }
}
