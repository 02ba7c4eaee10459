/// Decodes UTF-16.
struct UTF16Decoder {
  /// Whether the high byte of each unit comes first.
  let isBigEndian: Bool

  /// Turns units into UTF-8, up to one that is not whole or half a pair.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - start: Where to begin.
  ///   - memory: Where the text goes.
  /// - Returns: How far it came.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  /// - Complexity: O(*n*).
  func decode(
    _ source: Span<UInt8>, from start: Int, into memory: inout InputMemory
  ) throws(InputError) -> TextDecoding.Progress {
    var index = start
    while index + 2 <= source.count {
      let unit = unit(in: source, at: index)
      switch unit {
      case 0xD800...0xDBFF:
        guard index + 4 <= source.count else { return TextDecoding.Progress(position: index, fault: nil) }
        let low = self.unit(in: source, at: index + 2)
        guard low & 0xFC00 == 0xDC00 else { return halfPair(at: index) }
        try memory.append(scalar: 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF)
        index += 4
      case 0xDC00...0xDFFF:
        return halfPair(at: index)
      default:
        try memory.append(scalar: unit)
        index += 2
      }
    }
    return TextDecoding.Progress(position: index, fault: nil)
  }

  private func halfPair(at index: Int) -> TextDecoding.Progress {
    TextDecoding.Progress(position: index, fault: "half of a surrogate pair")
  }

  private func unit(in source: Span<UInt8>, at index: Int) -> UInt32 {
    let (first, second) = (UInt32(source[index]), UInt32(source[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
