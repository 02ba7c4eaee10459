internal import TableModel

extension RowCollector {
  /// The rows in their new order.
  consuming func arranged() -> ArrangedRows<RowValue> {
    showTotals()
    for node in nodes.indices {
      guard let children = nodes[node].children, children.count > 1 || arrangement.top != nil else {
        continue
      }
      nodes[node].children = arranged(children, depth: depths[node] + 1)
    }
    top = arranged(top, depth: 0)
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

  private mutating func arranged(_ siblings: ContiguousArray<Int>, depth: Int) -> ContiguousArray<Int> {
    var ordered = siblings
    order(&ordered, arrangement.groups, firstKey: 0) { nodes[$0].children != nil }
    order(&ordered, arrangement.rows, firstKey: arrangement.groups.count) { nodes[$0].children == nil }
    guard let top = arrangement.top, top.depth.map({ $0 == depth }) ?? true else { return ordered }
    var largest = siblings
    let size = RowOrder.by(top.column, descending: true)
    order(&largest, [size], firstKey: keys.count - 1) { _ in true }
    // Without an order of their own the largest stand first.
    if arrangement.groups.isEmpty, arrangement.rows.isEmpty { ordered = largest }
    guard largest.count > top.count else { return ordered }
    let kept = Set(largest.prefix(top.count))
    var shown = ContiguousArray(ordered.filter { kept.contains($0) })
    let rest = ContiguousArray(ordered.filter { !kept.contains($0) })
    let label = CellValue.text("\(top.otherLabel) (\(rest.count))")
    shown.append(nodes.count)
    nodes.append(Node(label: label, isFolded: true, children: rest))
    return shown
  }

  /// Orders the siblings of one kind within the places that they have.
  private func order(
    _ siblings: inout ContiguousArray<Int>, _ criteria: [RowOrder<RowValue>], firstKey: Int,
    where isOfKind: (Int) -> Bool
  ) {
    guard !criteria.isEmpty else { return }
    let places = siblings.indices.filter { isOfKind(siblings[$0]) }
    let (all, bytes, keyCount) = (cells.cells, cells.bytes, keys.count)
    // The position breaks ties, which makes any sort a stable one.
    let ordered = places.sorted { left, right in
      for (offset, criterion) in criteria.enumerated() {
        let leftCell = all[siblings[left] * keyCount + firstKey + offset]
        let rightCell = all[siblings[right] * keyCount + firstKey + offset]
        let result = criterion.compare(leftCell, rightCell, of: bytes)
        if result != 0 { return result < 0 }
      }
      return left < right
    }
    let moved = ordered.map { siblings[$0] }
    for (place, sibling) in zip(places, moved) { siblings[place] = sibling }
  }
}

extension RowOrder {
  /// Below zero where the left cell comes first by this criterion.
  fileprivate func compare(_ left: Cell, _ right: Cell, of bytes: ContiguousArray<UInt8>) -> Int {
    let (leftIsBlank, rightIsBlank) = (left.isBlank, right.isBlank)
    if leftIsBlank || rightIsBlank {
      if leftIsBlank == rightIsBlank { return 0 }
      return leftIsBlank == (blanks == .first) ? -1 : 1
    }
    let result = CellOrder(isNatural: isNatural).compare(left, right, of: bytes)
    return isDescending ? -result : result
  }
}

extension Cell {
  fileprivate var isBlank: Bool { isEmpty || kind == .text && textRange.isEmpty }
}
