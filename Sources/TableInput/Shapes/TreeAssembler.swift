/// Rows that are found in any order, each below one that was found before, and put in depth-first order at the end.
struct TreeAssembler: Sendable {
  private struct Node: BitwiseCopyable, Sendable {
    var record: Int32
    let label: RowLabel
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  /// The row that stands above all others and is none itself.
  static let top = 0

  private var nodes: ContiguousArray<Node> = [Node(record: -1, label: .own)]

  /// Starts with room for a number of rows.
  init(capacity: Int) {
    nodes.reserveCapacity(capacity + 1)
  }

  /// Adds a row as the last below another.
  ///
  /// - Parameters:
  ///   - record: The record's number, or -1 for a group.
  ///   - label: What the row is called.
  ///   - parent: The row above it.
  /// - Returns: The row's number.
  mutating func append(record: Int, label: RowLabel, below parent: Int) -> Int {
    let node = nodes.count
    nodes.append(Node(record: Int32(record), label: label))
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(node)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(node)
    }
    nodes[parent].lastChild = Int32(node)
    return node
  }

  /// The rows in depth-first order.
  func flattened() -> ContiguousArray<RecordTree.Entry> {
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveCapacity(nodes.count - 1)
    var open: ContiguousArray<Int32> = []
    var next = nodes[Self.top].firstChild
    while true {
      guard next >= 0 else {
        guard let parent = open.popLast() else { return entries }
        next = nodes[Int(parent)].nextSibling
        continue
      }
      let node = nodes[Int(next)]
      entries.append(RecordTree.Entry(depth: open.count, record: Int(node.record), label: node.label))
      if node.firstChild >= 0 {
        open.append(next)
        next = node.firstChild
      } else {
        next = node.nextSibling
      }
    }
  }
}
