extension InputText {
  /// The position behind the last line end; 0 if there is none.
  var lastLineEnd: Int {
    bytes.withBytes { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] != UInt8(ascii: "\n") { end -= 1 }
      return end
    }
  }

  /// The line that begins at a position.
  ///
  /// - Complexity: O(*n*) in the position.
  func line(at position: Int) -> Int {
    bytes.withBytes { bytes in
      var lines = LineCounter()
      lines.advance(to: position, in: bytes)
      return firstLine + lines.line - 1
    }
  }

  /// The text between two line ends, as a text of its own whose lines and bytes are counted from its beginning.
  func part(_ range: Range<Int>) -> InputText {
    InputText(
      chunk: bytes.extracting(range), name: name, encoding: encoding, firstLine: 1, firstByte: 0)
  }

  /// Positions that divide a range into parts of about a size, each behind a line end.
  ///
  /// - Parameters:
  ///   - range: Begins where a line does.
  ///   - size: How long parts are at least, except for the last.
  /// - Returns: The parts, in order; none of them is empty.
  func linewise(_ range: Range<Int>, size: Int) -> [Range<Int>] {
    bytes.withBytes { bytes in
      var parts: [Range<Int>] = []
      var start = range.lowerBound
      while start < range.upperBound {
        var end = min(start + size, range.upperBound)
        while end < range.upperBound, bytes[end - 1] != UInt8(ascii: "\n") { end += 1 }
        parts.append(start..<end)
        start = end
      }
      return parts
    }
  }
}
