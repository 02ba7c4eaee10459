import TableInput
import TableModel

/// What was read back, one line for each row: its place by the tree, and its fields.
struct Reading: TableRowVisitor {
  let store: RecordStore
  private let rows: RecordRows
  private let columns: [Int]
  private(set) var lines: [String] = []
  private var depth = 0

  /// Reads nested JSON, whose children the reader finds by itself, and lists some columns of it.
  static func nested(_ json: String, columns: [String]) throws -> [String] {
    let records = try JSONReader(try InputSource.text(json, name: "t.json").read()).read()
    return try lines(of: records.tree, records.store, columns)
  }

  /// Reads lines into the tree that their paths say, and lists some columns of it.
  static func lines(_ json: String, columns: [String]) throws -> [String] {
    let store = try JSONReader(try InputSource.text(json, name: "t.ndjson").read(), isLines: true).read()
      .store
    let shape = PathShape(column: "path", separator: "/", labels: .last)
    return try lines(of: try shape.tree(of: store), store, columns)
  }

  private static func lines(
    of tree: RecordTree, _ store: RecordStore, _ columns: [String]
  ) throws -> [String] {
    let rows = RecordRows(tree, of: store)
    var reading = Reading(
      store: store, rows: rows, columns: try columns.map { try store.columnIndex(named: $0) })
    try rows.visitRows(&reading)
    return reading.lines
  }

  private init(store: RecordStore, rows: RecordRows, columns: [Int]) {
    self.store = store
    self.rows = rows
    self.columns = columns
  }

  mutating func visitRow(_ row: RecordID) throws {
    let fields = columns.map { store.string(record: row.record, column: $0) }
    lines.append("\(depth) " + fields.joined(separator: "|"))
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try visitRow(row)
    depth += 1
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    var cells = CellBuffer()
    label(&cells)
    lines.append("\(depth) group \(cells.value(at: 0))")
    depth += 1
    return true
  }

  mutating func leaveRow() throws { depth -= 1 }
}
