extension RecordRows {
  /// The same rows, with a record of its own for each.
  ///
  /// A record that has several rows, as a part has that is built into two assemblies, becomes several, so that what is
  /// computed for each record can differ from row to row.
  ///
  /// - Returns: The rows; unchanged where no record has several.
  /// - Complexity: O(*n*) in the number of rows, times the number of columns.
  public func separatingRecords() -> RecordRows {
    guard !tree.isFlat else { return self }
    var firstPositions = ContiguousArray<Int32>(repeating: -1, count: store.count)
    var order = ContiguousArray<Int32>()
    order.reserveLargePages(tree.count)
    var isShared = false
    for entry in tree.entries where entry.record >= 0 {
      let record = Int(entry.record)
      if firstPositions[record] < 0 { firstPositions[record] = Int32(order.count) } else { isShared = true }
      order.append(entry.record)
    }
    guard isShared else { return self }
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveLargePages(tree.count)
    var position = 0
    for entry in tree.entries {
      let label = entry.label.field.map {
        RowLabel(record: Int(firstPositions[$0.record]), column: $0.column)
      }
      entries.append(
        RecordTree.Entry(
          depth: Int(entry.depth), record: entry.record < 0 ? -1 : position, label: label ?? entry.label))
      if entry.record >= 0 { position += 1 }
    }
    return RecordRows(
      RecordTree(entries: entries, labels: tree.labels, warnings: tree.warnings),
      of: store.arranged(by: order))
  }
}
