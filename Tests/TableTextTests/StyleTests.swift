import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Styles")
struct StyleTests {
  private func groceries(_ style: TextStyle) throws -> String {
    try render(
      [Node("Fruit", children: [Node("Apple", 10), Node("Pear", 2)])],
      [Node.label("Name"), Node.column("Qty", .integer).total(.sum)]
    ) { $0.style = style }
  }

  @Test("A picture of two columns keeps the border in its place")
  func grid() throws {
    expectText(
      try renderList(["❇️ In stock", "Backorder"], title: "Status") { $0.style = .ascii },
      equals: """
        +-------------+
        | Status      |
        +-------------+
        | ❇️ In stock |
        | Backorder   |
        +-------------+

        """)
  }

  @Test("Everything that the ASCII style draws is ASCII")
  func asciiAlone() throws {
    expectText(
      try render(
        [
          Node("Fruit", 12, children: [Node("Apple, green", 10), Node("Pear", 2)]),
          Node("Rest", 6, children: [Node("x")]),
        ],
        [Node.label("Name").width(max: 13), Node.column("Qty", .integer)],
        expansion: Expansion.all.collapsing(path: ["Rest"]), selection: .ids(["Pear"])
      ) {
        $0.style = .ascii
        $0.barColumns = [1]
        $0.maximumCellLines = 1
      },
      equals: """
        +---+---------------+-----+------------+
        |   | Name          | Qty |            |
        +---+---------------+-----+------------+
        |   | - Fruit       |  12 | ########## |
        |   |   |- Apple... |  10 | ########## |
        | * |   `- Pear     |   2 | ##         |
        |   | + Rest (1)    |   6 | #####      |
        +---+---------------+-----+------------+

        """)
  }

  @Test("Rounded")
  func rounded() throws {
    expectText(
      try groceries(.rounded),
      equals: """
        ╭────────────┬─────╮
        │ Name       │ Qty │
        ├────────────┼─────┤
        │ ▾ Fruit    │  12 │
        │   ├─ Apple │  10 │
        │   └─ Pear  │   2 │
        ├────────────┼─────┤
        │ Total      │  12 │
        ╰────────────┴─────╯

        """)
  }

  @Test("Heavy")
  func heavy() throws {
    expectText(
      try groceries(.heavy),
      equals: """
        ┏━━━━━━━━━━━━┳━━━━━┓
        ┃ Name       ┃ Qty ┃
        ┡━━━━━━━━━━━━╇━━━━━┩
        │ ▾ Fruit    │  12 │
        │   ├─ Apple │  10 │
        │   └─ Pear  │   2 │
        ├────────────┼─────┤
        │ Total      │  12 │
        └────────────┴─────┘

        """)
  }

  @Test("Markdown")
  func markdown() throws {
    expectText(
      try groceries(.markdown),
      equals: """
        | Name        | Qty |
        | ----------- | --: |
        | ▾ Fruit     |  12 |
        | &emsp;Apple |  10 |
        | &emsp;Pear  |   2 |
        | Total       |  12 |

        """)
  }

  @Test("Nothing in a Markdown cell ends the cell or the row")
  func markdownEscapes() throws {
    expectText(
      try render(
        [Node("y|n", "`a|b`"), Node("M8\nzinc", "x\u{1B}"), Node("  two", .empty)],
        [Node.label("Name"), Node.column("Code", .text).alignment(.center)]
      ) { $0.style = .markdown },
      equals: """
        | Name            |  Code  |
        | --------------- | :----: |
        | y\\|n            | `a\\|b` |
        | M8<br>zinc      |   x␛   |
        | &nbsp;&nbsp;two |        |

        """)
  }

  @Test("Nothing that a format puts around a number ends a Markdown cell")
  func markdownFormats() throws {
    expectText(
      try render(
        [Node("one", 1), Node("ten", 10)],
        [Node.label("Name"), Node.column("Size", .integer).format(.pattern("\" \"0\"|\""))]
      ) { $0.style = .markdown },
      equals: """
        | Name |       Size |
        | ---- | ---------: |
        | one  |  &nbsp;1\\| |
        | ten  | &nbsp;10\\| |

        """)
  }

  @Test("Markdown is complete, whatever the width of the terminal")
  func markdownIsComplete() throws {
    let description = String(repeating: "long ", count: 60)
    let text = try render([Node(description)], [Node.label("Text")]) {
      $0.style = .markdown
      $0.maximumWidth = 40
      $0.maximumCellLines = 1
      $0.usesColor = true
    }
    #expect(text.contains("| " + description + " |"))
    #expect(!text.contains("\u{1B}"))
  }
}
