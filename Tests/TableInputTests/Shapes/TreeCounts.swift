import TableInput
import TableModel

/// How many rows stand at each depth, and the sum of a column below each top row.
struct TreeCounts: TableRowVisitor {
  private let rows: RecordRows
  private let value: Int?
  private var depth = 0
  private var top = ""

  /// How many rows stand at each depth.
  private(set) var rowsByDepth: [Int] = []

  /// The sum of the values of all records at or below each top group, by its label.
  private(set) var sums: [String: ExactDecimal] = [:]

  init(_ tree: RecordTree, of store: RecordStore, value: String? = nil) throws {
    rows = RecordRows(tree, of: store)
    self.value = try value.map { try store.columnIndex(named: $0) }
    try rows.visitRows(&self)
  }

  mutating func visitRow(_ row: RecordID) throws {
    count()
    guard let value, let number = rows.store.decimal(record: row.record, column: value) else { return }
    sums[top] = try sums[top]?.adding(number) ?? number
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try visitRow(row)
    depth += 1
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    if depth == 0 {
      var cells = CellBuffer()
      label(&cells)
      if case .text(let text) = cells.value(at: 0) { top = text }
    }
    count()
    depth += 1
    return true
  }

  mutating func leaveRow() throws { depth -= 1 }

  private mutating func count() {
    if depth == rowsByDepth.count { rowsByDepth.append(0) }
    rowsByDepth[depth] += 1
  }
}
