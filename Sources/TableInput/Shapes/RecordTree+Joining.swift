extension RecordTree {
  /// The trees of stores that are joined, one after the other.
  ///
  /// - Parameter parts: Each tree, and how many records its store has; `nil` for records that stand side by side.
  /// - Returns: The tree.
  /// - Complexity: O(*n*) in the number of rows.
  public static func joined(_ parts: [(tree: RecordTree?, recordCount: Int)]) -> RecordTree {
    var entries: ContiguousArray<Entry> = []
    var labels: ContiguousArray<UInt8> = []
    var recordsBefore = 0
    for part in parts {
      let tree = part.tree ?? RecordTree(flat: part.recordCount)
      for entry in tree.entries {
        entries.append(
          Entry(
            depth: Int(entry.depth), record: entry.record < 0 ? -1 : Int(entry.record) + recordsBefore,
            label: entry.label.moved(byRecords: recordsBefore, bytes: labels.count)))
      }
      labels += tree.labels
      recordsBefore += part.recordCount
    }
    return RecordTree(entries: entries, labels: labels, warnings: parts.flatMap { $0.tree?.warnings ?? [] })
  }
}
