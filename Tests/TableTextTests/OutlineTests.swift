import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Outlines in text")
struct OutlineTests {
  private let thread = [
    Node("Ana", children: [Node("Bo")]),
    Node("Luis", children: [Node("Cy", children: [Node("Di")]), Node("Ed")]),
  ]

  @Test("A collapsed row says how many rows it hides, however deep")
  func counts() throws {
    expectText(try render(thread, expansion: .none), equals: "▸ Ana (1)\n▸ Luis (3)\n")
  }

  @Test("The hidden rows can have a name")
  func noun() throws {
    expectText(
      try render(thread, expansion: .none) { $0.noun = RowNoun("reply", "replies") },
      equals: "▸ Ana (1 reply)\n▸ Luis (3 replies)\n")
  }

  @Test("Levels that are not part of the report leave no mark")
  func depth() throws {
    var outline = OutlineOptions()
    outline.levels = 1
    expectText(
      try render(thread, outline: outline),
      equals: "Ana\nLuis\n")
    outline.levels = 2
    expectText(
      try render(thread, outline: outline), equals: "▾ Ana\n  └─ Bo\n▾ Luis\n  ├─ Cy\n  └─ Ed\n")
  }

  @Test("A total is the same whatever is expanded or cut")
  func totals() throws {
    let rows = [
      Node("A", children: [Node("B", children: [Node("C", 5_000)])]), Node("E", 100),
    ]
    let columns = [Node.label("Path"), Node.column("Size", .integer).total(.sum)]
    for levels in 1...4 {
      for expansion in [Expansion<Node>.all, .none, .levels(2)] {
        var outline = OutlineOptions()
        outline.levels = levels
        let lines = try render(rows, columns, expansion: expansion, outline: outline).split(separator: "\n")
        #expect(lines[2].hasSuffix(" 5000") && lines.last?.hasSuffix(" 5100") == true)
      }
    }
  }

  @Test("A group that is expanded is not counted twice")
  func notCountedTwice() throws {
    expectText(
      try render(
        [Node("Cat", children: [Node("a", 10), Node("b", 20)])],
        [Node.label("Name"), Node.column("Sum", .integer).total(.sum)]),
      equals: """
        Name    Sum
        ──────  ───
        ▾ Cat    30
          ├─ a   10
          └─ b   20
        ──────  ───
        Total    30

        """)
  }

  @Test("Columns are as wide as what is shown of the rows")
  func hiddenRowsDoNotCount() throws {
    expectText(
      try render(
        [Node("Top", children: [Node("A label nobody sees", 123_456)])],
        [Node.label("Name"), Node.column("Qty", .integer)], expansion: .none),
      equals: "Name       Qty\n─────────  ───\n▸ Top (1)\n")
  }
}
