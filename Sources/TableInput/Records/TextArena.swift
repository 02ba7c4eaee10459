/// Text that is not in the input as it is: unescaped fields, and the places of very long ones.
struct TextArena: Sendable {
  /// The bytes.
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// Appends one byte to the field that is being built.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a part of a text to the field that is being built.
  mutating func append(_ range: Range<Int>, of text: Span<UInt8>) {
    bytes.reserveCapacity(grown(by: range.count))
    for index in range { bytes.append(text[index]) }
  }

  /// Appends a text as it is.
  mutating func append(_ text: Span<UInt8>) {
    // Safe: the pointer is used within the call only, and appending copies from it.
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a number of bytes that a closure writes, in any order.
  ///
  /// - Parameters:
  ///   - count: How many bytes.
  ///   - body: Writes all of them.
  mutating func append(sharing count: Int, _ body: (SharedRoom<UInt8>) -> Void) {
    bytes.append(sharing: count, body)
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// A reference to what was appended from a position on.
  mutating func field(from start: Int) -> FieldReference {
    let length = bytes.count - start
    guard length >= FieldReference.longLength else {
      return FieldReference(arenaOffset: start, length: length)
    }
    return longField(offset: start, length: length, isInArena: true)
  }

  /// A reference to bytes of the input.
  @inline(__always)
  mutating func field(ofInput offset: Int, length: Int) -> FieldReference {
    length < FieldReference.longLength && offset <= FieldReference.lastOffset
      ? FieldReference(offset: offset, length: length)
      : longField(offset: offset, length: length, isInArena: false)
  }

  /// Where the bytes of a field are, whatever its length.
  func place(of field: FieldReference) -> (start: Int, length: Int, isInArena: Bool) {
    guard field.isLong else { return (field.offset, field.length, field.isInArena) }
    let place = word(at: field.offset)
    return (Int(place & ~(1 << 63)), Int(word(at: field.offset + 8)), place >> 63 != 0)
  }

  private func word(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(bytes[offset + index]) << UInt64(index * 8) }
    return word
  }

  /// Appends all bytes of another arena, and returns where they begin.
  mutating func append(all other: TextArena) -> Int {
    let start = bytes.count
    bytes += other.bytes
    return start
  }

  /// A reference to what another arena's field stands for, once its bytes are here.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - other: The other arena.
  ///   - offset: Where its bytes begin here.
  ///   - inputOffset: Where the bytes of its input begin in the input here.
  /// - Returns: The reference.
  @inline(__always)
  mutating func field(
    moved field: FieldReference, from other: borrowing TextArena, by offset: Int, inputBy inputOffset: Int = 0
  ) -> FieldReference {
    guard !field.isBlank else { return .blank }
    guard field.isInArena else {
      return self.field(ofInput: field.offset + inputOffset, length: field.length)
    }
    guard field.isLong else {
      return FieldReference(arenaOffset: field.offset + offset, length: field.length)
    }
    let (start, length, isInArena) = other.place(of: field)
    return longField(
      offset: start + (isInArena ? offset : inputOffset), length: length, isInArena: isInArena)
  }

  private mutating func longField(offset: Int, length: Int, isInArena: Bool) -> FieldReference {
    let place = bytes.count
    append(word: UInt64(offset) | (isInArena ? 1 << 63 : 0))
    append(word: UInt64(length))
    return FieldReference(arenaOffset: place, length: FieldReference.longLength)
  }

  private mutating func append(word: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  private func grown(by count: Int) -> Int {
    let needed = bytes.count + count
    return needed <= bytes.capacity ? needed : max(needed, bytes.capacity * 2)
  }
}
