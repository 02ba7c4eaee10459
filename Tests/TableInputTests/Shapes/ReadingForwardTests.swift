import TableInput
import TableModel
import Testing

@Suite("Rows over records in their order")
struct ReadingForwardTests {
  private struct Trace: TableRowVisitor {
    let rows: RecordRows
    var lines: [String] = []
    var records: [Int] = []

    mutating func visitRow(_ row: RecordID) throws {
      var cells = CellBuffer()
      for column in rows.store.columns.indices {
        rows.store.append(record: row.record, column: column, to: &cells)
      }
      records.append(row.record)
      lines.append("\(rows.store.line(of: row.record)) \((0..<cells.count).map { "\(cells.value(at: $0))" })")
    }

    mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool { true }

    mutating func enterGroup(
      isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
    ) throws -> Bool {
      var cells = CellBuffer()
      label(&cells)
      lines.append("\(cells.value(at: 0))")
      return true
    }

    mutating func leaveRow() throws { lines.append("end") }
  }

  private func trace(_ rows: RecordRows) throws -> Trace {
    var trace = Trace(rows: rows)
    try rows.visitRows(&trace)
    return trace
  }

  @Test(
    "They show what they showed before, with the same lines, and go through the records one after the other")
  func same() throws {
    var csv = "region,day,total,note\n"
    for row in 0..<20_000 {
      csv +=
        "\(row * 7919 % 13),2026-01-\(10 + row % 11),\(row % 5 == 0 ? "" : "\(row).5"),\"n\"\"\(row % 3)\"\n"
      if row % 1000 == 0 { csv += "\n" }
    }
    let store = try records(csv).typed()
    let rows = RecordRows(try GroupShape(columns: ["region", "day"]).tree(of: store), of: store)
    for shown: Set in [[], [3], [0, 1, 2, 3, 9]] {
      var sorted = rows
      sorted.readForward(showing: shown)
      let forward = try trace(sorted)
      #expect(forward.lines == (try trace(rows)).lines)
      #expect(forward.records == Array(0..<20_000))
    }
  }

  @Test("Records in order already stay as they are")
  func inOrder() throws {
    let store = try records("a\n" + String(repeating: "x\n", count: 20_000))
    var rows = RecordRows(RecordTree(flat: store.count), of: store)
    rows.readForward()
    #expect(rows.store === store)
  }
}
