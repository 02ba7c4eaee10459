/// Where a key leads from a node: a matrix as long as that is small, then a hash table.
///
/// Most groupings have few different keys, and their matrix stays in the processor's nearest cache.
struct StepTable: Sendable {
  /// For each node a row of numbers + 1, by key; 0 where the key leads nowhere.
  private var matrix = ContiguousArray<UInt32>(repeating: 0, count: 64)
  private var nodeCount = 8
  private var keyCount = 8
  private var pairs = PairTable()
  private var isMatrix = true

  /// 1 MB.
  private static let largestMatrix = 1 << 18

  /// The number that a key leads to, or `nil`.
  @inline(__always)
  func number(from node: Int, by key: Int) -> Int? {
    guard isMatrix else { return pairs[node, key] }
    guard node < nodeCount, key < keyCount else { return nil }
    let entry = matrix[node &* keyCount &+ key]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Lets a key lead to a number.
  mutating func set(_ number: Int, from node: Int, by key: Int) {
    if isMatrix, makeRoom(node, key) {
      matrix[node * keyCount + key] = UInt32(number) + 1
    } else {
      pairs[node, key] = number
    }
  }

  /// Makes the matrix large enough; false if that would be too large, and the hash table holds everything now.
  private mutating func makeRoom(_ node: Int, _ key: Int) -> Bool {
    var (nodes, keys) = (nodeCount, keyCount)
    while nodes <= node { nodes *= 2 }
    while keys <= key { keys *= 2 }
    if (nodes, keys) == (nodeCount, keyCount) { return true }
    isMatrix = nodes * keys <= Self.largestMatrix
    var larger = ContiguousArray<UInt32>(repeating: 0, count: isMatrix ? nodes * keys : 0)
    for index in matrix.indices where matrix[index] != 0 {
      let (node, key) = index.quotientAndRemainder(dividingBy: keyCount)
      if isMatrix {
        larger[node * keys + key] = matrix[index]
      } else {
        pairs[node, key] = Int(matrix[index]) - 1
      }
    }
    (matrix, nodeCount, keyCount) = (larger, nodes, keys)
    return isMatrix
  }
}
