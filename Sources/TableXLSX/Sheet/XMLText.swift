/// What text of a workbook may hold as it is, and how long it may be.
enum XMLText {
  /// Whether an ASCII byte is written as it is; false for all others.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    // One bit for each of the 128 ASCII characters.
    let bits = byte < 64 ? plainLow : plainHigh
    return byte < 0x80 && bits >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether all eight bytes of a word are written as they are; some words of which that is true are not found so.
  @inline(__always)
  static func isPlain(word: UInt64) -> Bool {
    // A byte's high bit is set in `found` if the byte is what is looked for, and never if none is.
    var found = word
    found |= (word &- 0x2020_2020_2020_2020) & ~word
    found |= zeros(in: (word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E)
    found |= zeros(in: (word | 0x0404_0404_0404_0404) ^ 0x2626_2626_2626_2626)
    found |= zeros(in: word ^ 0x5F5F_5F5F_5F5F_5F5F)
    return found & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private static func zeros(in word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }

  // All but the control characters, `"`, `&`, `<` and `>`.
  private static var plainLow: UInt64 { 0xFFFF_FFFF_0000_0000 & ~(1 << 34 | 1 << 38 | 1 << 60 | 1 << 62) }
  // All but `_`.
  private static var plainHigh: UInt64 { ~(1 << 31) }

  /// Whether text at an index reads as an escape, `_xHHHH_`.
  static func looksEscaped(_ text: Span<UInt8>, at index: Int) -> Bool {
    guard index + 6 < text.count, text[index + 1] == UInt8(ascii: "x"),
      text[index + 6] == UInt8(ascii: "_")
    else { return false }
    return (index + 2..<index + 6).allSatisfy { isHexadecimal(text[$0]) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }

  /// Whether a reader would drop blanks at one end of the text, unless told to keep them.
  @inline(__always)
  static func hasOuterBlanks(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    return isBlank(text[0]) || isBlank(text[text.count - 1])
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  /// The scalar at an index and its length, or `nil` and 1 for a byte that starts none.
  static func scalar(in text: Span<UInt8>, at index: Int) -> (value: UInt32?, length: Int) {
    let lead = text[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length: Int
    var value: UInt32
    let smallest: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value, smallest) = (2, UInt32(lead & 0x1F), 0x80)
    case 0xE0...0xEF: (length, value, smallest) = (3, UInt32(lead & 0x0F), 0x800)
    case 0xF0...0xF4: (length, value, smallest) = (4, UInt32(lead & 0x07), 0x1_0000)
    default: return (nil, 1)
    }
    guard index + length <= text.count else { return (nil, 1) }
    for offset in 1..<length {
      let byte = text[index + offset]
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return (nil, 1) }
    return (value, length)
  }

  /// How many bytes of a text a cell can hold.
  ///
  /// - Parameters:
  ///   - text: The bytes.
  ///   - limit: UTF-16 units, escapes counted as they are written.
  /// - Returns: The count of all bytes, or of those before the scalar that is one too many.
  /// - Complexity: O(*n*) for long texts, O(1) for those that fit in any case.
  @inline(__always)
  static func fittingCount(of text: Span<UInt8>, limit: Int) -> Int {
    // One byte becomes at most one escape of seven units.
    text.count <= limit / 7 ? text.count : slowFittingCount(of: text, limit: limit)
  }

  private static func slowFittingCount(of text: Span<UInt8>, limit: Int) -> Int {
    var index = 0
    var units = 0
    while index < text.count {
      let (scalar, length) = scalar(in: text, at: index)
      units += self.units(of: scalar, in: text, at: index)
      if units > limit { return index }
      index += length
    }
    return index
  }

  private static func units(of scalar: UInt32?, in text: Span<UInt8>, at index: Int) -> Int {
    switch scalar {
    case 0x09?, 0x0A?, 0x0D?: 1
    case (0..<0x20)?, 0xFFFE?, 0xFFFF?: 7
    case 0x5F?: looksEscaped(text, at: index) ? 7 : 1
    case (0x1_0000...)?: 2
    default: 1
    }
  }
}
