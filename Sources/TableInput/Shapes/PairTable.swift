/// A hash table from pairs of small numbers to numbers, without an allocation for each entry.
struct PairTable: Sendable {
  private struct Slot: BitwiseCopyable, Sendable {
    /// Both numbers of the pair; `free` for none.
    var pair: UInt64
    var value: UInt32
  }

  private static let free = UInt64.max

  private var slots = ContiguousArray(repeating: Slot(pair: free, value: 0), count: 64)
  private var count = 0

  /// The number that a pair stands for.
  ///
  /// - Parameters:
  ///   - first: A number from 0, less than 2^32 - 1.
  ///   - second: Another.
  subscript(first: Int, second: Int) -> Int? {
    get {
      let slot = slots[position(of: Self.pair(first, second))]
      return slot.pair == Self.free ? nil : Int(slot.value)
    }
    set {
      let pair = Self.pair(first, second)
      let position = position(of: pair)
      if slots[position].pair == Self.free { count += 1 }
      slots[position] = Slot(pair: pair, value: UInt32(newValue ?? 0))
      if count * 2 > slots.count { grow() }
    }
  }

  private static func pair(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(UInt32(first)) << 32 | UInt64(UInt32(second))
  }

  private func position(of pair: UInt64) -> Int {
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[position].pair != pair, slots[position].pair != Self.free {
      position = (position + 1) & mask
    }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(pair: Self.free, value: 0), count: old.count * 2)
    for slot in old where slot.pair != Self.free { slots[position(of: slot.pair)] = slot }
  }
}
