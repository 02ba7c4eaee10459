import TableModel
import TableText
import TestSupport
import Testing

@Suite("Safety")
struct SafetyTests {
  @Test("Nothing in a cell can talk to the terminal")
  func controls() throws {
    expectText(
      try renderList([
        "Bolt\u{0}x", "a\tb", "\u{1B}]0;owned\u{7}Bolt", "\u{1B}[2J", "\u{9B}31m", "a\u{202E}b", "M8\rzinc",
      ]),
      equals: """
        Bolt␀x
        a       b
        ␛]0;owned␇Bolt
        ␛[2J
        \\x{9b}31m
        a\\u{202E}b
        M8␍zinc

        """)
  }

  @Test("Columns beside a treated cell keep their place")
  func aligned() throws {
    expectText(
      try render(
        [Node("a\u{7}", 1), Node("\u{9B}", 2), Node("plain", 3)],
        [Node.label("Name"), Node.column("Qty", .integer)]),
      equals: """
        Name    Qty
        ──────  ───
        a␇        1
        \\x{9b}    2
        plain     3

        """)
  }

  @Test("No control character comes out in any style, wherever it is put", arguments: TextStyle.allCases)
  func everyControl(_ style: TextStyle) throws {
    let controls = (UInt32(0)...0x9F).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .control }
    let hostile = String(String.UnicodeScalarView(controls)) + "\u{202A}\u{2066}"
    let text = try render(
      [Node(hostile, .text(hostile), 1, children: [Node(hostile, .link(hostile))])],
      [
        Node.label(hostile), Node.column(hostile, .text),
        Node.column("Qty", .integer, 1).format(.pattern("\"\u{1B}\"0")),
      ],
      title: hostile
    ) {
      $0.style = style
      $0.maximumWidth = 40
    }
    let left = text.unicodeScalars.filter {
      ($0.properties.generalCategory == .control && $0 != "\n") || (0x202A...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value)
    }
    #expect(left.isEmpty)
  }

  @Test("A line end breaks the line, is written out or becomes a blank")
  func lineBreaks() throws {
    expectText(try renderList(["M8\nzinc"]), equals: "M8\nzinc\n")
    expectText(try renderList(["M8\nzinc"]) { $0.cellLineBreaks = .escape }, equals: "M8\\nzinc\n")
    expectText(try renderList(["M8\nzinc"]) { $0.cellLineBreaks = .space }, equals: "M8 zinc\n")
  }

  @Test("Cells written from right to left do not reorder their neighbours")
  func rightToLeft() throws {
    expectText(
      try render(
        [Node("ברגים", 12, "פלדה"), Node("Bolt", 7, "steel")],
        [Node.label("Name"), Node.column("Qty", .integer), Node.column("Material", .text, 1)]),
      equals: """
        Name   Qty  Material
        ─────  ───  ────────
        \u{2068}ברגים\u{2069}   12  \u{2068}פלדה\u{2069}
        Bolt     7  steel

        """)
  }

  @Test(
    "A cell with a mark that counts as a letter from right to left is kept apart, too",
    arguments: ["\u{200F}", "\u{61C}"])
  func rightToLeftMark(mark: String) throws {
    let text = try render(
      [Node("\(mark)12", 34)], [Node.label("Name"), Node.column("Qty", .integer)])
    #expect(text.hasSuffix("\n\u{2068}\(mark)12\u{2069}     34\n"))
  }

  @Test("A line end in a number format does not break the line")
  func lineEndInFormat() throws {
    expectText(
      try render(
        [Node("a", 7)], [Node.label("Name"), Node.column("Qty", .integer).format(.pattern("0\"\npcs\""))]),
      equals: """
        Name    Qty
        ────  ─────
        a     7 pcs

        """)
  }

  private let red = "\u{1B}[31m"
  private let reset = "\u{1B}[0m"
  private let link = "\u{1B}]8;;https://example.org/\u{1B}\\"
  private let linkEnd = "\u{1B}]8;;\u{1B}\\"

  @Test("Raw output passes everything on")
  func raw() throws {
    expectText(
      try renderList(["\(red)red\(reset)", "a\tb", "\u{7}bell"]) { $0.isRaw = true },
      equals: "\(red)red\(reset)\na\tb\n\u{7}bell\n")
  }

  @Test("What the terminal obeys in raw output takes no columns")
  func rawColumns() throws {
    let names = [
      "\(red)red\(reset)", "\u{9B}1mbold\u{9B}m", "\(link)site\(linkEnd)", "\u{1B}]0;title\u{7}t",
      "\u{1B}(Bcs",
      "a\tb", "plain text",
    ]
    let text = try render(
      names.map { Node($0, 7) }, [Node.label("Name"), Node.column("Qty", .integer)]
    ) { $0.isRaw = true }
    expectText(
      text,
      equals: """
        Name        Qty
        ──────────  ───
        \(red)red\(reset)           7
        \u{9B}1mbold\u{9B}m          7
        \(link)site\(linkEnd)          7
        \u{1B}]0;title\u{7}t             7
        \u{1B}(Bcs            7
        a\tb     7
        plain text    7

        """)
  }

  @Test("A colour or a link that raw data leaves on, or that goes on in the next line, ends with the cell")
  func rawStyles() throws {
    expectText(
      try renderList(["\(red)open", "\(red)one two\(reset)", "\(link)one two\(linkEnd) x"]) {
        $0.isRaw = true
        $0.maximumWidth = 4
      },
      equals: """
        \(red)open\(reset)
        \(red)one\(reset)
        \(red)two\(reset)
        \(link)one\(linkEnd)
        \(link)two\(linkEnd)
        x

        """)
    expectText(
      try renderList(["\(red)one two\(reset)"]) {
        $0.isRaw = true
        $0.maximumWidth = 6
        $0.maximumCellLines = 1
      },
      equals: "\(red)one t\(reset)…\n")
  }

  @Test("Line ends in raw output break the cell, not the table")
  func rawLines() throws {
    let text = try render(
      [Node("a\r\nb", 7)], [Node.label("Name"), Node.column("Qty", .integer)]
    ) { $0.isRaw = true }
    expectText(
      text,
      equals: """
        Name  Qty
        ────  ───
        a       7
        b

        """)
  }
}
