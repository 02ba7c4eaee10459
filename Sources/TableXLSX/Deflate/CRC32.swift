internal import CISAL

/// The checksum that zip archives carry, CRC-32 as in gzip, of bytes that come piece by piece.
struct CRC32: Sendable, Equatable {
  /// The checksum so far.
  private(set) var value: UInt32 = 0

  /// Takes more bytes in.
  mutating func update(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      value = unsafe crc32_gzip_refl(value, start, UInt64(source.count))
    }
  }

  /// Takes in the checksum of bytes that follow, without the bytes.
  ///
  /// The register of a CRC is linear over GF(2): going over *n* more bytes is a multiplication by x^8n modulo the
  /// polynomial, which needs one squaring for each bit of *n*.
  ///
  /// - Parameters:
  ///   - next: The checksum of the bytes that follow.
  ///   - count: How many bytes follow.
  /// - Complexity: O(log *count*).
  mutating func append(_ next: CRC32, count: UInt64) {
    value = Self.multiply(Self.power(bytes: count), value) ^ next.value
  }

  /// The polynomial of CRC-32 with its bits reversed, as the register holds it.
  private static let polynomial: UInt32 = 0xEDB8_8320

  /// x^0 in reversed bit order.
  private static let one: UInt32 = 0x8000_0000

  /// The product of two polynomials, modulo the CRC's own.
  private static func multiply(_ left: UInt32, _ right: UInt32) -> UInt32 {
    var product: UInt32 = 0
    var factor = right
    var bit = one
    while bit != 0 {
      if left & bit != 0 { product ^= factor }
      factor = factor & 1 == 0 ? factor >> 1 : (factor >> 1) ^ polynomial
      bit >>= 1
    }
    return product
  }

  /// x^(8 · bytes).
  private static func power(bytes: UInt64) -> UInt32 {
    var result = one
    // x^8: bit 31 stands for x^0.
    var square = one >> 8
    var exponent = bytes
    while exponent != 0 {
      if exponent & 1 != 0 { result = multiply(result, square) }
      square = multiply(square, square)
      exponent >>= 1
    }
    return result
  }
}
