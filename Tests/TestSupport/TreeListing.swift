public import TableInput
public import TableModel

/// A tree of records that was read, one line for each row: its place by the tree, and its fields.
public struct TreeListing: TableRowVisitor {
  private let store: RecordStore
  private let columns: [Int]
  private var lines: [String] = []
  private var depth = 0

  /// Lists some columns of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - store: Its records.
  ///   - columns: The names of the columns.
  /// - Returns: Lines such as `1 group|Fruit|2`: the depth, then the fields with bars between them.
  /// - Throws: An error if there is no such column.
  public static func lines(
    of tree: RecordTree, _ store: RecordStore, _ columns: [String]
  ) throws -> [String] {
    var listing = TreeListing(store: store, columns: try columns.map { try store.columnIndex(named: $0) })
    try RecordRows(tree, of: store).visitRows(&listing)
    return listing.lines
  }

  private init(store: RecordStore, columns: [Int]) {
    self.store = store
    self.columns = columns
  }

  /// Part of the visit.
  public mutating func visitRow(_ row: RecordID) throws {
    let fields = columns.map { store.string(record: row.record, column: $0) }
    lines.append("\(depth) " + fields.joined(separator: "|"))
  }

  /// Part of the visit.
  public mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try visitRow(row)
    depth += 1
    return true
  }

  /// Part of the visit.
  public mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    var cells = CellBuffer()
    label(&cells)
    lines.append("\(depth) group \(cells.value(at: 0))")
    depth += 1
    return true
  }

  /// Part of the visit.
  public mutating func leaveRow() throws { depth -= 1 }
}
