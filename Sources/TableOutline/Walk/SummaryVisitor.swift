public import TableModel

/// The first walk: asks the totalled columns for their cells and gathers what parents must know before they are
/// written.
@frozen
@usableFromInline
struct SummaryVisitor<RowValue>: TableRowVisitor, ~Copyable {
  @usableFromInline let columns: ContiguousArray<TableColumn<RowValue>>
  @usableFromInline var cells = CellBuffer()
  @usableFromInline var builder: SummaryBuilder

  @usableFromInline
  init(_ columns: [TableColumn<RowValue>], _ headers: [ColumnHeader], _ options: OutlineOptions) {
    self.columns = ContiguousArray(columns.filter { $0.total != nil })
    let functions = self.columns.map { $0.total?.makeFunction?() }
    builder = SummaryBuilder(headers, functions: functions, options)
  }

  @usableFromInline var hasTotals: Bool { !columns.isEmpty }

  @usableFromInline
  consuming func finish() throws -> OutlineSummary { try builder.finish() }

  @inlinable
  mutating func visitRow(_ value: RowValue) throws {
    appendCells(of: value, isDisclosure: false)
    try builder.leaf(cells)
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
    for column in columns { column.append(value, context, to: &cells) }
    for column in columns { column.total?.appendWeight(of: value, context, to: &cells) }
  }
}
