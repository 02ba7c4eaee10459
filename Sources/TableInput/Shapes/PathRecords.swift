/// The paths of records, as nodes of a trie, and which records each has.
struct PathRecords: Sendable {
  private struct Node: BitwiseCopyable, Sendable {
    /// Where the path up to here is in `written`, if paths are kept.
    var writtenStart = 0
    var writtenLength: Int32 = 0
    var firstRecord: Int32 = -1
    var lastRecord: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  private let keepsWritten: Bool
  private var trie = LabelTrie()
  private var nodes: ContiguousArray<Node> = [Node()]
  /// For each record the next one with its path, or -1.
  private var nextRecord: ContiguousArray<Int32> = []
  /// Paths as they are written; the first one that goes through a node holds the node's own path.
  private var written: ContiguousArray<UInt8> = []
  private var scratch: ContiguousArray<UInt8> = []

  /// True as long as each label is made of digits.
  private(set) var areAllNumbers = true

  /// How many bytes of text rows may be called by.
  var labelByteCount: Int { max(trie.bytes.count, written.count) }

  /// Starts without paths.
  ///
  /// - Parameter keepsWritten: True if rows may be called by their whole paths.
  init(keepsWritten: Bool) {
    self.keepsWritten = keepsWritten
  }

  /// Adds the next record.
  mutating func add(_ record: Int, path: Span<UInt8>, _ splitter: PathSplitter) {
    var node = 0
    let writtenStart = written.count
    let knownCount = nodes.count
    var memory = ContiguousArray<UInt8>()
    swap(&memory, &scratch)
    splitter.split(path, scratch: &memory) { label, end in
      node = child(label, of: node)
      if node >= knownCount, keepsWritten {
        nodes[node].writtenStart = writtenStart
        nodes[node].writtenLength = Int32(end)
      }
    }
    swap(&memory, &scratch)
    if nodes.count > knownCount, keepsWritten {
      for index in path.indices { written.append(path[index]) }
    }
    nextRecord.append(-1)
    if nodes[node].firstRecord < 0 {
      nodes[node].firstRecord = Int32(record)
    } else {
      nextRecord[Int(nodes[node].lastRecord)] = Int32(record)
    }
    nodes[node].lastRecord = Int32(record)
  }

  private mutating func child(_ label: Span<UInt8>, of parent: Int) -> Int {
    // Neighbouring records often share what is above them: the child found last is the best guess.
    let child = trie.child(label, of: parent, after: 0)
    guard child == nodes.count else { return child }
    nodes.append(Node())
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(child)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(child)
    }
    nodes[parent].lastChild = Int32(child)
    if label.isEmpty { areAllNumbers = false }
    for index in label.indices where label[index] < UInt8(ascii: "0") || label[index] > UInt8(ascii: "9") {
      areAllNumbers = false
    }
    return child
  }

  /// Makes the tree.
  ///
  /// - Parameter areFull: True to call rows by their whole paths, false to call them by their last labels.
  /// - Returns: The tree; siblings stand in order of first appearance.
  func tree(labelsAreFull areFull: Bool) -> RecordTree {
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveCapacity(nodes.count + nextRecord.count)
    var open: ContiguousArray<Int32> = []
    var next = nodes[0].firstChild
    while true {
      guard next >= 0 else {
        guard let parent = open.popLast() else { break }
        next = nodes[Int(parent)].nextSibling
        continue
      }
      let node = nodes[Int(next)]
      let label =
        areFull
        ? node.writtenStart..<node.writtenStart + Int(node.writtenLength) : trie.labelRange(of: Int(next))
      appendRows(of: node, label: RowLabel(text: label), depth: open.count, to: &entries)
      if node.firstChild >= 0 {
        open.append(next)
        next = node.firstChild
      } else {
        next = node.nextSibling
      }
    }
    return RecordTree(entries: entries, labels: areFull ? written : trie.bytes)
  }

  /// One row for a path with one record or none; for several, a group with them in it.
  private func appendRows(
    of node: Node, label: RowLabel, depth: Int, to entries: inout ContiguousArray<RecordTree.Entry>
  ) {
    if node.firstRecord == node.lastRecord {
      entries.append(RecordTree.Entry(depth: depth, record: Int(node.firstRecord), label: label))
      return
    }
    entries.append(RecordTree.Entry(depth: depth, record: -1, label: label))
    var record = node.firstRecord
    while record >= 0 {
      entries.append(RecordTree.Entry(depth: depth + 1, record: Int(record), label: label))
      record = nextRecord[Int(record)]
    }
  }
}
