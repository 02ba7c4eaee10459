/// A decimal or group separator as up to four bytes, kept off the heap.
struct FormatSeparator: Sendable {
  private var bytes: UInt32 = 0
  private var count = 0

  /// Takes the separator's UTF-8.
  init(_ text: String) {
    for byte in text.utf8.prefix(4) {
      bytes |= UInt32(byte) << UInt32(8 * count)
      count += 1
    }
  }

  /// The first byte: all there is of a decimal separator.
  var first: UInt8 { UInt8(truncatingIfNeeded: bytes) }

  /// Appends the separator.
  func append(to out: inout OutputBuffer) {
    for index in 0..<count {
      out.append(UInt8(truncatingIfNeeded: bytes >> UInt32(8 * index)))
    }
  }
}
