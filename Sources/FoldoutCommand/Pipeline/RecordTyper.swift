internal import TableInput

/// Finds out what the columns of the records hold, as far as the report needs it.
struct RecordTyper {
  let request: ReportRequest

  /// The records, with typed columns.
  ///
  /// Columns that only say where a row stands stay text, byte for byte, unless a type is declared for them.
  ///
  /// - Parameters:
  ///   - records: The records as they were read.
  ///   - plan: The columns of the report.
  ///   - isFlat: Whether the report has no levels, so that its first column is one like the others.
  /// - Returns: The records; with fewer of them if bad ones are skipped.
  /// - Throws: an error for a value that is not what its column must hold.
  func typed(_ records: LoadedRecords, _ plan: ColumnPlan, isFlat: Bool) throws -> RecordStore {
    let store = records.store
    var typing = ColumnTyping()
    typing.declaredTypes = try ColumnSettings.byIndex(request.input.types, store)
    typing.usesDecimalComma = request.input.usesDecimalComma
    typing.dateFormat = request.input.dateFormat
    typing.badNumbers = request.input.badNumbers
    for total in request.totals.aggregates where total.aggregate.needsNumbers {
      typing.numericColumns.insert(try store.columnIndex(named: total.column))
    }
    if typing.badNumbers == .skip, let nesting = records.nesting, nesting.maximumDepth > 0 {
      throw CommandFailure.usage(
        "--on-bad-number skip would leave out a row and what is nested in it",
        hint: "use --on-bad-number blank")
    }
    var used = Set(plan.shown.map(\.index)).union(typing.declaredTypes.keys)
    if isFlat, let label = plan.label { used.insert(label) }
    return try store.typed(typing, columns: used)
  }
}
