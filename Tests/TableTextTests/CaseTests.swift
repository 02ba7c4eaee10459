import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Cases that broke other tools")
struct CaseTests {
  @Test("Points stand below each other beside group marks, and text ends at the units")
  func mixedNumbers() throws {
    let numbers = ["1.5", "12", "-0.25", "1234.50"].map { Node("", .decimal($0)) } + [Node("", "n/a")]
    let column = Node.column("", .decimal).format(.pattern("[>=1000]#,##0.00;General"))
    expectText(
      try render(numbers, [column.width(8), Node.column("", .text, 1)]) { $0.style = .ascii },
      equals: """
        +----------+---+
        |     1.5  |   |
        |    12    |   |
        |    -0.25 |   |
        | 1,234.50 |   |
        |   n/a    |   |
        +----------+---+

        """)
  }

  @Test("A picture is not broken in half")
  func pictures() throws {
    expectText(
      try render([Node("Paint 🎨🎨🎨")], [Node.label().width(5)]) { $0.style = .ascii },
      equals: """
        +-------+
        | Paint |
        | 🎨🎨  |
        | 🎨    |
        +-------+

        """)
  }

  @Test("Colour does not count when a line is broken, and each line has it for itself")
  func colorIsNoWidth() throws {
    expectText(
      try render(
        [Node("a", .decimal("-123.45"))], [Node.label(), Node.column("", .decimal).width(8)]
      ) {
        $0.style = .ascii
        $0.usesColor = true
      },
      equals: """
        +---+----------+
        | a |  \u{1B}[91m-123.45\u{1B}[0m |
        +---+----------+

        """)
    expectText(
      try render([Node("Hex bolt M8", children: [Node("x")])], [Node.label().width(8)]) {
        $0.style = .ascii
        $0.usesColor = true
        $0.showsMarks = false
      },
      equals: """
        +----------+
        | \u{1B}[1mHex bolt\u{1B}[0m |
        | \u{1B}[2m|\u{1B}[0m  \u{1B}[1mM8\u{1B}[0m    |
        | \u{1B}[2m`-\u{1B}[0m x     |
        +----------+

        """)
  }

  @Test("A cut text takes its colour back")
  func cutColor() throws {
    expectText(
      try render(
        [Node("Fasteners and fittings", children: [Node("x")])], [Node.label().width(10)], expansion: .none
      ) {
        $0.usesColor = true
        $0.showsMarks = false
        $0.maximumCellLines = 1
      },
      equals: "\u{1B}[1mFasteners…\u{1B}[0m\n")
  }

  @Test("No line is wider than the limit, with borders around three columns", arguments: 8...40)
  func bordersCount(_ width: Int) throws {
    let row = Node("0123456789", "0123456789", "0123456789")
    for style in [TextStyle.ascii, .rounded, .heavy] {
      let text = try render(
        [row], [Node.label("Name"), Node.column("B", .text, 0), Node.column("C", .text, 1)]
      ) {
        $0.style = style
        $0.maximumWidth = width
      }
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
    }
  }

  @Test("One level is the top rows and the total, none of their children")
  func topRowsAlone() throws {
    var outline = OutlineOptions()
    outline.levels = 1
    expectText(
      try render(
        [Node("usr", children: [Node("lib", 3)]), Node("var", children: [Node("log", 4)])],
        [Node.label("Path"), Node.column("Size", .integer).total(.sum)], outline: outline
      ) { $0.showsMarks = false },
      equals: """
        Path   Size
        ─────  ────
        usr       3
        var       4
        ─────  ────
        Total     7

        """)
  }
}
