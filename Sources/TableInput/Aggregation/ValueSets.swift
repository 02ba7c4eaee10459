/// For each group a set of small numbers: bits as long as they take little room, then a hash table of pairs.
struct ValueSets: Sendable {
  /// For each group a row of words with a bit for each number.
  private var words = ContiguousArray<UInt64>()
  private var width = 1
  private var groupCount = 0
  private var pairs = PairSet()
  private var isMatrix = true

  /// 8 MB.
  private static let largestMatrix = 1 << 20

  /// Makes room for one more group.
  mutating func addGroup() {
    groupCount += 1
    guard isMatrix else { return }
    if groupCount * width > Self.largestMatrix {
      leaveMatrix()
    } else {
      words.append(contentsOf: repeatElement(0, count: width))
    }
  }

  /// Puts a number into the set of a group.
  @inline(__always)
  mutating func insert(_ number: Int, of group: Int) {
    guard isMatrix, number < width * 64 else { return insertOutside(number, of: group) }
    words[group &* width &+ number / 64] |= 1 << UInt64(number % 64)
  }

  /// Shows all numbers of all groups; in which order is not said.
  func forEach(_ body: (_ group: Int, _ number: Int) -> Void) {
    guard isMatrix else { return pairs.forEach(body) }
    for index in words.indices where words[index] != 0 {
      let (group, column) = index.quotientAndRemainder(dividingBy: width)
      var word = words[index]
      while word != 0 {
        body(group, column * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }

  private mutating func insertOutside(_ number: Int, of group: Int) {
    guard isMatrix else { return pairs.insert(group, number) }
    var newWidth = width
    while number >= newWidth * 64 { newWidth *= 2 }
    if groupCount * newWidth > Self.largestMatrix {
      leaveMatrix()
      return pairs.insert(group, number)
    }
    var wider = ContiguousArray<UInt64>(repeating: 0, count: groupCount * newWidth)
    for group in 0..<groupCount {
      for column in 0..<width { wider[group * newWidth + column] = words[group * width + column] }
    }
    (words, width) = (wider, newWidth)
    insert(number, of: group)
  }

  private mutating func leaveMatrix() {
    var pairs = PairSet()
    forEach { pairs.insert($0, $1) }
    self.pairs = pairs
    isMatrix = false
    words = []
  }
}

/// A hash table of pairs of small numbers, each of them below 2^32 - 1.
private struct PairSet: Sendable {
  private static let free = UInt64.max

  private var slots = ContiguousArray(repeating: free, count: 1024)
  private var count = 0

  mutating func insert(_ first: Int, _ second: Int) {
    let pair = UInt64(UInt32(first)) << 32 | UInt64(UInt32(second))
    let position = position(of: pair)
    guard slots[position] == Self.free else { return }
    slots[position] = pair
    count += 1
    if count * 2 > slots.count { grow() }
  }

  func forEach(_ body: (Int, Int) -> Void) {
    for slot in slots where slot != Self.free { body(Int(slot >> 32), Int(slot & 0xFFFF_FFFF)) }
  }

  private func position(of pair: UInt64) -> Int {
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 24) & mask
    while slots[position] != pair, slots[position] != Self.free { position = (position + 1) & mask }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Self.free, count: old.count * 2)
    for slot in old where slot != Self.free { slots[position(of: slot)] = slot }
  }
}
