internal import TableInput
internal import TableModel
internal import TableOutline

/// Makes the table of a report: columns known at run time over the rows of a tree of records.
struct TableBuilder {
  let request: ReportRequest
  let plan: ColumnPlan
  let records: ReportRecords
  /// The records in their tree, which names them.
  let tree: RecordRows
  /// Whether the report has no levels.
  let isFlat: Bool
  /// The values that totals are spread by, if they are.
  let pivot: PivotKeys?

  /// The table, and what its columns are called.
  ///
  /// - Parameter rows: Its rows.
  /// - Returns: The table, and a directory of its columns.
  /// - Throws: an error for a setting whose column or format is not known.
  func table(of rows: ReportRows) throws -> (table: ReportTable, columns: ColumnDirectory) {
    let looks = try ColumnLooks(request.columns, plan, records)
    var columns = [treeColumn(looks)]
    var entries = [
      ColumnDirectory.Column(title: plan.treeTitle, source: nil, hasTotal: false, holdsNumbers: false)
    ]
    for spread in spreads {
      for shown in plan.shown where spread.includes(shown) {
        let column = try column(shown, spread, looks)
        columns.append(column)
        entries.append(
          ColumnDirectory.Column(
            title: shown.title, source: shown.index, hasTotal: shown.total != nil,
            holdsNumbers: column.kind.isNumeric || shown.total?.word.isNumber == true,
            spreadTitle: spread.fullTitle(of: shown)))
      }
    }
    var table = ReportTable(columns: columns, rows: rows)
    table.title = request.output.title
    return (table, ColumnDirectory(entries, names: plan.names))
  }

  /// A part of the report's columns: those for one value of the pivot column, or those for all.
  private struct Spread {
    /// The heading that they share.
    var title: String?
    /// The position of the value among all; nil for all records.
    var key: Int?
    /// Whether columns with and without a total are part of it.
    var totals = true
    var others = true

    /// The title of a column with the value that it is for, or nil where it is for all.
    func fullTitle(of shown: ColumnPlan.Shown) -> String? {
      guard let title, key != nil else { return nil }
      return "\(title) / \(shown.title)"
    }

    func includes(_ shown: ColumnPlan.Shown) -> Bool { shown.total == nil ? others : totals }
  }

  private var spreads: [Spread] {
    guard let pivot else { return [Spread()] }
    return [Spread(totals: false)]
      + pivot.labels.enumerated().map { Spread(title: $0.element, key: $0.offset, others: false) }
      + [Spread(title: OutlineOptions().totalLabel, others: false)]
  }

  private func treeColumn(_ looks: ColumnLooks) -> TableColumn<RecordID> {
    let kind = isFlat ? plan.label.map(records.kind) ?? .text : .text
    var column = TableColumn<RecordID>(plan.treeTitle, kind: kind, appendCell: labelCell)
    if let label = plan.label, isFlat { column.format = looks.format(of: label) }
    for index in plan.treeColumns { column = looks.shaped(column, as: index) }
    return column
  }

  /// Appends what a record is called: by the shape, or by the label column.
  private var labelCell: @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    let tree = tree
    guard let label = plan.label else {
      let (store, levels) = (tree.store, plan.levelLabels)
      return { row, _, cells in
        guard let level = levels.last(where: { !store.isBlank(record: row.record, column: $0) }) else {
          return cells.appendEmpty()
        }
        store.append(record: row.record, column: level, to: &cells)
      }
    }
    // A computed column stands in no tree, so that no shape can call a record by it.
    guard !plan.names.isComputed(label) else { return records.cells(of: label) }
    guard plan.labelIsNamed, request.shape.path != nil else {
      return { row, _, cells in tree.appendLabel(of: row, column: label, to: &cells) }
    }
    return { row, _, cells in
      if tree.store.isBlank(record: row.record, column: label) {
        tree.appendLabel(of: row, column: label, to: &cells)
      } else {
        tree.store.append(record: row.record, column: label, to: &cells)
      }
    }
  }

  private func column(
    _ shown: ColumnPlan.Shown, _ spread: Spread, _ looks: ColumnLooks
  ) throws -> TableColumn<RecordID> {
    let index = shown.index
    var column = TableColumn<RecordID>(
      shown.title, kind: records.kind(of: index), appendCell: cells(of: index, for: spread.key))
    column.total = shown.total.map { total($0, of: index, for: spread.key) }
    if let title = spread.title { column.groupTitles = [title] }
    column.format = looks.format(of: shown)
    column = looks.shaped(column, as: index)
    // The renderers would refuse a bad code as well, but only when the output has begun.
    _ = try CellFormatter(column.format)
    return column
  }

  /// Appends a record's cell, or nothing where the record has another value than the column is for.
  private func cells(
    of index: Int, for key: Int?
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    let appendCell = records.cells(of: index)
    guard let key, let positions = pivot?.positions else { return appendCell }
    return { row, context, cells in
      if Int(positions[row.record]) == key {
        appendCell(row, context, &cells)
      } else {
        cells.appendEmpty()
      }
    }
  }

  private func total(_ planned: PlannedTotal, of index: Int, for key: Int?) -> ColumnTotal<RecordID> {
    let aggregate = planned.word.aggregate
    if let gathered = records.aggregates {
      let positions = key == nil ? nil : pivot?.positions
      return ColumnTotal(aggregate) { row in
        if let positions, Int(positions[row.record]) != key { return .blank }
        return gathered.gathered(aggregate, ofColumn: index, weight: planned.weight, record: row.record)
      }
    }
    guard planned.word == .weightedAverage, let weight = planned.weight else {
      return ColumnTotal(aggregate)
    }
    return .average(appendingWeight: records.cells(of: weight))
  }
}
