/// Up to 32 bytes of markup that are written again and again, such as `<c r="B` or `" s="12"`.
///
/// A mark goes into the buffer with one store of fixed size, whatever its length.
struct XMLMark: Sendable {
  /// The bytes, zeros behind them.
  private(set) var bytes = SIMD32<UInt8>()

  /// How many of the bytes count.
  private(set) var count = 0

  /// The most bytes a mark can have.
  static var capacity: Int { 32 }

  /// Creates a mark of some text.
  ///
  /// - Parameter text: At most 32 bytes.
  init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Creates a mark of a number's digits.
  ///
  /// - Parameter number: Zero or more, of at most eight digits.
  @inline(__always)
  init(digitsOf number: Int) {
    precondition(number < 100_000_000, "a mark holds at most eight digits of a number")
    var packed: UInt64 = 0
    var rest = UInt64(number)
    repeat {
      // The digit that is found last comes first.
      packed = packed << 8 | (UInt64(UInt8(ascii: "0")) + rest % 10)
      rest /= 10
      count += 1
    } while rest != 0
    let words = SIMD4<UInt64>(packed.littleEndian, 0, 0, 0)
    // Both types are 32 bytes of plain data.
    bytes = unsafe unsafeBitCast(words, to: SIMD32<UInt8>.self)
  }

  private mutating func append(_ byte: UInt8) {
    precondition(count < Self.capacity, "a mark has at most 32 bytes")
    bytes[count] = byte
    count += 1
  }
}
