public import TableModel

/// The first walk: asks the totalled columns for their cells and gathers what parents must know before they are
/// written.
@frozen
@usableFromInline
struct SummaryVisitor<RowValue>: TableRowVisitor, ~Copyable {
  @usableFromInline let totalled: ColumnList<RowValue>
  /// Whether some column is totalled.
  @usableFromInline let hasTotals: Bool
  /// Whether leaf rows stand for records that were gathered before.
  @usableFromInline let isGathered: Bool
  /// Whether some total weighs its values.
  @usableFromInline let hasWeights: Bool
  @usableFromInline var gathered: ContiguousArray<GatheredTotal?> = []
  @usableFromInline var cells = CellBuffer()
  @usableFromInline var builder: SummaryBuilder

  @usableFromInline
  init(_ columns: [TableColumn<RowValue>], _ headers: [ColumnHeader], _ options: OutlineOptions) {
    let columns = columns.filter { $0.total != nil }
    totalled = ColumnList(columns)
    hasWeights = columns.contains { $0.total?.aggregate == .weightedAverage }
    hasTotals = !columns.isEmpty
    isGathered = columns.contains { $0.total?.gathered != nil }
    let functions = columns.map { $0.total?.makeFunction?() }
    builder = SummaryBuilder(headers, functions: functions, options)
  }

  @usableFromInline
  consuming func finish() throws -> OutlineSummary { try builder.finish() }

  @inlinable var passableRows: Int { hasTotals ? 0 : .max }

  @inlinable
  mutating func passRows(_ count: Int) { builder.passLeaves(count) }

  @inlinable
  mutating func visitRow(_ value: RowValue) throws {
    appendCells(of: value, isDisclosure: false)
    guard isGathered else { return try builder.leaf(cells) }
    gathered.removeAll(keepingCapacity: true)
    for column in totalled.columns { gathered.append(column.total?.gathered?(value)) }
    try builder.leaf(cells, gathered: gathered)
  }

  @inlinable
  mutating func enterRow(_ value: RowValue, isExpanded: Bool?) throws -> Bool {
    appendCells(of: value, isDisclosure: true)
    try builder.enter(cells)
    return true
  }

  @inlinable
  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    cells.removeAll()
    try builder.enter(cells, isFolded: isFolded)
    return true
  }

  @inlinable
  mutating func leaveRow() throws { try builder.leave(cells) }

  @inlinable
  mutating func appendCells(of value: RowValue, isDisclosure: Bool) {
    cells.removeAll()
    let context = RowContext(depth: builder.depth, isDisclosure: isDisclosure)
    totalled.appendCells(of: value, context, to: &cells)
    guard hasWeights else { return }
    for column in totalled.columns { column.total?.appendWeight(of: value, context, to: &cells) }
  }
}
