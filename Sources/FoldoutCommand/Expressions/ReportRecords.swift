internal import TableExpression
internal import TableInput
internal import TableModel

/// The records of a report: what was read, and the columns that are computed from it.
struct ReportRecords: Sendable {
  /// What was read; columns that only say where a row stands are text.
  let store: RecordStore
  /// The same records for expressions and for sorting, to which every column that they name is typed.
  let typedStore: RecordStore
  /// What was gathered of the records that those of the store stand for, where they were not kept.
  var aggregates: AggregatedRecords?
  private(set) var computed: [ComputedValues] = []

  init(store: RecordStore, typedStore: RecordStore) {
    self.store = store
    self.typedStore = typedStore
  }

  /// Whether expressions and sorting see what the report shows.
  var isUniform: Bool { store === typedStore }

  /// How many records there are.
  var count: Int { store.count }

  /// How many records that were read one of the store stands for.
  func recordCount(of record: Int) -> Int { aggregates?.count(of: record) ?? 1 }

  /// What the values of a column are.
  func kind(of column: Int) -> CellKind {
    column < store.columns.count ? store.columns[column].kind : values(of: column).kind
  }

  /// How the values of a column are shown unless that is said.
  func format(of column: Int) -> CellFormat {
    column < store.columns.count ? store.columns[column].format : values(of: column).format
  }

  /// The currency of a column's amounts, where it is known.
  func currency(of column: Int) -> String? {
    column < store.columns.count ? store.columns[column].currency : values(of: column).currency
  }

  /// Makes what appends a record's cell in a column.
  func cells(of column: Int) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    Self.cells(of: column, in: store, computed)
  }

  /// Makes what appends a record's cell in a column that is compared with others, typed even where it is not shown
  /// so.
  func comparableCells(of column: Int) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    Self.cells(of: column, in: typedStore, computed)
  }

  /// The columns as expressions see them; one in which nothing stands may be of any kind.
  var expressionColumns: [ExpressionColumn] {
    typedStore.columns.enumerated().map { index, column in
      let isBlank = column.kind == .text && typedStore.isBlank(column: index)
      return ExpressionColumn(column.name, kind: isBlank ? .any : column.kind)
    } + computed.map { ExpressionColumn($0.name, kind: $0.kind) }
  }

  /// The number that a record has in a column; `nil` where there is none.
  func decimal(record: Int, column: Int) -> ExactDecimal? {
    column < store.columns.count
      ? typedStore.decimal(record: record, column: column) : values(of: column).decimal(record: record)
  }

  /// Adds a column with a value for each record.
  mutating func add(_ values: ComputedValues) { computed.append(values) }

  private func values(of column: Int) -> ComputedValues { computed[column - store.columns.count] }

  private static func cells(
    of column: Int, in store: RecordStore, _ computed: [ComputedValues]
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    guard column >= store.columns.count else { return store.cells(inColumn: column) }
    let values = computed[column - store.columns.count]
    return { row, _, cells in values.append(record: row.record, to: &cells) }
  }
}
