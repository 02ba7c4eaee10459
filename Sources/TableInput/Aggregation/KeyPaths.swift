/// Numbers the groups that records belong to, by the keys that they have in some columns.
///
/// Groups are numbered in the order of first appearance. Each key but the last leads one step down a tree.
struct KeyPaths: Sendable {
  private struct Step: BitwiseCopyable, Sendable {
    let parent: UInt32
    let key: UInt32
  }

  private let depth: Int
  private var inner = StepTable()
  private var innerSteps: ContiguousArray<Step> = [Step(parent: 0, key: 0)]
  private var groups = StepTable()
  private var groupSteps: ContiguousArray<Step> = []

  /// Starts without groups.
  ///
  /// - Parameter depth: How many keys a record has, at least one.
  init(depth: Int) {
    self.depth = depth
  }

  /// How many groups there are.
  var count: Int { groupSteps.count }

  /// The group of a record; one that is new gets the next number.
  ///
  /// - Parameter key: The record's key in each of the columns.
  /// - Returns: The group's number, from 0.
  @inline(__always)
  mutating func group(_ key: (Int) -> Int) -> Int {
    var node = 0
    for level in 0..<depth - 1 {
      let key = key(level)
      node = inner.number(from: node, by: key) ?? addInner(node, key)
    }
    let last = key(depth - 1)
    return groups.number(from: node, by: last) ?? addGroup(node, last)
  }

  /// The keys of a group.
  func keys(of group: Int) -> [Int] {
    var keys = [Int(groupSteps[group].key)]
    var node = Int(groupSteps[group].parent)
    while node != 0 {
      keys.append(Int(innerSteps[node].key))
      node = Int(innerSteps[node].parent)
    }
    return keys.reversed()
  }

  private mutating func addInner(_ parent: Int, _ key: Int) -> Int {
    let node = innerSteps.count
    innerSteps.append(Step(parent: UInt32(parent), key: UInt32(key)))
    inner.set(node, from: parent, by: key)
    return node
  }

  private mutating func addGroup(_ parent: Int, _ key: Int) -> Int {
    let group = groupSteps.count
    groupSteps.append(Step(parent: UInt32(parent), key: UInt32(key)))
    groups.set(group, from: parent, by: key)
    return group
  }
}
