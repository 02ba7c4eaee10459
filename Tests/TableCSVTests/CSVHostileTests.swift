import TableCSV
import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("CSV: hostile tables")
struct CSVHostileTests {
  /// A sink that takes some bytes and then nothing more, like a pipe whose reader went away.
  private struct ClosingSink: ByteSink {
    var room: Int

    mutating func write(_ bytes: Span<UInt8>) throws {
      room -= bytes.count
      if room < 0 { throw WriteError(errorNumber: 32) }
    }

    mutating func finish() {}
  }

  @Test("A table without columns has the place of its rows, and else lines without fields")
  func noColumns() throws {
    let table = Table(of: Node.self) {
      for _ in 0..<0 { TableColumn("", value: \Node.name) }
    } rows: {
      OutlineGroup([Node("a", .empty, [Node("b")])], children: \.children)
    }
    expectText(try csv(table, csvOptions(.depth)), equals: "depth,kind,path\n0,group,\n1,leaf,/\n")
    expectText(try csv(table, csvOptions(.none)), equals: "\n\n\n")
  }

  @Test("Ten thousand columns", arguments: CSVHierarchy.allCases)
  func manyColumns(hierarchy: CSVHierarchy) throws {
    let table = Table(of: Int.self) {
      for column in 0..<10_000 { TableColumn("c\(column)") { (row: Int) in row } }
    } rows: {
      TableRow(7)
    }
    let lines = try csv(table, csvOptions(hierarchy)).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix(",c9998,c9999"))
    #expect(lines[1].hasSuffix(String(repeating: ",7", count: 9_999)))
  }

  @Test("A cell of ten million bytes, with and without quotation marks")
  func hugeCell() throws {
    for piece in ["0123456789", "01234\"6789", "=1234,6789"] {
      let huge = String(repeating: piece, count: 1_000_000)
      let options = csvOptions(.depth) { $0.guardsFormulas = true }
      let output = try csv(nodeTable([Node(huge), Node("b")]), options)
      #expect(output.utf8.count(where: { $0 == UInt8(ascii: "9") }) == 2_000_000)
      #expect(output.hasSuffix("\n0,leaf,b,b,\n"))
    }
  }

  @Test("A reader that goes away in the middle is an error, at once")
  func closedPipe() throws {
    let table = Table(0..<1_000_000) { TableColumn("n") { (number: Int) in number } }
    let error = #expect(throws: WriteError.self) {
      _ = try table.render(with: CSVRenderer(to: ClosingSink(room: 200_000)))
    }
    #expect(error?.isBrokenPipe == true)
  }
}
