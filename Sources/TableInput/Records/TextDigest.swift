/// Sixteen bytes that stand for a text: all of it if it is short, else a hash.
///
/// Two texts of one length up to `exactLength` are equal if and only if their digests are.
struct TextDigest: Equatable {
  /// The most bytes that a digest holds as they are.
  static let exactLength = 16

  private let low: UInt64
  private let high: UInt64
  private let length: Int

  /// Digests a text.
  ///
  /// - Complexity: O(*n*) in its length.
  @inline(__always)
  init(_ text: Span<UInt8>) {
    length = text.count
    switch length {
    case 0: (low, high) = (0, 0)
    case 1...3:
      // The first, the middle and the last byte are all bytes of such a text.
      low = UInt64(text[0]) | UInt64(text[length / 2]) << 8 | UInt64(text[length - 1]) << 16
      high = 0
    case 4...7:
      // Two words that overlap hold all bytes between them.
      low = UInt64(text.word32(at: 0)) | UInt64(text.word32(at: length - 4)) << 32
      high = 0
    case 8...Self.exactLength: (low, high) = (text.word64(at: 0), text.word64(at: length - 8))
    default: (low, high) = Self.hash(text)
    }
  }

  /// Whether equal digests mean equal texts.
  @inline(__always)
  var isExact: Bool { length <= Self.exactLength }

  /// A number in which all bits depend on all bytes.
  @inline(__always)
  var hash: UInt64 {
    let first = Self.mixed(low ^ 0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)
    return Self.mixed(first ^ high, UInt64(truncatingIfNeeded: length) ^ 0xA076_1D64_78BD_642F)
  }

  private static func hash(_ text: Span<UInt8>) -> (UInt64, UInt64) {
    var low: UInt64 = 0x9E37_79B9_7F4A_7C15
    var high: UInt64 = 0xE703_7ED1_A0B4_28DB
    var index = 0
    while index + 16 < text.count {
      low = mixed(low ^ text.word64(at: index), 0xD6E8_FEB8_6659_FD93)
      high = mixed(high ^ text.word64(at: index + 8), 0xA076_1D64_78BD_642F)
      index += 16
    }
    low = mixed(low ^ text.word64(at: text.count - 16), 0xD6E8_FEB8_6659_FD93)
    high = mixed(high ^ text.word64(at: text.count - 8), 0xA076_1D64_78BD_642F)
    return (low, high)
  }

  /// The halves of a product of 128 bits, one over the other.
  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension Span<UInt8> {
  /// Eight bytes as one number.
  @inline(__always)
  fileprivate func word64(at index: Int) -> UInt64 {
    // Any bytes make a number, and the span checks its bounds.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Four bytes as one number.
  @inline(__always)
  fileprivate func word32(at index: Int) -> UInt32 {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self)
  }
}
