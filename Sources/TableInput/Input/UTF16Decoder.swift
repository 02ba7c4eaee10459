/// Decodes UTF-16.
struct UTF16Decoder {
  /// Whether the high byte of each unit comes first.
  let isBigEndian: Bool

  /// The name that errors show.
  let name: String

  /// The text as UTF-8.
  ///
  /// - Throws: ``InputError`` of the kind `invalidEncoding`, with line and byte, for half a unit or half a pair.
  /// - Complexity: O(*n*).
  func decode(_ source: Span<UInt8>, from start: Int) throws(InputError) -> InputBytes {
    var memory = InputMemory(capacity: source.count / 2 + source.count / 8)
    var line = 1
    var index = start
    while index < source.count {
      guard index + 2 <= source.count else { throw invalid("half a character", line: line, byte: index) }
      let unit = unit(in: source, at: index)
      switch unit {
      case 0xD800...0xDBFF:
        guard index + 4 <= source.count, case let low = self.unit(in: source, at: index + 2),
          low & 0xFC00 == 0xDC00
        else { throw invalid("half of a surrogate pair", line: line, byte: index) }
        memory.append(scalar: 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF)
        index += 4
      case 0xDC00...0xDFFF:
        throw invalid("half of a surrogate pair", line: line, byte: index)
      default:
        if unit == 0x0A { line += 1 }
        memory.append(scalar: unit)
        index += 2
      }
    }
    return InputBytes(memory)
  }

  private func unit(in source: Span<UInt8>, at index: Int) -> UInt32 {
    let (first, second) = (UInt32(source[index]), UInt32(source[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private func invalid(_ what: String, line: Int, byte: Int) -> InputError {
    InputError(
      .invalidEncoding, at: InputLocation(file: name, line: line, byte: byte),
      "not UTF-16: \(what) at offset \(byte)", hint: "name the encoding: --encoding utf-8, cp1252 or latin1")
  }
}
