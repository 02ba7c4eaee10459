/// One scalar as it stands in UTF-8 text.
struct DecodedScalar {
  /// The scalar; U+FFFD for bytes that are no UTF-8.
  let value: UInt32

  /// How many bytes it takes up, at least one.
  let byteCount: Int

  /// Whether the bytes are the UTF-8 of a scalar.
  let isWellFormed: Bool

  private init(_ value: UInt32, byteCount: Int) {
    self.value = value
    self.byteCount = byteCount
    isWellFormed = true
  }

  /// The scalar shown for bytes that are no UTF-8.
  private init(illFormedBytes byteCount: Int) {
    value = 0xFFFD
    self.byteCount = byteCount
    isWellFormed = false
  }

  /// Reads the scalar that starts at an offset.
  ///
  /// Bytes that are no UTF-8 are taken together as far as they begin a scalar, as Unicode recommends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - offset: Where the scalar starts; less than the number of bytes.
  init(in text: Span<UInt8>, at offset: Int) {
    let lead = text[offset]
    guard lead >= 0x80 else {
      self.init(UInt32(lead), byteCount: 1)
      return
    }
    // The second byte of overlong forms, surrogates and scalars past U+10FFFF has no room of its own.
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default:
      self.init(illFormedBytes: 1)
      return
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for position in 1..<length {
      guard offset + position < text.count else {
        self.init(illFormedBytes: position)
        return
      }
      let byte = text[offset + position]
      guard position == 1 ? second.contains(byte) : (0x80...0xBF).contains(byte) else {
        self.init(illFormedBytes: position)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    self.init(value, byteCount: length)
  }
}
