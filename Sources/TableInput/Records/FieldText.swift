/// The bytes that field references point into: an input, and an arena for what the input does not hold literally.
struct FieldText: Sendable {
  /// The input.
  let bytes: InputBytes

  /// Unescaped text.
  let arena: TextArena

  /// Gives the bytes of a field to a closure.
  @inline(__always)
  func withText<Result: ~Copyable, Failure: Error>(
    of field: FieldReference, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !field.isInArena {
      return try bytes.withBytes { (bytes) throws(Failure) in
        try body(bytes.extracting(field.offset..<field.offset + field.length))
      }
    }
    let arena = arena.bytes.span
    guard field.isLong else {
      return try body(arena.extracting(field.offset..<field.offset + field.length))
    }
    let place = word(at: field.offset)
    let start = Int(place & ~(1 << 63))
    let range = start..<start + Int(word(at: field.offset + 8))
    guard place >> 63 == 0 else { return try body(arena.extracting(range)) }
    return try bytes.withBytes { (bytes) throws(Failure) in try body(bytes.extracting(range)) }
  }

  /// The text of a field as a string.
  func string(of field: FieldReference) -> String {
    withText(of: field) { String(utf8: $0) }
  }

  private func word(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(arena.bytes[offset + index]) << UInt64(index * 8) }
    return word
  }
}

extension String {
  /// Makes a string of UTF-8 bytes.
  ///
  /// - Complexity: O(*n*).
  init(utf8 bytes: Span<UInt8>) {
    // The buffer does not leave the closure.
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
