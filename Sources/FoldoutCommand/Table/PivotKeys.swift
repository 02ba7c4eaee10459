internal import TableInput
internal import TableModel
internal import TableOutline

/// The different values of the column that totals are spread by, and which of them each record has.
struct PivotKeys {
  /// So many columns can still be looked through, and a cell in each costs little.
  private static let limit = 500

  /// How each value is written, in the order of the columns.
  let labels: [String]
  /// For each record the position of its value; -1 for records that are left out.
  let positions: ContiguousArray<Int32>

  /// Finds the values of a column.
  ///
  /// - Parameters:
  ///   - column: The number of the column.
  ///   - records: The records.
  ///   - matches: For each record whether it is part of the report; nil for all.
  ///   - order: What orders the values; without it they stand in the order of first appearance.
  /// - Throws: a failure if there are too many values.
  /// - Complexity: O(*n*) in the number of records.
  init(
    of column: Int, in records: ReportRecords, where matches: ContiguousArray<Bool>?, order: [OrderCriterion]
  ) throws {
    var values: [CellValue] = []
    var known: [CellValue: Int32] = [:]
    var positions = ContiguousArray<Int32>(repeating: -1, count: records.count)
    var row = RecordCells(records: records)
    var cells = CellBuffer()
    for record in positions.indices where matches?[record] ?? true {
      row.record = record
      cells.removeAll()
      row.appendCell(ofColumn: column, to: &cells)
      let value = cells.value(at: 0)
      if let position = known[value] {
        positions[record] = position
        continue
      }
      guard values.count < Self.limit else {
        throw CommandFailure.usage(
          "--pivot: the column has more than \(Self.limit) different values",
          hint: "group by it instead, or leave records out with --where")
      }
      positions[record] = Int32(values.count)
      known[value] = Int32(values.count)
      values.append(value)
    }
    let ordered = try Self.ordered(values, order)
    var places = ContiguousArray<Int32>(repeating: 0, count: values.count)
    for (place, position) in ordered.enumerated() { places[position] = Int32(place) }
    labels = ordered.map { Self.label(of: values[$0]) }
    self.positions = ContiguousArray(positions.lazy.map { $0 < 0 ? $0 : places[Int($0)] })
  }

  /// The positions of values in their order, found as the order of rows is.
  private static func ordered(_ values: [CellValue], _ order: [OrderCriterion]) throws -> [Int] {
    let label = TableColumn<Int>("", kind: .any) { position, _, cells in cells.append(values[position]) }
    var arrangement = RowArrangement<Int>()
    arrangement.rows = order.map { $0.order(by: nil) }
    let table = Table(columns: [label], rows: ForEach(values.indices) { TableRow($0) })
    var collector = ValueCollector()
    try table.arranged(arrangement).rows.visitRows(&collector)
    return collector.values
  }

  private static func label(of value: CellValue) -> String {
    if value == .empty { return blankGroupLabel }
    var cells = CellBuffer()
    cells.append(value)
    var label = OutputBuffer(capacity: 64)
    label.append(raw: cells[0], of: cells)
    return label.text
  }
}

/// Takes the values of rows without levels.
private struct ValueCollector: TableRowVisitor, ~Copyable {
  var values: [Int] = []

  mutating func visitRow(_ value: Int) { values.append(value) }

  mutating func enterRow(_ value: Int, isExpanded: Bool?) -> Bool { true }

  mutating func enterGroup(isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void) -> Bool {
    true
  }

  mutating func leaveRow() {}
}
