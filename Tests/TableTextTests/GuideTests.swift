import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Guides")
struct GuideTests {
  static let hardware = [
    Node(
      "Hardware",
      children: [
        Node("Fasteners", children: [Node("Bolts", children: [Node("M8")]), Node("Nuts")]),
        Node("Paint", children: [Node("Primer")]),
      ])
  ]

  @Test("A line goes on below an ancestor only if it has later siblings")
  func elbows() throws {
    expectText(
      try render(Self.hardware) { $0.showsMarks = false },
      equals: """
        Hardware
        ├─ Fasteners
        │  ├─ Bolts
        │  │  └─ M8
        │  └─ Nuts
        └─ Paint
           └─ Primer

        """)
  }

  @Test("Marks stand behind the elbow")
  func marks() throws {
    expectText(
      try render(
        Self.hardware + [Node("Loose")], expansion: Expansion.all.collapsing(path: ["Hardware", "Paint"])),
      equals: """
        ▾ Hardware
          ├─ ▾ Fasteners
          │  ├─ ▾ Bolts
          │  │  └─ M8
          │  └─ Nuts
          └─ ▸ Paint (1)
          Loose

        """)
  }

  @Test("ASCII guides and marks")
  func ascii() throws {
    expectText(
      try render(Self.hardware, expansion: Expansion.all.collapsing(path: ["Hardware", "Paint"])) {
        $0.guides = .ascii
      },
      equals: """
        - Hardware
          |- - Fasteners
          |  |- - Bolts
          |  |  `- M8
          |  `- Nuts
          `- + Paint (1)

        """)
  }

  @Test("Without guides the indent alone tells the depth")
  func indentAlone() throws {
    expectText(
      try render(Self.hardware) { $0.guides = .blank },
      equals: """
        ▾ Hardware
          ▾ Fasteners
            ▾ Bolts
                M8
              Nuts
          ▾ Paint
              Primer

        """)
    expectText(
      try render(Self.hardware) {
        $0.guides = .blank
        $0.showsMarks = false
      },
      equals: """
        Hardware
          Fasteners
            Bolts
              M8
            Nuts
          Paint
            Primer

        """)
  }

  @Test("A last child that has children is drawn as the last one")
  func lastSubtree() throws {
    expectText(
      try render([Node("root", children: [Node("A"), Node("B", children: [Node("B1")])])]) {
        $0.showsMarks = false
      },
      equals: "root\n├─ A\n└─ B\n   └─ B1\n")
  }

  static let multiline = [
    Node(
      "Hardware",
      children: [Node("Bolts\nzinc", children: [Node("M8")]), Node("Paint"), Node("Misc\nloose")])
  ]

  @Test("Guides go on beside the lines of a cell")
  func continuation() throws {
    expectText(
      try render(Self.multiline) { $0.showsMarks = false },
      equals: """
        Hardware
        ├─ Bolts
        │  │  zinc
        │  └─ M8
        ├─ Paint
        └─ Misc
           loose

        """)
  }

  @Test("With marks, lines go on below the label")
  func continuationWithMarks() throws {
    expectText(
      try render(Self.multiline + [Node("Kits\nboxed", children: [Node("K1")]), Node("Rest\nall")]),
      equals: """
        ▾ Hardware
          ├─ ▾ Bolts
          │  │  zinc
          │  └─ M8
          ├─ Paint
          └─ Misc
             loose
        ▾ Kits
          │  boxed
          └─ K1
          Rest
          all

        """)
  }

  @Test("Guides go on beside the lines of another cell, without blanks at the end")
  func continuationOfOtherCells() throws {
    expectText(
      try render(
        [Node("Top", children: [Node("a", "x\ny"), Node("b", "z")])],
        [Node.label("Name"), Node.column("Note", .text)]
      ) { $0.showsMarks = false },
      equals: """
        Name  Note
        ────  ────
        Top
        ├─ a  x
        │     y
        └─ b  z

        """)
  }

  @Test("Rows below the cap say their level instead of more indent")
  func cap() throws {
    let chain = Node(
      "L1", children: [Node("L2", children: [Node("L3", children: [Node("L4", children: [Node("L5")])])])])
    expectText(
      try render([chain]) {
        $0.showsMarks = false
        $0.indentCap = 3
      },
      equals: """
        L1
        └─ L2
           └─ L3
              [4] L4
              [5] L5

        """)
    expectText(
      try render([chain]) { $0.indentCap = 3 },
      equals: """
        ▾ L1
          └─ ▾ L2
             └─ ▾ L3
                [4] ▾ L4
                [5] L5

        """)
  }

  @Test("Every row of thirty nested ones is printed within 80 columns")
  func deepNesting() throws {
    var node = Node("L30")
    for level in stride(from: 29, through: 1, by: -1) { node = Node("L\(level)", children: [node]) }
    let lines = try render([node]) { $0.maximumWidth = 80 }.split(separator: "\n")
    #expect(lines.count == 30)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect((1...30).allSatisfy { level in lines[level - 1].hasSuffix("L\(level)") })
  }

  @Test("Ambiguous characters that are wide leave only ASCII to draw with")
  func ambiguous() throws {
    expectText(
      try render(
        [Node("§ 4", children: [Node("Bolts", 1)])], [Node.label("Name"), Node.column("Qty", .integer)]
      ) {
        $0.ambiguousIsWide = true
        $0.style = .rounded
      },
      equals: """
        +------------+-----+
        | Name       | Qty |
        +------------+-----+
        | - § 4     |     |
        |   `- Bolts |   1 |
        +------------+-----+

        """)
  }

  @Test("A flat table has no indent")
  func flat() throws {
    expectText(try renderList(["a", "b"]), equals: "a\nb\n")
  }

  @Test("A disclosure row without children keeps its mark and says no number")
  func emptyDisclosureRow() throws {
    let table = Table(of: Node.self) {
      Node.label()
    } rows: {
      DisclosureRow(Node("Empty"), isExpanded: false) { EmptyRows<Node>() }
      TableRow(Node("Leaf"))
    }
    expectText(try table.render(with: TextRenderer()).text, equals: "▸ Empty\n  Leaf\n")
  }
}
