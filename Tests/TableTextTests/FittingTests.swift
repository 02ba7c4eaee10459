import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Fitting a width")
struct FittingTests {
  private let label = Node.label("Name")

  @Test("Borders count")
  func borders() throws {
    let row = Node("0123456789", "0123456789", "0123456789")
    for style in [TextStyle.ascii, .rounded, .heavy] {
      let columns = [label, Node.column("B", .text, 0), Node.column("C", .text, 1)]
      let natural = try render([row], columns) { $0.style = style }
      #expect(natural.split(separator: "\n").allSatisfy { $0.count == 40 })
      let fitted = try render([row], columns) {
        $0.style = style
        $0.maximumWidth = 36
      }
      #expect(fitted.split(separator: "\n").allSatisfy { $0.count == 36 })
    }
  }

  @Test("A short column stays whole beside a text that can't be broken")
  func shortColumn() throws {
    let text = try render(
      [Node(String(repeating: "A", count: 60), 4)], [label, Node.column("Qty", .integer)]
    ) { $0.maximumWidth = 40 }
    expectText(
      text,
      equals: """
        Name                                 Qty
        ───────────────────────────────────  ───
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA    4
        AAAAAAAAAAAAAAAAAAAAAAAAA

        """)
  }

  @Test("The minimum of a column holds while another one is cut")
  func minimumHolds() throws {
    let columns = [label, Node.column("Code", .text).width(min: 7)]
    expectText(
      try render([Node("A rather long title of a part", "M8 x 20")], columns) {
        $0.maximumWidth = 30
        $0.maximumCellLines = 1
      },
      equals: """
        Name                   Code
        ─────────────────────  ───────
        A rather long title…   M8 x 20

        """)
  }

  @Test("A number is kept whole while text wraps", arguments: 18...40)
  func wholeNumbers(_ width: Int) throws {
    let text = try render(
      [Node("Hexagon head bolts", .decimal("1234.50"))],
      [label, Node.column("Amount", .decimal).format(.pattern("#,##0.00"))]
    ) { $0.maximumWidth = width }
    #expect(text.contains("1,234.50"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("Where a number does not fit its column leaves, and is named")
  func numberLeaves() throws {
    expectText(
      try render([Node("Hexagon", .decimal("1234.50"))], [label, Node.column("Amount", .decimal)]) {
        $0.maximumWidth = 10
      },
      equals: """
        Name
        ───────
        Hexagon
        1 column
        hidden:
        Amount
        (use
        --max-widt
        h 0)

        """)
  }

  @Test("A number that fits nowhere is not shown in part")
  func numberAlone() throws {
    let table = Table(of: Int.self) {
      TableColumn("N") { $0 }
    } rows: {
      TableRow(123_456)
      TableRow(12)
    }
    var options = TextOptions()
    options.maximumWidth = 3
    expectText(
      try table.render(with: TextRenderer(options: options)).text, equals: "  N\n───\n###\n 12\n")
  }

  @Test("A text that is too wide keeps its beginning")
  func cutText() throws {
    let text = try renderList([String(repeating: "x", count: 100)]) {
      $0.maximumWidth = 40
      $0.maximumCellLines = 1
    }
    expectText(text, equals: String(repeating: "x", count: 39) + "…\n")
  }

  @Test("Without a limit nothing is cut and no column leaves")
  func noLimit() throws {
    let columns = [label] + (0..<12).map { Node.column("Column \($0)", .text, 0) }
    let note = String(repeating: "long ", count: 60) + "."
    let text = try render([Node("a", .text(note))], columns)
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.contains(note) && !text.contains("hidden"))
  }

  @Test("A column without a title is named, too")
  func untitledColumn() throws {
    let columns = [label, Node.column("", .text), Node.column("Unit", .text, 1)]
    let text = try render([Node("Hexagon bolt", "galvanised", "box")], columns) { $0.maximumWidth = 16 }
    #expect(text.replacing("\n", with: " ").contains("2 columns hidden: (blank), Unit (use"))
  }

  @Test("Columns that do not fit leave from the right and are named")
  func columnsLeave() throws {
    let columns =
      [label]
      + ["Qty", "Unit", "Price", "Supplier", "Notes"].enumerated().map {
        Node.column($1, .text, $0)
      }
    let row = Node("Hexagon bolt", "12", "box", "99.10", "Fasteners and Sons", "to be checked")
    expectText(
      try render([row], columns) { $0.maximumWidth = 34 },
      equals: """
        Name          Qty  Unit  Price
        ────────────  ───  ────  ─────
        Hexagon bolt  12   box   99.10
        2 columns hidden: Supplier, Notes
        (use --max-width 0)

        """)
    expectText(
      try render([row], columns) {
        $0.maximumWidth = 34
        $0.expendableColumns = [1, 3]
        $0.maximumCellLines = 1
      },
      equals: """
        Name          Unit  Supplier
        ────────────  ────  ──────────────
        Hexagon bolt  box   Fasteners and…
        3 columns hidden: Qty, Price,
        Notes (use --max-width 0)

        """)
  }

  @Test("Columns that show nothing leave before those that do, whatever their place")
  func blankColumnsLeave() throws {
    let columns =
      [label]
      + ["Qty", "Discount", "Unit", "Supplier"].enumerated().map { Node.column($1, .text, $0) }
    let rows = [Node("Hexagon bolt", "12", .empty, "box", "Fasteners")]
    expectText(
      try render(rows, columns) { $0.maximumWidth = 34 },
      equals: """
        Name          Qty  Unit  Supplier
        ────────────  ───  ────  ─────────
        Hexagon bolt  12   box   Fasteners
        1 column hidden: Discount (use
        --max-width 0)

        """)
  }

  @Test("A column leaves before labels get too narrow behind their indent, or words of titles break")
  func readable() throws {
    let rows = [
      Node("Machines", children: [Node("Management and Governance", "by the hour of use", "on demand")])
    ]
    let columns = [label, Node.column("PricingCategory", .text, 0), Node.column("Unit", .text, 1)]
    expectText(
      try render(rows, columns) { $0.maximumWidth = 50 },
      equals: """
        Name                   PricingCategory   Unit
        ─────────────────────  ────────────────  ─────────
        ▾ Machines
          └─ Management and    by the hour of    on demand
             Governance        use

        """)
    expectText(
      try render(rows, columns) { $0.maximumWidth = 34 },
      equals: """
        Name              PricingCategory
        ────────────────  ────────────────
        ▾ Machines
          └─ Management   by the hour of
             and          use
             Governance
        1 column hidden: Unit (use
        --max-width 0)

        """)
  }

  @Test("Many hidden columns are counted, not all named")
  func manyColumns() throws {
    let columns = [label] + (1...9_999).map { Node.column("c\($0)", .text, 0) }
    let text = try render([Node("row", "value")], columns) { $0.maximumWidth = 80 }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.contains("columns hidden: "))
    #expect(text.contains("more (use --max-width 0)"))
  }

  @Test("A column with a maximum wraps without a limit of the line")
  func maximumOfColumn() throws {
    expectText(
      try render(
        [Node("a", "Hex bolt M8", 1), Node("b", "Paint 🎨🎨🎨🎨🎨", 2)],
        [label, Node.column("Text", .text, 0).width(max: 8), Node.column("Qty", .integer, 1)]),
      equals: """
        Name  Text      Qty
        ────  ────────  ───
        a     Hex bolt    1
              M8
        b     Paint       2
              🎨🎨🎨🎨
              🎨

        """)
  }

  @Test("A width of one column, and characters that are wider", arguments: TextStyle.allCases)
  func tinyWidths(_ style: TextStyle) throws {
    let rows = [Node("螺栓", 12, children: [Node("e\u{301}🎨"), Node("", "x\ny")])]
    for width in 1...12 {
      let text = try render(rows, [label, Node.column("Qty", .any), Node.column("Note", .text, 1)]) {
        $0.style = style
        $0.maximumWidth = width
      }
      if style == .plain {
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
      }
      #expect(!text.isEmpty)
    }
  }

  @Test("A column narrower than one wide character shows that something is there")
  func narrowerThanACharacter() throws {
    expectText(try renderList(["螺栓", "a"]) { $0.maximumWidth = 1 }, equals: "…\n…\na\n")
  }

  @Test("The widest column gives way first")
  func widestFirst() throws {
    let row = Node(String(repeating: "n", count: 90), "Fasteners", .decimal("99.10"), "box")
    let columns = [
      label, Node.column("Group", .text, 0), Node.column("Price", .decimal, 1), Node.column("Unit", .text, 2),
    ]
    let lines = try render([row], columns) {
      $0.maximumWidth = 80
      $0.maximumCellLines = 1
    }.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last?.hasSuffix("n…  Fasteners  99.10  box") == true)
  }

  @Test("A title is broken like any other text")
  func narrowTitles() throws {
    expectText(
      try render([Node("a", "b")], [label, Node.column("Delivery date", .text).width(max: 8)]),
      equals: """
        Name  Delivery
              date
        ────  ────────
        a     b

        """)
  }

  @Test("A fixed width neither grows nor shrinks with its text")
  func fixedWidth() throws {
    expectText(
      try render([Node("bolt", 1), Node("hexagon nut", 2)], [label.width(8), Node.column("Qty", .integer)]),
      equals: """
        Name      Qty
        ────────  ───
        bolt        1
        hexagon     2
        nut

        """)
  }
}
