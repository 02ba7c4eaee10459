import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Hostile tables")
struct HostileTests {
  /// A chain of rows that is made as it is walked.
  private struct Link {
    let depth: Int
    let end: Int

    var children: [Link]? { depth < end ? [Link(depth: depth + 1, end: end)] : nil }
    var name: String { "L\(depth)" }
  }

  @Test("An empty table has its header", arguments: TextStyle.allCases)
  func empty(_ style: TextStyle) throws {
    let text = try render([], [Node.label("Name")]) { $0.style = style }
    #expect(text.contains("Name"))
  }

  @Test("A table without columns has no lines", arguments: TextStyle.allCases)
  func noColumns(_ style: TextStyle) throws {
    expectText(
      try render([Node("a"), Node("b", children: [Node("c")])], []) { $0.style = style }, equals: "")
  }

  @Test("Ten thousand columns")
  func manyColumns() throws {
    let columns = (0..<10_000).map { Node.column("c\($0)", .integer, 0) }
    let lines = try render([Node("", 7)], columns).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[2].count(where: { $0 == "7" }) == 10_000)
  }

  @Test("A cell of ten million bytes comes out whole and does not pad its neighbours")
  func hugeCell() throws {
    let huge = String(repeating: "x", count: 10_000_000)
    let rows = [Node(huge, 1)] + (0..<200).map { Node("n\($0)", 2) }
    let text = try render(rows, [Node.label("Name"), Node.column("Qty", .integer)])
    #expect(text.utf8.count(where: { $0 == UInt8(ascii: "x") }) == 10_000_000)
    #expect(text.utf8.count < 30_000_000)
  }

  @Test("A chain of a hundred thousand rows")
  func deepChain() throws {
    let table = Table([Link(depth: 1, end: 100_000)], children: \Link.children) {
      TableColumn("", value: \Link.name)
    }
    let lines = try table.render(with: TextRenderer()).text.split(separator: "\n")
    #expect(lines.count == 100_000)
    #expect(lines.last?.hasSuffix("[100000] L100000") == true)
  }

  @Test("A format that can't be read names its column")
  func badFormat() throws {
    let error = #expect(throws: ColumnFormatError.self) {
      try render(
        [Node("a", 1)], [Node.label("Name"), Node.column("Qty", .integer).format(.pattern("\"open"))])
    }
    #expect(error?.column == "Qty")
    #expect(error?.description.hasPrefix("column Qty: ") == true)
  }
}
