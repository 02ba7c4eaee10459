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
    var tree = tree
    tree.entries.renumber(by: firstPositions)
    return RecordRows(tree, of: store.arranged(by: order))
  }
}
