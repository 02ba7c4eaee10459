internal import TableModel

extension RowCollector {
  private typealias Criteria = ContiguousArray<SiblingOrder.Criterion>

  /// The rows in their new order.
  consuming func arranged() -> ArrangedRows<RowValue> {
    showTotals()
    let order = SiblingOrder(cells, keyCount: keys.count)
    let groups = criteria(arrangement.groups, firstKey: 0)
    let rows = criteria(arrangement.rows, firstKey: arrangement.groups.count)
    for node in nodes.indices {
      guard let children = nodes[node].children, children.count > 1 || arrangement.top != nil else {
        continue
      }
      nodes[node].children = arranged(children, depth: depths[node] + 1, order, groups, rows)
    }
    top = arranged(top, depth: 0, order, groups, rows)
    return ArrangedRows(nodes, top: top)
  }

  /// Puts the totals of disclosure rows in place of their own cells.
  private mutating func showTotals() {
    let count = totals.columns.count
    for node in nodes.indices where results[node] >= 0 {
      for (key, total) in totalIndexes.enumerated() where total >= 0 {
        cells.replaceCell(
          at: node * keys.count + key, from: totals.results, at: results[node] * count + total)
      }
    }
  }

  private func criteria(_ orders: [RowOrder<RowValue>], firstKey: Int) -> Criteria {
    Criteria(
      orders.enumerated().map { offset, order in
        SiblingOrder.Criterion(
          isDescending: order.isDescending, isNatural: order.isNatural,
          blanksAreFirst: order.blanks == .first,
          key: firstKey + offset, depth: order.depth)
      })
  }

  /// Whether a row is part of the report; where not, it only counts and is not cut.
  private func isShown(_ node: Int) -> Bool { options.includesDetails || nodes[node].children != nil }

  private mutating func arranged(
    _ siblings: ContiguousArray<Int>, depth: Int, _ order: SiblingOrder, _ groups: Criteria, _ rows: Criteria
  ) -> ContiguousArray<Int> {
    let (groups, rows) = (groups.holding(atDepth: depth), rows.holding(atDepth: depth))
    var ordered = siblings
    order.order(&ordered, by: groups) { nodes[$0].children != nil }
    order.order(&ordered, by: rows) { nodes[$0].children == nil }
    guard let top = arrangement.top, top.depth.map({ $0 == depth }) ?? true else { return ordered }
    var largest = ContiguousArray(siblings.filter { isShown($0) })
    let size = criteria([.by(top.column, descending: true)], firstKey: keys.count - 1)
    order.order(&largest, by: size) { _ in true }
    // Without an order of their own the largest stand first.
    let hidden = ContiguousArray(siblings.filter { !isShown($0) })
    if groups.isEmpty, rows.isEmpty { ordered = largest + hidden }
    guard largest.count > top.count else { return ordered }
    let kept = Set(largest.prefix(top.count) + hidden)
    var shown = ContiguousArray(ordered.filter { kept.contains($0) })
    let rest = ContiguousArray(ordered.filter { !kept.contains($0) })
    let label = CellValue.text("\(top.otherLabel) (\(rest.count))")
    shown.append(nodes.count)
    nodes.append(Node(label: label, isFolded: true, children: rest))
    return shown
  }
}

extension ContiguousArray<SiblingOrder.Criterion> {
  /// Those that order the siblings of a depth.
  fileprivate func holding(atDepth depth: Int) -> Self {
    allSatisfy { $0.depth == nil } ? self : ContiguousArray(filter { $0.depth == nil || $0.depth == depth })
  }
}
