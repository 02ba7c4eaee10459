public import TableModel

/// Rows in an order of their own, held in memory.
public struct ArrangedRows<RowValue>: TableRowContent {
  /// One row; its children are named by their positions.
  @usableFromInline
  struct Node {
    /// What the row shows; `nil` for a group.
    @usableFromInline var value: RowValue?
    /// The label of a group.
    @usableFromInline var label = CellValue.empty
    @usableFromInline var isExpanded: Bool?
    @usableFromInline var isFolded = false
    /// The children of a disclosure row, in order; `nil` for a leaf row.
    @usableFromInline var children: ContiguousArray<Int>?
  }

  @usableFromInline let nodes: ContiguousArray<Node>
  @usableFromInline let top: ContiguousArray<Int>

  init(_ nodes: ContiguousArray<Node>, top: ContiguousArray<Int>) {
    self.nodes = nodes
    self.top = top
  }

  /// How many rows there are, of all depths.
  package var count: Int { nodes.count }

  /// Shows all rows, with a stack of its own instead of recursion.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    var open: ContiguousArray<(siblings: ContiguousArray<Int>, next: Int)> = []
    var (siblings, next) = (top, 0)
    while true {
      guard next < siblings.count else {
        guard let outer = open.popLast() else { return }
        (siblings, next) = outer
        try visitor.leaveRow()
        continue
      }
      let node = siblings[next]
      next += 1
      guard let children = nodes[node].children else {
        if let value = nodes[node].value { try visitor.visitRow(value) }
        continue
      }
      let isExpanded = nodes[node].isExpanded
      let isWanted =
        if let value = nodes[node].value {
          try visitor.enterRow(value, isExpanded: isExpanded)
        } else {
          try visitor.enterGroup(isExpanded: isExpanded, isFolded: nodes[node].isFolded) { label in
            label.append(nodes[node].label)
          }
        }
      if isWanted {
        open.append((siblings, next))
        (siblings, next) = (children, 0)
      } else {
        try visitor.leaveRow()
      }
    }
  }
}
