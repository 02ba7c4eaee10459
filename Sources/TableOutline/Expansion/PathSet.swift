/// Disclosure rows named by their path, as a tree of labels: a walk goes down in it beside the rows and looks a label
/// up only below rows that are themselves on a named path.
@usableFromInline
struct PathSet: Sendable {
  private struct Node: Sendable {
    var children: [ContiguousArray<UInt8>: Int] = [:]
    var isExpanded: Bool?
    /// The path as its author wrote it, for the row that the path names.
    var path: [String]?
  }

  private var nodes: ContiguousArray<Node> = [Node()]

  /// The place of the whole table.
  static let root = 0

  /// The place of rows that are on no named path.
  static let nowhere = -1

  var isEmpty: Bool { nodes.count == 1 }

  mutating func expand(_ path: [String]) {
    var node = Self.root
    for label in path {
      node = child(of: node, ContiguousArray(label.utf8))
      nodes[node].isExpanded = true
    }
    nodes[node].path = path
  }

  mutating func collapse(_ path: [String]) {
    var node = Self.root
    for label in path { node = child(of: node, ContiguousArray(label.utf8)) }
    nodes[node].isExpanded = false
    nodes[node].path = path
  }

  /// The place below another with a label, or `nowhere`.
  func node(below parent: Int, label: borrowing OutputBuffer) -> Int {
    guard parent >= 0, !nodes[parent].children.isEmpty else { return Self.nowhere }
    var bytes: ContiguousArray<UInt8> = []
    for index in 0..<label.count { bytes.append(label[index]) }
    return nodes[parent].children[bytes] ?? Self.nowhere
  }

  func isExpanded(_ node: Int) -> Bool? { node >= 0 ? nodes[node].isExpanded : nil }

  /// The named paths whose rows were not met, in the order in which they were named.
  func paths(notMet met: Set<Int>) -> [[String]] {
    nodes.indices.compactMap { met.contains($0) ? nil : nodes[$0].path }
  }

  private mutating func child(of parent: Int, _ label: ContiguousArray<UInt8>) -> Int {
    if let known = nodes[parent].children[label] { return known }
    let index = nodes.count
    nodes[parent].children[label] = index
    nodes.append(Node())
    return index
  }
}
