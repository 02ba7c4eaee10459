/// Decodes encodings in which each byte is one character.
struct SingleByteDecoder {
  /// ISO 8859-1: each byte is the code point of its value.
  static let latin1 = SingleByteDecoder(highControls: (0x80...0x9F).map { UInt16($0) })

  /// Windows-1252.
  ///
  /// The five bytes it leaves open stay the control characters they are in ISO 8859-1, as in browsers.
  static let windows1252 = SingleByteDecoder(highControls: [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x008D,
    0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x009D, 0x017E, 0x0178,
  ])

  /// The code points of the bytes 0x80 to 0x9F.
  private let highControls: [UInt16]

  /// Turns bytes into UTF-8.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - start: Where to begin.
  ///   - memory: Where the text goes.
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  /// - Complexity: O(*n*).
  func decode(_ source: Span<UInt8>, from start: Int, into memory: inout InputMemory) throws(InputError) {
    try memory.reserve(source.count - start)
    for index in start..<source.count {
      let byte = source[index]
      try memory.append(
        scalar: byte & 0xE0 == 0x80 ? UInt32(highControls[Int(byte & 0x1F)]) : UInt32(byte))
    }
  }
}

extension InputMemory {
  /// Appends a Unicode scalar as UTF-8; its value is not a surrogate.
  mutating func append(scalar: UInt32) throws(InputError) {
    if scalar < 0x80 {
      try append(UInt8(scalar))
      return
    }
    let last = UInt8(truncatingIfNeeded: scalar & 0x3F) | 0x80
    if scalar < 0x800 {
      try append(UInt8(truncatingIfNeeded: scalar >> 6) | 0xC0)
    } else {
      let middle = UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F) | 0x80
      if scalar < 0x1_0000 {
        try append(UInt8(truncatingIfNeeded: scalar >> 12) | 0xE0)
      } else {
        try append(UInt8(truncatingIfNeeded: scalar >> 18) | 0xF0)
        try append(UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F) | 0x80)
      }
      try append(middle)
    }
    try append(last)
  }
}
