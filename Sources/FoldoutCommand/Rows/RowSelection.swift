internal import TableInput
internal import TableModel
internal import TableOutline

/// Chooses and orders the rows of a report.
struct RowSelection {
  let request: ReportRequest
  let plan: ColumnPlan
  let records: ReportRecords
  /// For each record whether it is part of the report; nil for all.
  let matches: ContiguousArray<Bool>?
  let expressions: ReportExpressions

  /// The rows of a tree, grouped by computed columns if that is asked for.
  func rows(_ tree: RecordRows) throws -> ReportRows {
    guard plan.hasComputedKey else { return .tree(tree) }
    return .listed(try KeyGroups.rows(tree, by: plan.keys.map(records.cells)))
  }

  /// The table with the rows that meet all conditions, in the order that is asked for.
  ///
  /// - Throws: a failure of an expression, or for a column that is not known.
  func applied(to table: ReportTable, _ columns: ColumnDirectory) throws -> ReportTable {
    var table = table
    if let matches { table.rows = .listed(try RowPicker.rows(of: table, .records(matches))) }
    if !expressions.groupConditions.isEmpty {
      var options = OutlineOptions()
      options.ownValues = request.totals.own.ownValues
      let answers = try GroupJudge.answers(of: table, columns, expressions.groupConditions, options)
      table.rows = .listed(try RowPicker.rows(of: table, .groups(answers)))
    }
    return try ArrangementBuilder(
      request: request, plan: plan, records: records, table: table, columns: columns
    ).arranged()
  }
}
