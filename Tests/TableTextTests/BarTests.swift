import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Bars")
struct BarTests {
  private let rows = [
    Node("A", 40, children: [Node("a1", 10), Node("a2", 5), Node("a3", 0), Node("a4", -3)]),
    Node("B", 20, children: [Node("b1", 1), Node("b2", .decimal("0.05")), Node("b3", "none")]),
  ]
  private let columns = [Node.label("Name"), Node.column("Cost", .decimal)]

  @Test("The longest bar among siblings fills its column")
  func siblings() throws {
    expectText(
      try render(rows, columns) { $0.barColumns = [1] },
      equals: """
        Name        Cost
        ───────  ───────  ──────────
        ▾ A        40     ██████████
          ├─ a1    10     ██████████
          ├─ a2     5     █████
          ├─ a3     0
          └─ a4    -3
        ▾ B        20     █████
          ├─ b1     1     ██████████
          ├─ b2     0.05  ▌
          └─ b3  none

        """)
  }

  @Test("In a table, leaf rows share one scale")
  func table() throws {
    expectText(
      try render(rows, columns) {
        $0.barColumns = [1]
        $0.barScale = .table
        $0.guides = .ascii
      },
      equals: """
        Name        Cost
        ───────  ───────  ──────────
        - A        40
          |- a1    10     ##########
          |- a2     5     #####
          |- a3     0
          `- a4    -3
        - B        20
          |- b1     1     #
          |- b2     0.05  #
          `- b3  none

        """)
  }

  @Test("In a table, rows that stand for those below them have bars as well")
  func foldedTable() throws {
    var cut = OutlineOptions()
    cut.levels = 1
    for (expansion, outline) in [(Expansion<Node>.none, OutlineOptions()), (.all, cut)] {
      let text = try render(rows, columns, expansion: expansion, outline: outline) {
        $0.barColumns = [1]
        $0.barScale = .table
      }
      let bars = text.split(separator: "\n").dropFirst(2).map { $0.drop { $0 != "█" } }
      #expect(bars == ["██████████", "█████"])
    }
  }

  @Test("Bars leave before columns do, and that is said")
  func narrow() throws {
    func shown(_ width: Int) throws -> String {
      try render(rows, columns) {
        $0.barColumns = [1]
        $0.maximumWidth = width
      }
    }
    let withoutBars = try shown(20)
    #expect(!withoutBars.contains("█") && withoutBars.contains("40"))
    #expect(withoutBars.hasSuffix("none\nbars hidden: Cost\n(use --max-width 0)\n"))
    // Nothing is said of the bars of a column that is not there itself.
    #expect(try shown(12).replacing("\n", with: " ").hasSuffix("1 column hidden: Cost (use --max-width 0) "))
  }
}
