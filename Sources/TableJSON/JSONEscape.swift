/// What must not stand in a JSON string as it is: quotation marks, backslashes and control characters.
enum JSONEscape {
  /// The position of the first byte that has to be escaped, or the end.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to begin.
  /// - Returns: The position.
  /// - Complexity: O(*n*), eight bytes at a time.
  static func first(in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      // Safe: the load is checked against the span's bounds, and every bit pattern is an integer.
      let word = UInt64(
        littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = marks(of: word)
      // A mark above the lowest one may be none, but the lowest always is one.
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, length(of: bytes[index]) == 1 { index += 1 }
    return index
  }

  /// How many bytes stand for a byte.
  static func length(of byte: UInt8) -> Int {
    guard byte >= 0x20 else { return letter(for: byte) == nil ? 6 : 2 }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 2 : 1
  }

  /// The letter that stands for a control character behind a backslash, or `nil` if it has none.
  static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  /// A hexadecimal digit.
  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Sets the high bit of bytes that have to be escaped, and maybe of some above one of these.
  private static func marks(of word: UInt64) -> UInt64 {
    let quotes = word ^ (lowBits &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (lowBits &* UInt64(UInt8(ascii: "\\")))
    let controls = (word &- lowBits &* 0x20) & ~word
    return (((quotes &- lowBits) & ~quotes) | ((backslashes &- lowBits) & ~backslashes) | controls) & highBits
  }
}
