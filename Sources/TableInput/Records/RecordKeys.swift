/// The different texts of one column, numbered in the order of their first appearance.
///
/// Equal bytes have one key; a blank field has a key of its own. Grouping compares these numbers instead of texts.
public struct RecordKeys: Sendable {
  private let keys: ContiguousArray<UInt32>
  private let firstRecords: ContiguousArray<UInt32>

  init(keys: ContiguousArray<UInt32>, firstRecords: ContiguousArray<UInt32>) {
    self.keys = keys
    self.firstRecords = firstRecords
  }

  /// How many different texts there are, counting blank as one.
  public var count: Int { firstRecords.count }

  /// The key of a record, from 0.
  ///
  /// - Parameter record: The record's number, from 0.
  public subscript(record: Int) -> Int { Int(keys[record]) }

  /// The first record that has a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The record's number, from 0.
  public func firstRecord(of key: Int) -> Int { Int(firstRecords[key]) }
}

extension RecordStore {
  /// Numbers the different texts of a column.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: A key for each record.
  /// - Complexity: O(*n*) in the bytes of the column.
  public func keys(inColumn column: Int) -> RecordKeys {
    var interner = FieldInterner(text: text, fields: fields[column])
    return interner.run()
  }
}

/// Numbers the fields of a column by their bytes, with a hash table of open addressing.
private struct FieldInterner {
  let text: FieldText
  let fields: ContiguousArray<FieldReference>

  /// Key + 1 for each slot, 0 for a free one; the size is a power of two.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)
  private var hashes: ContiguousArray<UInt64> = []
  private var firstRecords: ContiguousArray<UInt32> = []

  init(text: FieldText, fields: ContiguousArray<FieldReference>) {
    self.text = text
    self.fields = fields
  }

  mutating func run() -> RecordKeys {
    var keys = ContiguousArray<UInt32>()
    keys.reserveCapacity(fields.count)
    for record in fields.indices { keys.append(key(of: record)) }
    return RecordKeys(keys: keys, firstRecords: firstRecords)
  }

  private mutating func key(of record: Int) -> UInt32 {
    let hash = text.withText(of: fields[record]) { hashOfBytes($0) }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let key = slots[slot] - 1
      if hashes[Int(key)] == hash, isEqual(record, Int(firstRecords[Int(key)])) { return key }
      slot = (slot + 1) & mask
    }
    let key = UInt32(firstRecords.count)
    firstRecords.append(UInt32(record))
    hashes.append(hash)
    slots[slot] = key + 1
    if firstRecords.count * 2 > slots.count { grow() }
    return key
  }

  private func isEqual(_ left: Int, _ right: Int) -> Bool {
    text.withText(of: fields[left]) { left in
      text.withText(of: fields[right]) { right in hasSameBytes(left, right) }
    }
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for key in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[key]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(key) + 1
    }
  }
}

/// Compares eight bytes at a time.
private func hasSameBytes(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  var index = 0
  while index < left.count {
    if word(of: left, at: index) != word(of: right, at: index) { return false }
    index += 8
  }
  return true
}

/// A hash that mixes eight bytes at a time; equal bytes have equal hashes in every run of the program.
private func hashOfBytes(_ bytes: Span<UInt8>) -> UInt64 {
  var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
  var index = 0
  while index < bytes.count {
    let product = (hash ^ word(of: bytes, at: index)).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    hash = product.high ^ product.low
    index += 8
  }
  return hash ^ hash >> 32
}

/// Up to eight bytes from a position on, as one number.
@inline(__always)
private func word(of bytes: Span<UInt8>, at index: Int) -> UInt64 {
  // Any bytes make a UInt64, and the span checks its bounds.
  if index + 8 <= bytes.count {
    return unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
  var word: UInt64 = 0
  for offset in index..<bytes.count { word = word << 8 | UInt64(bytes[offset]) }
  return word
}
