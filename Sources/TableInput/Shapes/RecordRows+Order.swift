extension RecordRows {
  /// The same rows over records in the order of the rows.
  ///
  /// Rows that read their records here and there in memory wait for each of them; those of large groupings are shown
  /// in a third of the time after this.
  ///
  /// - Parameter columns: The columns that will be shown, by their numbers; their text is put in that order as well.
  /// - Returns: The rows; unchanged where the records are few, or don't have one row each.
  /// - Complexity: O(*n*) in the number of records, times the number of columns.
  public func readingForward(showing columns: Set<Int> = []) -> RecordRows {
    guard !tree.isFlat, store.count >= Self.worthArranging, let order = order() else { return self }
    var positions = ContiguousArray<Int32>(repeating: 0, count: order.count)
    for position in order.indices { positions[Int(order[position])] = Int32(position) }
    return RecordRows(
      tree.renumbered(by: positions),
      of: store.arranged(by: order, showing: columns, positions: positions))
  }

  /// Fewer records than this stay in the processor's cache.
  private static let worthArranging = 1 << 14

  /// The records in the order of their rows; `nil` if some has no row or several, or if they stand in order already.
  private func order() -> ContiguousArray<Int32>? {
    var order = ContiguousArray<Int32>()
    order.reserveLargePages(store.count)
    var isSeen = ContiguousArray(repeating: false, count: store.count)
    var isInOrder = true
    for entry in tree.entries where entry.record >= 0 {
      let record = Int(entry.record)
      guard !isSeen[record] else { return nil }
      isSeen[record] = true
      isInOrder = isInOrder && record == order.count
      order.append(entry.record)
    }
    return isInOrder || order.count != store.count ? nil : order
  }
}

extension RecordTree {
  /// The same rows over records that stand in the order of their rows.
  ///
  /// - Parameter positions: Where each record stands now, for the labels that are fields of some.
  /// - Returns: The tree.
  func renumbered(by positions: ContiguousArray<Int32>) -> RecordTree {
    var renumbered = ContiguousArray<Entry>()
    renumbered.reserveLargePages(entries.count)
    var recordCount = 0
    for entry in entries {
      let label = entry.label.field.map { RowLabel(record: Int(positions[$0.record]), column: $0.column) }
      renumbered.append(
        Entry(
          depth: Int(entry.depth), record: entry.record < 0 ? -1 : recordCount, label: label ?? entry.label))
      if entry.record >= 0 { recordCount += 1 }
    }
    return RecordTree(entries: renumbered, labels: labels, warnings: warnings)
  }
}
