/// Numbers the fields of a column by their bytes, with a hash table of open addressing.
struct FieldInterner {
  private let text: FieldText
  private let fields: ContiguousArray<FieldReference>

  /// Key + 1 for each slot, 0 for a free one; the size is a power of two.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)
  private var digests: ContiguousArray<TextDigest> = []
  private var firstRecords: ContiguousArray<UInt32> = []

  /// Starts without keys.
  init(text: FieldText, fields: ContiguousArray<FieldReference>) {
    self.text = text
    self.fields = fields
  }

  /// A key for each field.
  ///
  /// - Complexity: O(*n*) in the bytes of the fields.
  consuming func run() -> RecordKeys {
    var keys = ContiguousArray<UInt32>()
    keys.reserveLargePages(fields.count)
    for record in fields.indices {
      let digest = text.withText(of: fields[record]) { TextDigest($0) }
      keys.append(key(of: digest, record))
    }
    return RecordKeys(keys: keys, firstRecords: firstRecords)
  }

  @inline(__always)
  private mutating func key(of digest: TextDigest, _ record: Int) -> UInt32 {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest.hash) & mask
    while slots[slot] != 0 {
      let key = slots[slot] - 1
      if digests[Int(key)] == digest, digest.isExact || isEqual(record, Int(firstRecords[Int(key)])) {
        return key
      }
      slot = (slot + 1) & mask
    }
    return addKey(digest, record, slot: slot)
  }

  private mutating func addKey(_ digest: TextDigest, _ record: Int, slot: Int) -> UInt32 {
    let key = UInt32(firstRecords.count)
    firstRecords.append(UInt32(record))
    digests.append(digest)
    slots[slot] = key + 1
    if firstRecords.count * 2 > slots.count { grow() }
    return key
  }

  private func isEqual(_ left: Int, _ right: Int) -> Bool {
    text.withText(of: fields[left]) { left in
      text.withText(of: fields[right]) { right in
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
      }
    }
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for key in digests.indices {
      var slot = Int(truncatingIfNeeded: digests[key].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(key) + 1
    }
  }
}
