import TableInput
import TableModel
import Testing

@Suite("Rows of a tree of records")
struct RecordRowsTests {
  /// Writes down what it sees, and wants no children of rows with some labels.
  private struct Trace: TableRowVisitor {
    let rows: RecordRows
    let closed: Set<String>
    var lines: [String] = []

    mutating func visitRow(_ row: RecordID) throws { lines.append("row \(label(row))") }

    mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
      lines.append("enter \(label(row))")
      return !closed.contains(label(row))
    }

    mutating func enterGroup(
      isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
    ) throws -> Bool {
      var cells = CellBuffer()
      label(&cells)
      lines.append("group \(cells.value(at: 0))")
      return true
    }

    mutating func leaveRow() throws { lines.append("leave") }

    private func label(_ row: RecordID) -> String {
      var cells = CellBuffer()
      rows.appendLabel(of: row, column: 0, to: &cells)
      guard case .text(let text) = cells.value(at: 0) else { return "" }
      return text
    }
  }

  private func trace(_ csv: String, closed: Set<String> = []) throws -> [String] {
    let store = try records(csv)
    let tree = try PathShape(column: "p", separator: "/").tree(of: store)
    let rows = RecordRows(tree, of: store)
    var trace = Trace(rows: rows, closed: closed)
    try rows.visitRows(&trace)
    return trace.lines
  }

  @Test("Every row that is entered is left")
  func balanced() throws {
    #expect(
      try trace("p\na\na/b\na/b/c\nd/e\n") == [
        "enter a", "enter b", "row c", "leave", "leave", "group text(\"d\")", "row e", "leave",
      ])
  }

  @Test("Children that are not wanted are passed over, and their parent is left")
  func unwanted() throws {
    #expect(
      try trace("p\na\na/b\na/b/c\nd\n", closed: ["a"]) == ["enter a", "leave", "row d"])
    #expect(
      try trace("p\na\na/b\na/b/c\na/d\n", closed: ["b"]) == [
        "enter a", "enter b", "leave", "row d", "leave",
      ])
  }

  @Test("A flat tree has each record at the top")
  func flat() throws {
    let store = try records("p\nx\ny\n")
    let tree = RecordTree(flat: store.count)
    #expect(try notation(tree, of: store, label: "p") == "x, y")
    #expect(tree.maximumDepth == 0)
  }
}
