/// A tree of labels: each node is a label below another node, and has a number in order of first appearance.
///
/// Node 0 is the top and has no label.
struct LabelTrie: Sendable {
  private struct Node: Sendable {
    let parent: UInt32
    let hash: UInt32
    let start: Int
    let length: Int
    /// The child that was asked for first, and the sibling that was asked for next, the last time.
    var firstGuess: UInt32 = 0
    var nextGuess: UInt32 = 0
  }

  private var nodes: ContiguousArray<Node> = [Node(parent: 0, hash: 0, start: 0, length: 0)]

  /// Node numbers by hash, 0 for a free slot; the size is a power of two.
  private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)

  /// The bytes of all labels.
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// How many nodes there are, the top included.
  var count: Int { nodes.count }

  /// The node that a node is below; the top's is the top.
  func parent(of node: Int) -> Int { Int(nodes[node].parent) }

  /// Where a node's label is in `bytes`.
  func labelRange(of node: Int) -> Range<Int> {
    nodes[node].start..<nodes[node].start + nodes[node].length
  }

  /// A node's label.
  ///
  /// - Complexity: O(*n*) in its length.
  func label(of node: Int) -> String {
    String(decoding: bytes[labelRange(of: node)], as: UTF8.self)
  }

  /// The labels from the top to a node, joined by dots.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  func dottedName(of node: Int) -> String {
    var labels: [String] = []
    var node = node
    while node != 0 {
      labels.append(label(of: node))
      node = parent(of: node)
    }
    return labels.reversed().joined(separator: ".")
  }

  /// The node with a label below a node; made if there is none.
  ///
  /// Labels that come in the same order as the last time are found without hashing.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - parent: The node above.
  ///   - previous: The child of `parent` that was asked for before this one; 0 for none.
  /// - Returns: The node's number.
  mutating func child(_ label: Span<UInt8>, of parent: Int, after previous: Int) -> Int {
    let guess = Int(previous == 0 ? nodes[parent].firstGuess : nodes[previous].nextGuess)
    if guess != 0, hasLabel(guess, label) { return guess }
    let node = find(label, of: parent)
    if previous == 0 {
      nodes[parent].firstGuess = UInt32(node)
    } else {
      nodes[previous].nextGuess = UInt32(node)
    }
    return node
  }

  private mutating func find(_ label: Span<UInt8>, of parent: Int) -> Int {
    let hash = Self.hash(label, seed: UInt64(parent))
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let node = Int(slots[slot])
      if nodes[node].hash == hash, nodes[node].parent == UInt32(parent), hasLabel(node, label) { return node }
      slot = (slot + 1) & mask
    }
    let node = nodes.count
    nodes.append(Node(parent: UInt32(parent), hash: hash, start: bytes.count, length: label.count))
    for index in label.indices { bytes.append(label[index]) }
    slots[slot] = UInt32(node)
    if nodes.count * 2 > slots.count { grow() }
    return node
  }

  private func hasLabel(_ node: Int, _ label: Span<UInt8>) -> Bool {
    let (start, length) = (nodes[node].start, nodes[node].length)
    guard length == label.count else { return false }
    for index in 0..<length where bytes[start + index] != label[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for node in 1..<nodes.count {
      var slot = Int(nodes[node].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(node)
    }
  }

  private static func hash(_ label: Span<UInt8>, seed: UInt64) -> UInt32 {
    var hash = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    for index in label.indices {
      hash = (hash ^ UInt64(label[index])) &* 0x0000_0100_0000_01B3
    }
    hash ^= hash >> 29
    return UInt32(truncatingIfNeeded: (hash &* 0xBF58_476D_1CE4_E5B9) >> 32)
  }
}
