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
  ///   - body: Writes all of them, from the pointer on.
  mutating func append(count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    guard count > 0 else { return }
    bytes.reserveLargePages(bytes.count + count)
    bytes.append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, written in
        guard let start = room.baseAddress else { return }
        unsafe body(start)
        written = count
      }
    }
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

  /// A reference to bytes that are here already.
  mutating func field(ofArena offset: Int, length: Int) -> FieldReference {
    length < FieldReference.longLength
      ? FieldReference(arenaOffset: offset, length: length)
      : longField(offset: offset, length: length, isInArena: true)
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
