public import TableModel

extension OutlineWalker {
  /// The innermost open disclosure row.
  private var top: Int { row.levels.count - 1 }

  private var entry: OutlineSummary.Entry? {
    let index = row.levels[top].summaryIndex
    return index >= 0 ? firstWalk.summary.entries[index] : nil
  }

  /// Decides whether the disclosure row is expanded.
  ///
  /// - Parameters:
  ///   - cells: The row's cells, for its label.
  ///   - named: What the caller says of a row with this identity.
  ///   - own: What the row says itself.
  @usableFromInline
  mutating func expand(_ cells: borrowing CellBuffer, named: Bool?, own: Bool?) {
    var node = PathSet.nowhere
    if !paths.isEmpty {
      let parent = top > 0 ? row.levels[top - 1].pathNode : root.pathNode
      if parent >= 0, row.treeColumn < cells.count {
        var label = OutputBuffer(capacity: 64)
        label.append(raw: cells[row.treeColumn], of: cells)
        node = paths.node(below: parent, label: label)
      }
    }
    row.levels[top].pathNode = node
    if node >= 0, row.isDisclosure { metPaths.insert(node) }
    row.isExpanded =
      row.isDisclosure
      ? paths.isExpanded(node) ?? named ?? own ?? (row.depth + 1 < expandedLevels) : true
    row.levels[top].hidesChildren = row.isHidden || !row.isExpanded
  }

  /// Whether no row of the report stands below the disclosure row that was opened.
  @usableFromInline var endsHere: Bool {
    entry.map { $0.childCount == 0 && $0.groupsBelow == 0 && !$0.showsItself } ?? false
  }

  /// Goes past the disclosure row that was opened, in place of writing it and what is below it.
  @usableFromInline
  mutating func passGroup() { row.levels[top].pathStart = row.ancestors.count }

  /// Whether the first child row shows the disclosure row's own value.
  @usableFromInline var showsItself: Bool { entry?.showsItself ?? false }

  /// Makes the cells of the child row that shows the disclosure row's own value.
  @usableFromInline
  func appendItself(_ cells: borrowing CellBuffer, to itself: inout CellBuffer) {
    itself.removeAll()
    for index in 0..<cells.count {
      if index == row.treeColumn {
        itself.append(text: options.ownValueLabel)
      } else if row.aggregateColumns[index] {
        itself.append(at: index, of: cells)
      } else {
        itself.appendEmpty()
      }
    }
  }

  /// Puts the disclosure row's totals in place of its own values, or takes these away where they stand elsewhere.
  @usableFromInline
  mutating func showTotals(in cells: inout CellBuffer) {
    row.showsTotals = false
    guard hasTotals, let entry else { return }
    let isInPlace = options.subtotals == .above && options.showsSubtotals(atDepth: top)
    if !entry.hasChildren {
      shares.showTotals(firstWalk.summary.totals, result: entry.result, isOpen: false, in: &cells)
    } else if isInPlace || row.isFolded {
      row.showsTotals = true
      fillTotals(entry, &cells)
      shares.showTotals(firstWalk.summary.totals, result: entry.result, isOpen: false, in: &cells)
    } else {
      shares.clear(&cells)
      guard entry.showsItself else { return }
      for column in firstWalk.summary.totals.columns { cells.replaceCell(at: column, with: .empty) }
    }
  }

  /// Goes below the disclosure row, once it is written.
  @usableFromInline
  mutating func descend(_ cells: borrowing CellBuffer) {
    if !shares.isEmpty, let entry { shares.open(firstWalk.summary.totals, result: entry.result) }
    row.levels[top].pathStart = row.ancestors.count
    OutlineRow.appendLabel(of: cells, at: row.treeColumn, to: &row.ancestors)
    row.ancestors.append(UInt8(ascii: "/"))
  }

  /// Whether the children are to be walked; where not, the summary moves on past them.
  @usableFromInline
  mutating func wantsChildren(includesHiddenRows: Bool) -> Bool {
    let level = row.levels[top]
    let isWanted = (!level.hidesChildren || includesHiddenRows) && !level.foldsChildren
    guard let entry else { return isWanted }
    if isWanted, !(entry.hasChildren && entry.childCount == 0) {
      row.levels[top].childrenVisited = true
      return true
    }
    next += entry.groupsBelow
    return false
  }

  /// Closes the innermost disclosure row and prepares its subtotal row.
  ///
  /// - Parameter cells: Receives the cells of the subtotal row.
  /// - Returns: Whether there is a subtotal row to write; `ascend()` follows in any case.
  /// - Throws: `OutlineError.rowsChanged` where other children came than the first time.
  @usableFromInline
  mutating func close(_ cells: inout CellBuffer) throws -> Bool {
    let level = row.levels[top]
    guard level.isWritten, let entry else { return false }
    if level.childrenVisited, level.childrenSeen != entry.childCount { throw OutlineError.rowsChanged }
    guard options.subtotals == .below, options.showsSubtotals(atDepth: top), hasTotals, entry.childCount > 0
    else { return false }
    describe(entry)
    row.kind = .subtotal
    row.depth = top
    row.isDisclosure = false
    row.isExpanded = true
    row.isHidden = top > 0 && row.levels[top - 1].hidesChildren
    row.isSelected = false
    row.isLast = level.isLast
    row.showsTotals = true
    appendTotals(entry, label: openLabel(from: level.pathStart) + options.subtotalSuffix, to: &cells)
    shares.showTotals(firstWalk.summary.totals, result: entry.result, isOpen: true, in: &cells)
    return true
  }

  /// Leaves the disclosure row that was closed.
  @usableFromInline
  mutating func ascend() {
    let level = row.levels.removeLast()
    if level.isWritten, !shares.isEmpty { shares.close() }
    if level.isWritten { row.ancestors.truncate(to: level.pathStart) }
  }

  /// Prepares the grand total.
  @usableFromInline
  mutating func openGrandTotal(_ cells: inout CellBuffer) {
    describe(firstWalk.summary.root)
    row.kind = .total
    row.depth = 0
    row.isDisclosure = false
    row.isExpanded = true
    row.isHidden = false
    row.isSelected = false
    row.isLast = true
    row.showsTotals = true
    appendTotals(firstWalk.summary.root, label: options.totalLabel, to: &cells)
    shares.showGrandTotal(in: &cells)
  }

  /// Puts shares in place of a leaf row's values in the columns that show shares.
  @usableFromInline
  mutating func showShares(in cells: inout CellBuffer) { shares.showLeaf(in: &cells) }

  private func appendTotals(_ entry: OutlineSummary.Entry, label: String, to cells: inout CellBuffer) {
    cells.removeAll()
    for index in row.aggregateColumns.indices {
      if index == row.treeColumn { cells.append(text: label) } else { cells.appendEmpty() }
    }
    fillTotals(entry, &cells)
  }

  private func fillTotals(_ entry: OutlineSummary.Entry, _ cells: inout CellBuffer) {
    let first = entry.result * firstWalk.summary.totals.columns.count
    for (index, column) in firstWalk.summary.totals.columns.enumerated() {
      cells.replaceCell(at: column, from: firstWalk.summary.totals.results, at: first + index)
    }
  }

  /// The label of the innermost open row, read back from the path.
  private func openLabel(from start: Int) -> String {
    var label: ContiguousArray<UInt8> = []
    var index = start
    while index < row.ancestors.count - 1 {
      if row.ancestors[index] == UInt8(ascii: "\\") { index += 1 }
      label.append(row.ancestors[index])
      index += 1
    }
    return String(decoding: label, as: UTF8.self)
  }
}
