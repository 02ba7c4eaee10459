internal import TableInput
internal import TableModel
internal import TableOutline

/// Makes the order of siblings, and the choice of the largest, that a request asks for.
struct ArrangementBuilder {
  /// The name by which the label of a row is meant, unless a column has it.
  private static let labelName = "label"

  let request: ReportRequest
  let plan: ColumnPlan
  let records: ReportRecords
  let table: ReportTable
  let columns: ColumnDirectory

  /// The table with its siblings in order, or as it is if nothing is asked for.
  ///
  /// - Throws: an error for a column that is not known, or that says nothing of what it is to order.
  func arranged() throws -> ReportTable {
    let order = request.rows.order
    var arrangement = RowArrangement<RecordID>()
    arrangement.groups = try order.groups.map { try self.order($0, ofGroups: !order.rows.contains($0)) }
    arrangement.rows = try order.rows.map { try self.order($0, ofGroups: false) }
    arrangement.top = try top()
    guard !arrangement.isEmpty else { return table }
    var options = OutlineOptions()
    options.ownValues = request.totals.own.ownValues
    options.includesDetails = request.totals.hasDetails
    let arranged = try table.arranged(arrangement, options: options)
    var table = ReportTable(columns: arranged.columns, rows: .arranged(arranged.rows))
    table.title = arranged.title
    table.treeColumn = arranged.treeColumn
    return table
  }

  private func order(_ criterion: OrderCriterion, ofGroups: Bool) throws -> RowOrder<RecordID> {
    guard let column = try column(named: criterion.column, isNatural: criterion.isNatural) else {
      return criterion.order(by: nil)
    }
    if ofGroups, !plan.keys.isEmpty, column.total == nil {
      throw CommandFailure.usage(
        "--sort groups:\(criterion.column): groups have no value in a column that is not totalled",
        hint: "add a total such as --sum \(criterion.column), or sort by label")
    }
    return criterion.order(by: column, depth: keyDepth(of: criterion.column))
  }

  /// The depth of the groups that a key column makes, which alone it orders; nil for a column that is no key.
  private func keyDepth(of name: String) -> Int? {
    guard columns.position(of: name) == nil else { return nil }
    return (try? plan.names.index(of: name)).flatMap(plan.keys.firstIndex)
  }

  private func top() throws -> TopRows<RecordID>? {
    guard let top = request.rows.top, let name = request.rows.topColumn else { return nil }
    guard let column = try column(named: name, isNatural: false) else {
      throw CommandFailure.usage("--by: the largest can't be told by label", hint: "name a column of numbers")
    }
    if !plan.keys.isEmpty, column.total == nil {
      throw CommandFailure.usage(
        "--by: groups have no value in \"\(name)\", which is not totalled",
        hint: "add a total such as --sum \(name)")
    }
    var rows = TopRows(top.count, by: column, depth: top.level.map { $0 - 1 })
    if let label = request.rows.otherLabel { rows.otherLabel = label }
    return rows
  }

  /// The column of the report with a name, or one that is made for the order; nil for the label.
  private func column(named name: String, isNatural: Bool) throws -> TableColumn<RecordID>? {
    if let position = columns.position(of: name) { return table.columns[position] }
    let index: Int
    do {
      index = try plan.names.index(of: name)
    } catch {
      if name == Self.labelName { return nil }
      throw error
    }
    // The natural order is one of texts: as a number, 1.10 would be less than 1.9.
    let cells = isNatural ? records.cells(of: index) : records.comparableCells(of: index)
    var column = TableColumn<RecordID>(name, kind: records.kind(of: index), appendCell: cells)
    if plan.keys.contains(index) { column.total = .custom { SharedValue() } }
    return column
  }
}
