internal import TableInput

/// Finds out what the columns of the records hold, as far as the report needs it.
///
/// Columns that only say where a row stands stay text, byte for byte, unless a type is declared for them.
struct RecordTyper {
  private let store: RecordStore
  private var typing = ColumnTyping()
  /// The columns that are typed for what is shown.
  let columns: Set<Int>
  /// The columns that are typed for expressions, order and pivots alone.
  private let others: Set<Int>

  /// Finds out which columns are to be typed.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - records: The records as they were read.
  ///   - plan: The columns of the report.
  ///   - expressions: The expressions that are evaluated for each record.
  ///   - isFlat: Whether the report has no levels, so that its first column is one like the others.
  /// - Throws: an error for settings that fit no column, or not these records.
  init(
    _ request: ReportRequest, _ records: LoadedRecords, _ plan: ColumnPlan, _ expressions: ReportExpressions,
    isFlat: Bool
  ) throws {
    store = records.store
    let names = ColumnNames(store: store, computed: [])
    typing.declaredTypes = try ColumnSettings.byIndex(request.input.types, names)
    typing.usesDecimalComma = request.input.usesDecimalComma
    typing.dateFormat = request.input.dateFormat
    typing.badNumbers = request.input.badNumbers
    typing.numericColumns = Set(Self.numericColumns(plan).filter { !plan.names.isComputed($0) })
    // A misspelt name is told where it stands, by whoever looks it up for use.
    func indices(of columns: some Sequence<String>) -> Set<Int> {
      Set(columns.compactMap { try? names.index(of: $0) })
    }
    let compared = indices(of: request.rows.comparedColumns)
    typing.orderedColumns = compared.union(indices(of: expressions.measuredColumnNames))
      .union(plan.shown.filter { $0.total?.word.choosesByOrder == true }.map(\.index))
    if typing.badNumbers == .skip, let nesting = records.nesting, nesting.maximumDepth > 0 {
      throw CommandFailure.usage(
        "--on-bad-number skip would leave out a row and what is nested in it",
        hint: "use --on-bad-number blank")
    }
    // Groups are made of a key's text, whatever is counted of it.
    let shown = Set(plan.shown.map(\.index)).subtracting(plan.keys)
    var used = shown.union(typing.declaredTypes.keys).union(typing.numericColumns)
    if isFlat, let label = plan.label { used.insert(label) }
    columns = used.intersection(names.indices)
    var others = compared.union(indices(of: expressions.recordColumnNames))
    if let pivot = plan.pivot, !plan.names.isComputed(pivot) { others.insert(pivot) }
    self.others = others.subtracting(columns)
  }

  /// The records, with typed columns.
  ///
  /// - Returns: The records; with fewer of them if bad ones are skipped.
  /// - Throws: an error for a value that is not what its column must hold.
  func run() throws -> ReportRecords {
    let typed = try store.typed(typing, columns: columns)
    guard !others.isEmpty else { return ReportRecords(store: typed, typedStore: typed) }
    return ReportRecords(store: typed, typedStore: try typed.typed(typing, columns: others))
  }

  private static func numericColumns(_ plan: ColumnPlan) -> [Int] {
    plan.names.sources.values
      + plan.shown.flatMap { shown -> [Int] in
        guard let total = shown.total, total.word.needsNumbers else { return [] }
        return [shown.index] + [total.weight].compactMap(\.self)
      }
  }
}
