import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Layout")
struct LayoutTests {
  static let groceries = [
    Node(
      "Fruit", children: [Node("Apple", 10, .decimal("1.20")), Node("Banana", 20, .decimal("0.80"))]),
    Node(
      "Dairy",
      children: [
        Node("Milk", 6, .decimal("1.35")), Node("Butter", 4, .decimal("2.50")),
        Node("Cheese", 2, .decimal("3.50")),
      ]),
  ]

  static let groceryColumns = [
    Node.label("Name").width(min: 16), Node.column("Qty", .integer, 0).total(.sum),
    Node.column("Price", .decimal, 1).format(.currency("USD")).total(.sum).width(min: 7),
  ]

  @Test("The example of the documentation comes out to the letter")
  func example() throws {
    expectText(
      try render(Self.groceries, Self.groceryColumns, expansion: Expansion.all.collapsing(path: ["Dairy"])),
      equals: """
        Name              Qty    Price
        ────────────────  ───  ───────
        ▾ Fruit            30    $2.00
          ├─ Apple         10    $1.20
          └─ Banana        20    $0.80
        ▸ Dairy (3)        12    $7.35
        ────────────────  ───  ───────
        Total              42    $9.35

        """)
  }

  @Test("A grand total above stands between the header and a rule")
  func totalAbove() throws {
    var outline = OutlineOptions()
    outline.grandTotal = .above
    expectText(
      try render(Self.groceries, Self.groceryColumns, expansion: .none, outline: outline),
      equals: """
        Name              Qty    Price
        ────────────────  ───  ───────
        Total              42    $9.35
        ────────────────  ───  ───────
        ▸ Fruit (2)        30    $2.00
        ▸ Dairy (3)        12    $7.35

        """)
  }

  @Test("Subtotals below stand at the depth of their group")
  func subtotalsBelow() throws {
    var outline = OutlineOptions()
    outline.subtotals = .below
    expectText(
      try render(Array(Self.groceries.prefix(1)), Self.groceryColumns, outline: outline),
      equals: """
        Name              Qty    Price
        ────────────────  ───  ───────
        ▾ Fruit
          ├─ Apple         10    $1.20
          └─ Banana        20    $0.80
          Fruit total      30    $2.00
        ────────────────  ───  ───────
        Total              30    $2.00

        """)
  }

  @Test("Decimal points stand below each other, text ends at the units")
  func decimalPoints() throws {
    let numbers = ["1.5", "12.25", "-0.25", "1234.50"].map { Node("", .decimal($0)) } + [Node("", "n/a")]
    let column = Node.column("", .decimal).format(.pattern("#,##0.0#"))
    expectText(try render(numbers, [column]), equals: "    1.5\n   12.25\n   -0.25\n1,234.5\n  n/a\n")
  }

  @Test("Digits are kept as they are, points below each other")
  func scales() throws {
    let numbers = ["1.5", "12", "-0.25", "1234.50"].map { Node("", .decimal($0)) } + [Node("", "n/a")]
    expectText(
      try render(numbers, [Node.column("", .decimal)]),
      equals: "   1.5\n  12\n  -0.25\n1234.50\n n/a\n")
  }

  @Test("Cells stand where their column wants them, and titles likewise")
  func alignments() throws {
    let columns = [
      Node.label("Leading"), Node.column("Center", .text, 0).alignment(.center).width(9),
      Node.column("Trailing", .text, 0).alignment(.trailing).width(9),
      Node.column("Number", .integer, 1).width(9),
    ]
    expectText(
      try render([Node("a", "bolt", 7), Node("b", "m8", 12)], columns),
      equals: """
        Leading   Center     Trailing     Number
        ───────  ─────────  ─────────  ─────────
        a          bolt          bolt          7
        b           m8             m8         12

        """)
  }

  @Test("Numbers end at the right edge in every style", arguments: TextStyle.allCases)
  func numbersToTheRight(_ style: TextStyle) throws {
    let text = try render(
      [Node("a", 7), Node("b", 1234)], [Node.label("Name"), Node.column("Qty", .integer)]
    ) {
      $0.style = style
    }
    let ends = text.split(separator: "\n").compactMap { line in
      line.last(where: \.isNumber).flatMap { line.lastIndex(of: $0) }.map {
        line.distance(from: line.startIndex, to: $0)
      }
    }
    #expect(ends.count == 2 && Set(ends).count == 1)
  }

  @Test("Wide characters are padded by their width")
  func wideCharacters() throws {
    expectText(
      try render(
        [Node("螺栓 M8", 4), Node("Washer", 12)], [Node.label("Name"), Node.column("Qty", .integer)]),
      equals: """
        Name     Qty
        ───────  ───
        螺栓 M8    4
        Washer    12

        """)
  }

  @Test("Leading blanks of a cell and the digits of a code are kept")
  func cellsAreKept() throws {
    expectText(
      try renderList(
        ["Bolts", "  M8 x 20", "1E10", "0000200406E13", "00123", "1.9", "1.10", "2.0"], title: "Code"),
      equals: """
        Code
        ─────────────
        Bolts
          M8 x 20
        1E10
        0000200406E13
        00123
        1.9
        1.10
        2.0

        """)
  }

  @Test("A title stands above the table")
  func title() throws {
    expectText(
      try render([Node("a")], [Node.label("Name")], title: "Stock\u{1B}[2J"),
      equals: "Stock␛[2J\n\nName\n────\na\n")
  }

  @Test("The header comes again after some rows")
  func repeatedHeader() throws {
    expectText(
      try render((1...5).map { Node("r\($0)") }, [Node.label("Name")]) { $0.headerInterval = 2 },
      equals: """
        Name
        ────
        r1
        r2
        ────
        Name
        ────
        r3
        r4
        ────
        Name
        ────
        r5

        """)
  }

  @Test("A grand total above is none of the rows that are counted for the header")
  func headerBelowTotal() throws {
    var outline = OutlineOptions()
    outline.grandTotal = .above
    let text = try render(
      (1...3).map { Node("r\($0)", 1) }, [Node.label("Name"), Node.column("Qty", .integer).total(.sum)],
      outline: outline
    ) { $0.headerInterval = 2 }
    let labels = text.split(separator: "\n").map { $0.prefix { $0 != " " } }.filter { !$0.hasPrefix("─") }
    #expect(labels == ["Name", "Total", "r1", "r2", "Name", "r3"])
  }

  @Test("Selected rows carry a mark")
  func selection() throws {
    expectText(
      try render(
        [Node("Fruit", children: [Node("Apple"), Node("Pear")])], [Node.label("Name")],
        selection: .ids(["Pear"])),
      equals: """
           Name
        ─  ──────────
           ▾ Fruit
             ├─ Apple
        ✓    └─ Pear

        """)
  }

  @Test("A line says that nothing is selected, unless the selected row may be hidden")
  func noSelection() throws {
    func text(_ expansion: Expansion<Node>, _ selection: Selection<Node>?) throws -> String {
      try render([Node("Fruit", children: [Node("Apple")])], expansion: expansion, selection: selection) {
        $0.noSelectionText = "No category"
      }
    }
    #expect(try text(.all, .ids([])).hasSuffix("\nNo category\n"))
    #expect(try !text(.all, .ids(["Apple"])).contains("No category"))
    #expect(try !text(.none, .ids(["Apple"])).contains("No category"))
    #expect(try !text(.all, nil).contains("No category"))
  }

  @Test(
    "A number without a pattern is written as its formatter writes it",
    arguments: [FormatLocale.english, .german])
  func plainNumbers(_ locale: FormatLocale) throws {
    let values: [CellValue] =
      [0, 9, 10, -10, 1_000_000, .max, .min, 999_999_999_999_999_999].map { .integer($0) }
      + [
        "0.5", "-0.05", "12.340", "-0.00", "170141183460469231731687303715884105727",
        "-99999999999999999999.9",
      ]
      .compactMap { ExactDecimal($0).map { .decimal($0) } }
      + [(1, 1, 1), (2024, 2, 29), (9999, 12, 31), (10000, 1, 1)].compactMap {
        CalendarTime(year: $0, month: $1, day: $2).map { .date($0) }
      }
    let formatter = try CellFormatter(.automatic, locale: locale)
    for value in values {
      var cells = CellBuffer()
      cells.append(value)
      var expected = OutputBuffer()
      formatter.append(cells[0], of: cells, to: &expected)
      var bytes: ContiguousArray<UInt8> = []
      expected.withSpan { for index in $0.indices { bytes.append($0[index]) } }
      let column = TableColumn<Int>("", kind: .any) { _, _, cells in cells.append(value) }
      let table = Table([0]) { column.alignment(.leading) }
      var options = TextOptions()
      options.locale = locale
      expectText(
        try table.render(with: TextRenderer(options: options)).text,
        equals: String(decoding: bytes, as: UTF8.self) + "\n")
    }
  }

  @Test("Text has no blanks at the ends of its lines")
  func noTrailingBlanks() throws {
    let rows = [
      Node("Misc\nloose", children: []), Node("  \nD ", "ברגים "),
      Node("A ", children: [Node("B  ", "C "), Node("  ", " "), Node("")]),
    ]
    for (style, usesColor) in TextStyle.allCases.flatMap({ [($0, false), ($0, true)] }) {
      let text = try render(
        Self.groceries + rows,
        [Node.label("Name "), Node.column("Note ", .text).total(.first), Node.label(" ")]
      ) {
        $0.style = style
        $0.usesColor = usesColor
      }
      for line in text.replacing("\u{1B}[0m", with: "").split(separator: "\n") {
        #expect(line.last != " " && line.last != "m", "\(line.debugDescription)")
      }
    }
  }
}
