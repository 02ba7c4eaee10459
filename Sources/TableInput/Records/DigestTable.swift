/// Numbers different texts in the order of their first appearance, with a hash table of open addressing.
///
/// It holds digests alone; where those can't tell two texts apart, whoever has the texts is asked.
struct DigestTable: Sendable {
  /// Key + 1 for each slot, 0 for a free one; the size is a power of two.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)
  private var digests: ContiguousArray<TextDigest> = []

  /// How many different texts there are.
  var count: Int { digests.count }

  /// The key of a text; one that is new gets the next number.
  ///
  /// - Parameters:
  ///   - digest: The text's digest.
  ///   - isEqual: Whether the text is the one that has a key.
  /// - Returns: The key, from 0.
  @inline(__always)
  mutating func key(of digest: TextDigest, isEqual: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest.hash) & mask
    while slots[slot] != 0 {
      let key = Int(slots[slot] - 1)
      if digests[key] == digest, digest.isExact || isEqual(key) { return key }
      slot = (slot + 1) & mask
    }
    return add(digest, slot: slot)
  }

  private mutating func add(_ digest: TextDigest, slot: Int) -> Int {
    let key = digests.count
    digests.append(digest)
    slots[slot] = UInt32(key) + 1
    if digests.count * 2 > slots.count { grow() }
    return key
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
