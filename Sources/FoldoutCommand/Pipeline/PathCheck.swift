internal import TableInput
internal import TableModel
internal import TableOutline

/// Makes sure that the rows a command line names are there, before anything is written.
struct PathCheck: TableRowVisitor, ~Copyable {
  typealias RowValue = RecordID

  private let wanted: [[String]]
  private let column: TableColumn<RecordID>
  private var found: Set<Int> = []
  private var labels: [String] = []

  /// Refuses the first path that is no row with others below it.
  ///
  /// - Complexity: O(*n*) in the number of rows, if any path is named.
  static func check(_ named: [NamedRow], in table: ReportTable) throws {
    guard !named.isEmpty else { return }
    var check = PathCheck(named.map(\.labels), table.columns[table.treeColumn])
    try table.rows.visitRows(&check)
    guard let missing = named.indices.first(where: { !check.found.contains($0) }) else { return }
    let option = named[missing].isExpanded ? "--expand" : "--collapse"
    throw CommandFailure.usage(
      "\(option): no row with others below it has the path \"\(named[missing].path)\"",
      hint: named[missing].isExpanded
        ? "a path is made of labels, such as North/Bolts"
        : "use a number of levels, all, none, or a path such as North/Bolts")
  }

  private init(_ wanted: [[String]], _ column: TableColumn<RecordID>) {
    self.wanted = wanted
    self.column = column
  }

  mutating func visitRow(_ value: RecordID) {}

  mutating func enterRow(_ value: RecordID, isExpanded: Bool?) -> Bool {
    var cells = CellBuffer()
    column.append(value, RowContext(depth: labels.count, isDisclosure: true), to: &cells)
    return enter(cells)
  }

  mutating func enterGroup(isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void) -> Bool {
    var cells = CellBuffer()
    label(&cells)
    return enter(cells)
  }

  mutating func leaveRow() { labels.removeLast() }

  private mutating func enter(_ cells: borrowing CellBuffer) -> Bool {
    var label = OutputBuffer(capacity: 64)
    label.append(raw: cells[0], of: cells)
    labels.append(label.text)
    var leadsOn = false
    for (index, path) in wanted.enumerated() where path.starts(with: labels) {
      if path.count == labels.count { found.insert(index) }
      leadsOn = leadsOn || path.count > labels.count
    }
    return leadsOn
  }
}
