import TableInput
import TableModel

/// A tree in one line: `A 6 (B 5), C 2`, each row with the sum of a column over itself and all below it.
///
/// A visitor, so that it tests what a table sees of the tree.
struct TreeNotation: TableRowVisitor {
  private struct Open {
    let label: String
    var sum: ExactDecimal?
    var children: [String] = []
  }

  private let rows: RecordRows
  private let label: Int
  private let value: Int?
  private var open = [Open(label: "")]

  init(_ rows: RecordRows, label: String, value: String?) throws {
    self.rows = rows
    self.label = try rows.store.columnIndex(named: label)
    self.value = try value.map { try rows.store.columnIndex(named: $0) }
  }

  /// The rows that were seen, `; ` between top rows where there are no values.
  var text: String { open[0].children.joined(separator: ", ") }

  /// The sum over all rows.
  var total: ExactDecimal? { open[0].sum }

  mutating func visitRow(_ row: RecordID) throws {
    begin(label(of: row), value(of: row))
    try leaveRow()
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    begin(label(of: row), value(of: row))
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    var cells = CellBuffer()
    label(&cells)
    begin(Self.shown(cells.value(at: 0)), nil)
    return true
  }

  mutating func leaveRow() throws {
    let row = open.removeLast()
    var text = row.label
    if let sum = row.sum { text += " \(sum)" }
    if !row.children.isEmpty { text += " (\(row.children.joined(separator: ", ")))" }
    open[open.count - 1].children.append(text)
    try add(row.sum)
  }

  private mutating func begin(_ label: String, _ value: ExactDecimal?) {
    open.append(Open(label: label, sum: value))
  }

  private mutating func add(_ sum: ExactDecimal?) throws {
    guard let sum else { return }
    let top = open.count - 1
    open[top].sum = try open[top].sum?.adding(sum) ?? sum
  }

  private func label(of row: RecordID) -> String {
    var cells = CellBuffer()
    rows.appendLabel(of: row, column: label, to: &cells)
    return Self.shown(cells.value(at: 0))
  }

  private func value(of row: RecordID) -> ExactDecimal? {
    value.flatMap { ExactDecimal(rows.store.string(record: row.record, column: $0)) }
  }

  private static func shown(_ value: CellValue) -> String {
    switch value {
    case .text(let text): text
    case .integer(let integer): "\(integer)"
    case .decimal(let decimal): "\(decimal)"
    default: ""
    }
  }
}

/// A tree in one line, for records given as CSV.
func notation(
  _ csv: String, _ shape: some RecordShape, label: String, value: String? = nil
) throws -> String {
  let store = try records(csv)
  return try notation(try shape.tree(of: store), of: store, label: label, value: value)
}

/// A tree in one line.
func notation(_ tree: RecordTree, of store: RecordStore, label: String, value: String? = nil) throws -> String
{
  let rows = RecordRows(tree, of: store)
  var notation = try TreeNotation(rows, label: label, value: value)
  try rows.visitRows(&notation)
  return notation.text
}

/// The sum of a column over all rows of a tree.
func total(_ tree: RecordTree, of store: RecordStore, value: String) throws -> ExactDecimal? {
  let rows = RecordRows(tree, of: store)
  var notation = try TreeNotation(rows, label: value, value: value)
  try rows.visitRows(&notation)
  return notation.total
}

/// Records given as CSV, untyped.
func records(_ csv: String) throws -> RecordStore {
  try CSVReader(try InputSource.text(csv, name: "t.csv").read()).readAll()
}

/// The lines of all warnings.
func warnings(_ tree: RecordTree) -> [String] {
  tree.warnings.flatMap(\.lines)
}
