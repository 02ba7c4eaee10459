internal import TableInput
internal import TableModel

/// Rows of records and groups as a list in depth-first order, held in memory.
struct ListedRows: TableRowContent, Sendable {
  typealias RowValue = RecordID

  /// One row.
  struct Entry: Sendable {
    /// 0 for a top row.
    let depth: Int
    /// The record that the row shows; nil for a group.
    let record: RecordID?
    /// What a group is called.
    let label: CellValue
  }

  private(set) var entries: ContiguousArray<Entry> = []

  /// How many rows there are.
  var count: Int { entries.count }

  /// Adds a row behind all others.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Puts a group in the place of a record that stands for what is below it alone.
  mutating func replace(at index: Int, withGroup label: CellValue) {
    entries[index] = Entry(depth: entries[index].depth, record: nil, label: label)
  }

  /// Takes away the last rows, down to a number of rows.
  mutating func removeRows(from index: Int) { entries.removeLast(entries.count - index) }

  /// Shows every row to a visitor, parents before their children.
  ///
  /// - Throws: what the visitor throws.
  /// - Complexity: O(*n*).
  func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RecordID {
    var openCount = 0
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      while openCount > entry.depth {
        try visitor.leaveRow()
        openCount -= 1
      }
      index += 1
      if let record = entry.record, index == entries.count || entries[index].depth <= entry.depth {
        try visitor.visitRow(record)
        continue
      }
      let isWanted =
        if let record = entry.record {
          try visitor.enterRow(record, isExpanded: nil)
        } else {
          try visitor.enterGroup(isExpanded: nil) { $0.append(entry.label) }
        }
      openCount += 1
      guard !isWanted else { continue }
      while index < entries.count, entries[index].depth > entry.depth { index += 1 }
    }
    for _ in 0..<openCount { try visitor.leaveRow() }
  }
}
