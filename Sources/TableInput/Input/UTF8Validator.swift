internal import SystemSupport

/// Checks that bytes are UTF-8 as the Unicode standard defines it: no overlong forms, no surrogates.
enum UTF8Validator {
  /// The offset of the first byte of a range that can't be UTF-8, or `nil` if all are; looked for on all processors.
  ///
  /// - Complexity: O(*n*); 64 ASCII bytes are a few instructions.
  static func firstInvalidByte(in bytes: InputBytes, _ range: Range<Int>) -> Int? {
    let (start, count) = (range.lowerBound, range.upperBound)
    let parts = max(min(Processors.count, (count - start) / smallestPart), 1)
    let inner = (1..<parts).map { part in
      bytes.withBytes { startOfScalar(in: $0, from: start + (count - start) / parts * part) }
    }
    let bounds = [start] + inner + [count]
    let found = concurrentMap(parts) { part in
      bytes.withBytes { firstInvalidByte(in: $0, from: bounds[part], to: bounds[part + 1]) }
    }
    // A part begins at a scalar if all before it are whole, so that the first finding is a true one.
    return found.lazy.compactMap(\.self).first
  }

  /// What to say of a byte that can't be UTF-8.
  static func fault(of byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte \(digits.count < 2 ? "0" : "")\(digits)"
  }

  private static let smallestPart = 1 << 22

  /// Where the first scalar begins from a position on, going by its bytes.
  static func startOfScalar(in bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  /// The offset of the first byte of a range that can't be UTF-8, or `nil` if all are.
  static func firstInvalidByte(in bytes: Span<UInt8>, from start: Int, to count: Int) -> Int? {
    var index = start
    let raw = unsafe bytes.bytes
    while index < count {
      while index + 64 <= count, isASCII(raw, at: index) { index += 64 }
      guard index < count else { return nil }
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = scalarLength(in: bytes, at: index, before: count)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  @inline(__always)
  private static func isASCII(_ raw: RawSpan, at offset: Int) -> Bool {
    // Any bytes make a SIMD16<UInt8>, and the span checks its bounds.
    let a = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    let b = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset + 16, as: SIMD16<UInt8>.self)
    let c = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset + 32, as: SIMD16<UInt8>.self)
    let d = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset + 48, as: SIMD16<UInt8>.self)
    let words = unsafe unsafeBitCast(a | b | c | d, to: SIMD2<UInt64>.self)
    return (words[0] | words[1]) & 0x8080_8080_8080_8080 == 0
  }

  /// How many bytes the scalar at an offset has, or 0 if it is not UTF-8.
  ///
  /// The first byte is 0x80 or more.
  private static func scalarLength(in bytes: Span<UInt8>, at index: Int, before count: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
