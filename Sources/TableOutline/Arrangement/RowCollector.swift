internal import TableModel

/// Takes the rows of a table apart into nodes, with the cells that they are to be ordered by.
struct RowCollector<RowValue>: TableRowVisitor, ~Copyable {
  typealias Node = ArrangedRows<RowValue>.Node

  let arrangement: RowArrangement<RowValue>
  let options: OutlineOptions
  /// The columns that are compared, each once for each criterion; `nil` for the label.
  let keys: ContiguousArray<TableColumn<RowValue>?>
  private let label: TableColumn<RowValue>?
  /// For each criterion the position of its total among all totals, or -1.
  let totalIndexes: ContiguousArray<Int>
  private let weighted: ContiguousArray<TableColumn<RowValue>>
  /// Whether leaf rows stand for records that were gathered before.
  private let isGathered: Bool

  var nodes: ContiguousArray<Node> = []
  /// The depth of each node.
  var depths: ContiguousArray<Int> = []
  var top: ContiguousArray<Int> = []
  private var open: ContiguousArray<Int> = []
  var totals: TotalsStack
  /// For each node the position of its totals, or -1.
  var results: ContiguousArray<Int> = []
  /// For each node one cell for each criterion.
  var cells = CellBuffer()
  private var totalled = CellBuffer()
  /// Whether `totalled` holds the own values of a row that counts with them only if it has no children.
  private var isWaiting = false

  init(_ arrangement: RowArrangement<RowValue>, label: TableColumn<RowValue>?, _ options: OutlineOptions) {
    self.arrangement = arrangement
    self.options = options
    self.label = label
    var keys = ContiguousArray((arrangement.groups + arrangement.rows).map(\.column))
    if let top = arrangement.top { keys.append(top.column) }
    self.keys = keys
    weighted = ContiguousArray(keys.compactMap { $0 }.filter { $0.total != nil })
    isGathered = weighted.contains { $0.total?.gathered != nil }
    let headers = weighted.map {
      ColumnHeader(title: $0.title, kind: $0.kind, aggregate: $0.total?.aggregate)
    }
    totals = TotalsStack(headers, functions: weighted.map { $0.total?.makeFunction?() })
    var next = 0
    totalIndexes = ContiguousArray(
      keys.map { key in
        guard key?.total != nil else { return -1 }
        defer { next += 1 }
        return next
      })
    totals.push()
  }

  mutating func visitRow(_ value: RowValue) throws {
    isWaiting = false
    let context = RowContext(depth: open.count, isDisclosure: false)
    append(Node(value: value))
    appendKeys(of: value, context)
    appendTotalled(of: value, context)
    if isGathered {
      try totals.add(totalled, gathered: ContiguousArray(weighted.map { $0.total?.gathered?(value) }))
    } else {
      try totals.add(totalled)
    }
  }

  mutating func enterRow(_ value: RowValue, isExpanded: Bool?) throws -> Bool {
    let context = RowContext(depth: open.count, isDisclosure: true)
    append(Node(value: value, isExpanded: isExpanded, children: []))
    appendKeys(of: value, context)
    appendTotalled(of: value, context)
    totals.push()
    if options.ownValues == .add { try totals.add(totalled) } else { isWaiting = true }
    open.append(nodes.count - 1)
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    isWaiting = false
    var cell = CellBuffer()
    label(&cell)
    append(Node(label: cell.value(at: 0), isExpanded: isExpanded, isFolded: isFolded, children: []))
    for key in keys {
      if key == nil { cells.append(at: 0, of: cell) } else { cells.appendEmpty() }
    }
    totals.push()
    open.append(nodes.count - 1)
    return true
  }

  mutating func leaveRow() throws {
    if isWaiting { try totals.add(totalled) }
    isWaiting = false
    let node = open.removeLast()
    results[node] = try totals.pop()
  }

  private mutating func append(_ node: Node) {
    let index = nodes.count
    if let parent = open.last { nodes[parent].children?.append(index) } else { top.append(index) }
    nodes.append(node)
    depths.append(open.count)
    results.append(-1)
  }

  private mutating func appendKeys(of value: RowValue, _ context: RowContext) {
    for key in keys {
      if let column = key ?? label { column.append(value, context, to: &cells) } else { cells.appendEmpty() }
    }
  }

  private mutating func appendTotalled(of value: RowValue, _ context: RowContext) {
    totalled.removeAll()
    for column in weighted { column.append(value, context, to: &totalled) }
    for column in weighted { column.total?.appendWeight(of: value, context, to: &totalled) }
  }
}
