import TableModel
import TableText
import TestSupport
import Testing

@Suite("Colour")
struct ColorTests {
  private let columns = [
    Node.label("Name").width(max: 13), Node.column("Amount", .decimal).total(.sum),
  ]
  private let rows = [
    Node(
      "Fasteners and fittings", children: [Node("Bolts", .decimal("-5.00")), Node("Nuts", .decimal("2.50"))])
  ]

  @Test("Every line starts and ends without colour, and borders have none")
  func balanced() throws {
    for style in TextStyle.allCases {
      let text = try render(rows, columns) {
        $0.style = style
        $0.usesColor = true
      }
      for line in text.split(separator: "\n") {
        var isOpen = false
        var rest = line[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
          let end = rest[escape...].firstIndex(of: "m") ?? rest.endIndex
          let isReset = rest[escape..<end] == "\u{1B}[0"
          #expect(isReset == isOpen)
          isOpen = !isReset
          rest = rest[end...].dropFirst()
        }
        #expect(!isOpen)
      }
    }
  }

  @Test("Each line of a wrapped cell has its colour to itself")
  func wrapped() throws {
    expectText(
      try render(rows, columns) { $0.usesColor = true },
      equals: """
        \u{1B}[1mName\u{1B}[0m           \u{1B}[1mAmount\u{1B}[0m
        ─────────────  ──────
        ▾ \u{1B}[1mFasteners\u{1B}[0m     \u{1B}[1;31m-2.50\u{1B}[0m
          \u{1B}[2m│\u{1B}[0m  \u{1B}[1mand\u{1B}[0m
          \u{1B}[2m│\u{1B}[0m  \u{1B}[1mfittings\u{1B}[0m
          \u{1B}[2m├─\u{1B}[0m Bolts      \u{1B}[31m-5.00\u{1B}[0m
          \u{1B}[2m└─\u{1B}[0m Nuts        2.50
        ─────────────  ──────
        \u{1B}[1mTotal\u{1B}[0m           \u{1B}[1;31m-2.50\u{1B}[0m

        """)
  }

  @Test("Without colour the text is the same")
  func sameText() throws {
    let colored = try render(rows, columns) { $0.usesColor = true }
    expectText(colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), equals: try render(rows, columns))
  }
}
