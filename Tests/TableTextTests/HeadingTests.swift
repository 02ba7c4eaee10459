import TableModel
import TableOutline
import TableText
import TestSupport
import Testing

@Suite("Headings that columns share")
struct HeadingTests {
  private let rows = [Node("Bolts", 10, 12, 7, "steel"), Node("Nuts", 5, 5, 5)]

  private func column(_ title: String, _ index: Int, below headings: String...) -> TableColumn<Node> {
    var column = Node.column(title, index < 3 ? .integer : .text, index)
    column.groupTitles = headings
    return column
  }

  private var years: [TableColumn<Node>] {
    [
      Node.label("Name"), column("Plan", 0, below: "2026"), column("Actual", 1, below: "2026"),
      column("Plan", 2, below: "2027"),
    ]
  }

  private var quarters: [TableColumn<Node>] {
    [
      Node.label("Name"), column("Plan", 0, below: "2026", "Q1"), column("Actual", 1, below: "2026", "Q1"),
      column("All", 2, below: "2026"), column("Note", 3),
    ]
  }

  @Test("Plain")
  func plain() throws {
    expectText(
      try render(rows, years),
      equals: """
                   2026      2027
               ────────────  ────
        Name   Plan  Actual  Plan
        ─────  ────  ──────  ────
        Bolts    10      12     7
        Nuts      5       5     5

        """)
  }

  @Test("ASCII")
  func ascii() throws {
    expectText(
      try render(rows, quarters) { $0.style = .ascii },
      equals: """
        +-------+---------------------+-------+
        |       |        2026         |       |
        |       +---------------+-----+       |
        |       |      Q1       |     |       |
        |       +------+--------+     |       |
        | Name  | Plan | Actual | All | Note  |
        +-------+------+--------+-----+-------+
        | Bolts |   10 |     12 |   7 | steel |
        | Nuts  |    5 |      5 |   5 |       |
        +-------+------+--------+-----+-------+

        """)
  }

  @Test("Rounded")
  func rounded() throws {
    expectText(
      try render(rows, quarters) { $0.style = .rounded },
      equals: """
        ╭───────┬─────────────────────┬───────╮
        │       │        2026         │       │
        │       ├───────────────┬─────┤       │
        │       │      Q1       │     │       │
        │       ├──────┬────────┤     │       │
        │ Name  │ Plan │ Actual │ All │ Note  │
        ├───────┼──────┼────────┼─────┼───────┤
        │ Bolts │   10 │     12 │   7 │ steel │
        │ Nuts  │    5 │      5 │   5 │       │
        ╰───────┴──────┴────────┴─────┴───────╯

        """)
  }

  @Test("Heavy")
  func heavy() throws {
    expectText(
      try render(rows, quarters) { $0.style = .heavy },
      equals: """
        ┏━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┓
        ┃       ┃        2026         ┃       ┃
        ┃       ┣━━━━━━━━━━━━━━━┳━━━━━┫       ┃
        ┃       ┃      Q1       ┃     ┃       ┃
        ┃       ┣━━━━━━┳━━━━━━━━┫     ┃       ┃
        ┃ Name  ┃ Plan ┃ Actual ┃ All ┃ Note  ┃
        ┡━━━━━━━╇━━━━━━╇━━━━━━━━╇━━━━━╇━━━━━━━┩
        │ Bolts │   10 │     12 │   7 │ steel │
        │ Nuts  │    5 │      5 │   5 │       │
        └───────┴──────┴────────┴─────┴───────┘

        """)
  }

  @Test("Markdown has one heading, which names them all")
  func markdown() throws {
    expectText(
      try render(rows, quarters) { $0.style = .markdown },
      equals: """
        | Name  | 2026 / Q1 / Plan | 2026 / Q1 / Actual | 2026 / All | Note  |
        | ----- | ---------------: | -----------------: | ---------: | ----- |
        | Bolts |               10 |                 12 |          7 | steel |
        | Nuts  |                5 |                  5 |          5 |       |

        """)
  }

  @Test("Several levels without borders")
  func levels() throws {
    expectText(
      try render(rows, quarters),
      equals: """
                     2026
               ─────────────────
                    Q1
               ────────────
        Name   Plan  Actual  All  Note
        ─────  ────  ──────  ───  ─────
        Bolts    10      12    7  steel
        Nuts      5       5    5

        """)
  }

  @Test("The header comes again with its shared headings")
  func repeated() throws {
    expectText(
      try render(rows, years) {
        $0.style = .rounded
        $0.headerInterval = 1
      },
      equals: """
        ╭───────┬───────────────┬──────╮
        │       │     2026      │ 2027 │
        │       ├──────┬────────┼──────┤
        │ Name  │ Plan │ Actual │ Plan │
        ├───────┼──────┼────────┼──────┤
        │ Bolts │   10 │     12 │    7 │
        ├───────┼──────┴────────┼──────┤
        │       │     2026      │ 2027 │
        │       ├──────┬────────┼──────┤
        │ Name  │ Plan │ Actual │ Plan │
        ├───────┼──────┼────────┼──────┤
        │ Nuts  │    5 │      5 │    5 │
        ╰───────┴──────┴────────┴──────╯

        """)
  }

  @Test("Columns become as wide as their shared heading, unless they have a width")
  func wide() throws {
    let columns = [
      Node.label("Name"), column("a", 0, below: "Planned quantities"),
      column("b", 1, below: "Planned quantities"), column("c", 2, below: "Actual quantity").width(6),
    ]
    expectText(
      try render(rows, columns),
      equals: """
               Planned quantities  Actual
                                   quanti
                                     ty
               ──────────────────  ──────
        Name          a         b       c
        ─────  ────────  ────────  ──────
        Bolts        10        12       7
        Nuts          5         5       5

        """)
  }

  @Test("Within a limit the heading is broken into lines")
  func narrow() throws {
    let columns = [
      Node.label("Name"), column("Plan", 0, below: "Planned and delivered quantities"),
      column("Actual", 1, below: "Planned and delivered quantities"), column("Sum", 2),
    ]
    expectText(
      try render(rows, columns) {
        $0.maximumWidth = 34
        $0.style = .ascii
      },
      equals: """
        +-------+------------------+-----+
        |       |   Planned and    |     |
        |       |    delivered     |     |
        |       |    quantities    |     |
        |       +---------+--------+     |
        | Name  |    Plan | Actual | Sum |
        +-------+---------+--------+-----+
        | Bolts |      10 |     12 |   7 |
        | Nuts  |       5 |      5 |   5 |
        +-------+---------+--------+-----+

        """)
  }

  @Test("A column leaves before words of a shared heading break")
  func headingWords() throws {
    let columns =
      [Node.label("Name")]
      + ["Hex bolt M8", "Threaded rod", "Top coat"].enumerated().map { column("Sum", $0, below: $1) }
    expectText(
      try render(rows, columns) { $0.maximumWidth = 32 },
      equals: """
                 Hex    Threaded   Top
               bolt M8    rod      coat
               ───────  ────────  ──────
        Name       Sum       Sum     Sum
        ─────  ───────  ────────  ──────
        Bolts       10        12       7
        Nuts         5         5       5

        """)
    let narrow = try render(rows, columns) { $0.maximumWidth = 20 }
    #expect(narrow.contains("Threaded") && narrow.contains("hidden"))
  }

  @Test("A column that does not fit is named with its shared heading")
  func hidden() throws {
    expectText(
      try render(rows, years) { $0.maximumWidth = 22 },
      equals: """
                   2026
               ────────────
        Name   Plan  Actual
        ─────  ────  ──────
        Bolts    10      12
        Nuts      5       5
        1 column hidden: 2027
        / Plan (use
        --max-width 0)

        """)
  }

  @Test("A bar stands below the heading of its column, the mark of selected rows below none")
  func drawings() throws {
    expectText(
      try render(rows, years, selection: .ids(["Nuts"])) { $0.barColumns = [2] },
      equals: """
                            2026            2027
                  ────────────────────────  ────
           Name   Plan  Actual              Plan
        ─  ─────  ────  ──────  ──────────  ────
           Bolts    10      12  ██████████     7
        ✓  Nuts      5       5  ████▏          5

        """)
  }

  @Test("Nothing in a shared heading can talk to the terminal, and colour ends with it")
  func safety() throws {
    let text = try render(rows, [Node.label("Name"), column("Plan", 0, below: "a\u{1B}[2J\nb")]) {
      $0.usesColor = true
    }
    expectText(
      text.split(separator: "\n").prefix(3).joined(separator: "\n"),
      equals: """
               \u{1B}[1ma␛[2J\u{1B}[0m
                 \u{1B}[1mb\u{1B}[0m
               ─────
        """)
  }
}
