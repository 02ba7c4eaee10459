internal import TableInput
internal import TableModel

/// Keeps some rows of a table, with all that they are below.
struct RowPicker: TableRowVisitor, ~Copyable {
  typealias RowValue = RecordID

  /// Which rows stay.
  enum Choice {
    /// Records by their number. A row above them that is not chosen itself stays as a group without values.
    case records(ContiguousArray<Bool>)
    /// Rows with others below them, by their position among these. The others go with all that is below them.
    case groups(ContiguousArray<Bool>)
  }

  private struct Open {
    let entry: Int
    let record: RecordID?
    let isChosen: Bool
  }

  private let choice: Choice
  private let label: TableColumn<RecordID>
  private var rows = ListedRows()
  private var open: ContiguousArray<Open> = []
  private var groupCount = 0
  /// The label of a row, one after the other.
  private var cells = CellBuffer()

  /// The chosen rows of a table.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  static func rows(of table: ReportTable, _ choice: Choice) throws -> ListedRows {
    var picker = RowPicker(choice, label: table.columns[table.treeColumn])
    try table.rows.visitRows(&picker)
    return picker.rows
  }

  private init(_ choice: Choice, label: TableColumn<RecordID>) {
    self.choice = choice
    self.label = label
  }

  mutating func visitRow(_ value: RecordID) {
    if case .records(let chosen) = choice, !chosen[value.record] { return }
    rows.append(ListedRows.Entry(depth: open.count, record: value, label: .empty))
  }

  mutating func enterRow(_ value: RecordID, isExpanded: Bool?) -> Bool {
    enter(value, label: .empty)
    return true
  }

  mutating func enterGroup(isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void) -> Bool {
    cells.removeAll()
    label(&cells)
    enter(nil, label: cells.value(at: 0))
    return true
  }

  mutating func leaveRow() {
    let closed = open.removeLast()
    let hasChildren = rows.count > closed.entry + 1
    switch choice {
    case .records where closed.isChosen: break
    case .records where hasChildren:
      if let record = closed.record { rows.replace(at: closed.entry, withGroup: label(of: record)) }
    case .groups where closed.isChosen && (hasChildren || closed.record != nil): break
    case .records, .groups: rows.removeRows(from: closed.entry)
    }
  }

  private mutating func enter(_ record: RecordID?, label: CellValue) {
    let isChosen =
      switch choice {
      case .records(let chosen): record.map { chosen[$0.record] } ?? false
      case .groups(let chosen): chosen[groupCount]
      }
    groupCount += 1
    open.append(Open(entry: rows.count, record: record, isChosen: isChosen))
    rows.append(ListedRows.Entry(depth: open.count - 1, record: record, label: label))
  }

  private mutating func label(of record: RecordID) -> CellValue {
    cells.removeAll()
    label.append(record, RowContext(depth: open.count, isDisclosure: true), to: &cells)
    return cells.value(at: 0)
  }
}
