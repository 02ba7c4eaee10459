import TableInput
import TableModel

/// Lists the fields of records in the order of their tree, indented by depth.
struct Listing: TableRowVisitor {
  let store: RecordStore
  private(set) var lines: [String] = []
  private var depth = 0

  init(store: RecordStore) {
    self.store = store
  }

  mutating func visitRow(_ row: RecordID) throws {
    let fields = store.columns.indices.filter { !store.isBlank(record: row.record, column: $0) }.map {
      "\(store.columns[$0].name)=\(store.string(record: row.record, column: $0))"
    }
    lines.append(String(repeating: "  ", count: depth) + fields.joined(separator: " "))
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try visitRow(row)
    depth += 1
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    depth += 1
    return true
  }

  mutating func leaveRow() throws { depth -= 1 }
}
