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
    let (start, length, isInArena) = self.arena.place(of: field)
    let range = start..<start + length
    guard !isInArena else { return try body(arena.extracting(range)) }
    return try bytes.withBytes { (bytes) throws(Failure) in try body(bytes.extracting(range)) }
  }

  /// The text of a field as a string.
  func string(of field: FieldReference) -> String {
    withText(of: field) { String(utf8: $0) }
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
