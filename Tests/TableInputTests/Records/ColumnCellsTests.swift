import TableInput
import TableModel
import Testing

@Suite("Cells of one column")
struct ColumnCellsTests {
  @Test(
    "They are what the store says of each record, whether the column has blanks or not",
    arguments: [
      "x,", "1,2", "1,", "1.10,-2.5", "1.10,", "12345678901234567890.5,1", "2026-01-31,2026-02-01",
      "2026-01-31,",
      "true,false", "true,",
    ])
  func same(values: String) throws {
    let fields = values.split(separator: ",", omittingEmptySubsequences: false)
    let csv = "a,b\n" + fields.map { "\($0),x\n" }.joined()
    let store = try records(csv).typed()
    let rows = RecordRows(RecordTree(flat: store.count), of: store)
    let table = Table(
      columns: [TableColumn("a", kind: store.columns[0].kind, appendCell: store.cells(inColumn: 0))],
      rows: rows)
    var trace = Trace(column: table.columns[0])
    try table.rows.visitRows(&trace)
    #expect(trace.values == (0..<store.count).map { store.value(record: $0, column: 0) })
  }

  private struct Trace: TableRowVisitor {
    let column: TableColumn<RecordID>
    var values: [CellValue] = []

    mutating func visitRow(_ row: RecordID) throws {
      var cells = CellBuffer()
      column.append(row, RowContext(depth: 0, isDisclosure: false), to: &cells)
      values.append(cells.value(at: 0))
    }

    mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool { true }

    mutating func enterGroup(
      isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
    ) throws -> Bool { true }

    mutating func leaveRow() throws {}
  }
}
