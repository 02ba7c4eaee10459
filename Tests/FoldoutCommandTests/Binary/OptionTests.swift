import TestSupport
import Testing

@Suite("Options at work")
struct OptionTests {
  private let folder: Workdir
  private let orders = """
    region,product,quantity,cost
    North,Nut,10,1.50
    North,Bolt,5,2.25
    South,Bolt,2,4.00

    """

  init() throws {
    folder = try Workdir()
  }

  private func run(_ arguments: String..., input: String) throws -> String {
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 0)
    return result.output
  }

  @Test("Columns, titles, formats, alignment and width")
  func columns() throws {
    expectText(
      try run(
        "-c", "cost,product", "--rename", "cost=Cost,product=Part", "--format", "cost=#,##0.0 \"EUR\"",
        "--align",
        "product=right", "--width", "cost=10", "--label", "product", input: orders),
      equals: """
        Part        Cost
        ────  ──────────
         Nut     1.5 EUR
        Bolt     2.3 EUR
        Bolt     4.0 EUR

        """)
  }

  @Test("Several totals of one column are columns of their own")
  func severalTotals() throws {
    expectText(
      try run("-g", "region", "--sum", "cost", "--avg", "cost", "--no-details", "-t", "csv", input: orders),
      equals: """
        depth,kind,path,region,cost (sum),cost (avg)
        0,group,North,North,3.75,1.875
        0,group,South,South,4.00,4.00
        0,total,,Total,7.75,2.58333333333333

        """)
  }

  @Test(
    "Every total has its option",
    arguments: [
      ("--sum", "17"), ("--avg", "5.666666666667"), ("--min", "2"), ("--max", "10"), ("--count", "3"),
      ("--distinct", "3"), ("--median", "5"), ("--first", "10"), ("--last", "2"),
    ])
  func totals(option: String, expected: String) throws {
    let output = try run(option, "quantity", "-c", "region,quantity", "-t", "csv", input: orders)
    let last = output.split(separator: "\n").last?.split(separator: ",").last.map(String.init)
    #expect(last?.prefix(14) == expected.prefix(14))
  }

  @Test("Subtotals below, and no grand total")
  func placement() throws {
    expectText(
      try run(
        "-g", "region", "--sum", "cost", "-c", "product,cost", "--subtotals", "below", "--no-grand-total",
        "-t", "csv",
        input: orders),
      equals: """
        depth,kind,path,region / product,cost
        0,group,North,North,
        1,leaf,North/Nut,Nut,1.50
        1,leaf,North/Bolt,Bolt,2.25
        0,subtotal,North,North total,3.75
        0,group,South,South,
        1,leaf,South/Bolt,Bolt,4.00
        0,subtotal,South,South total,4.00

        """)
  }

  @Test("Collapsing hides rows, cutting leaves them out, and totals stay")
  func folding() throws {
    let closed = try run(
      "-g", "region", "--sum", "cost", "-c", "product,cost", "--collapse", "1", "--expand", "South", "--noun",
      "order,orders", input: orders)
    expectText(
      closed,
      equals: """
        region / product    cost
        ──────────────────  ────
        ▸ North (2 orders)  3.75
        ▾ South             4.00
          └─ Bolt           4.00
        ──────────────────  ────
        Total               7.75

        """)
    let cut = try run(
      "-g", "region", "--sum", "cost", "--depth", "1", "-t", "csv", "-c", "cost", input: orders)
    expectText(
      cut,
      equals:
        "depth,kind,path,region,cost\n0,group,North,North,3.75\n0,group,South,South,4.00\n0,total,,Total,7.75\n"
    )
  }

  @Test("Text: styles, guides, a title, and columns that do not fit")
  func text() throws {
    expectText(
      try run(
        "-g", "region", "-c", "product,cost", "--style", "ascii", "--guides", "ascii", "--title", "Orders",
        input: orders),
      equals: """
        Orders

        +------------------+------+
        | region / product | cost |
        +------------------+------+
        | - North          |      |
        |   |- Nut         | 1.50 |
        |   `- Bolt        | 2.25 |
        | - South          |      |
        |   `- Bolt        | 4.00 |
        +------------------+------+

        """)
    let narrow = try run("--sum", "cost", "--max-width", "15", input: orders)
    #expect(narrow.contains("hidden:"))
    #expect(narrow.split(separator: "\n").contains { $0.hasPrefix("Total") && $0.hasSuffix("7.75") })
    #expect(try run("--color", "always", input: orders).contains("\u{1B}["))
    #expect(try !run(input: orders).contains("\u{1B}["))
  }

  @Test("Text: bars by the largest number among siblings or in the table, also where groups alone are shown")
  func bars() throws {
    let arguments = ["-g", "region", "--sum", "cost", "--bar", "cost", "-c", "product,cost"]
    func bars(_ more: String...) throws -> [Int] {
      try folder.run(arguments + more, input: orders).output.split(separator: "\n").dropFirst(2)
        .map { line in line.count { $0 == "█" } }
    }
    #expect(try bars() == [9, 6, 10, 10, 10, 0, 0])
    #expect(try bars("--bar-scale", "siblings") == [9, 6, 10, 10, 10, 0, 0])
    #expect(try bars("--bar-scale", "table") == [0, 3, 5, 0, 10, 0, 0])
    #expect(try bars("--bar-scale", "table", "--no-details") == [9, 10, 0, 0])
    #expect(try bars("--bar-scale", "table", "--collapse", "1", "--expand", "South") == [9, 0, 10, 0, 0])
  }

  @Test("A column without numbers has no bars, and that is told; a count of its values has some")
  func barsWithoutNumbers() throws {
    let plain = try folder.run("--bar", "product", input: orders)
    #expect(plain.status == 0)
    #expect(plain.output == (try run(input: orders)))
    #expect(
      plain.error == "foldout: warning: --bar: the column \"product\" holds no numbers, and has no bars\n")
    let counted = try folder.run("-g", "region", "--count", "product", "--bar", "product", input: orders)
    #expect(counted.error.isEmpty)
    #expect(counted.output.contains("█"))
  }

  @Test("Text: a line end in a cell or a title is a line of it, written out, or a blank")
  func lineBreaks() throws {
    let input = "\"part\nname\",qty\n\"M8\nzinc\",4\n"
    let lines = "part  qty\nname\n────  ───\nM8      4\nzinc\n"
    expectText(try run(input: input), equals: lines)
    expectText(try run("--line-breaks", "lines", input: input), equals: lines)
    expectText(
      try run("--line-breaks", "escape", input: input),
      equals: "part\\nname  qty\n──────────  ───\nM8\\nzinc      4\n")
    expectText(
      try run("--line-breaks", "space", input: input),
      equals: "part name  qty\n─────────  ───\nM8 zinc      4\n")
    expectText(
      try run("--line-breaks", "space", "-t", "markdown", input: input),
      equals: "| part name | qty |\n| --------- | --: |\n| M8 zinc   |   4 |\n")
  }

  @Test("CSV: other hierarchies, formatted values, what is visible, and Excel")
  func csv() throws {
    let formatted = try run(
      "-g", "region", "--sum", "cost", "-c", "product,cost", "--format", "cost=$#,##0.00", "-t", "csv",
      "--formatted",
      "--hierarchy", "levels", "--collapse", "1", "--visible-only", input: orders)
    expectText(
      formatted,
      equals: """
        level1,level2,region / product,cost
        North,,North,$3.75
        South,,South,$4.00
        ,,Total,$7.75

        """)
    let excel = try run("-t", "csv", "--excel", "--hierarchy", "none", input: "name,v\n=1+1,-5\n")
    expectText(excel, equals: "\u{FEFF}name,v\n\"'=1+1\",-5\n")
    expectText(
      try run("-t", "tsv", "--hierarchy", "none", "-c", "region,cost", input: orders),
      equals: "region\tcost\nNorth\t1.50\nNorth\t2.25\nSouth\t4.00\n")
  }

  @Test("Markdown is a format and a style")
  func markdown() throws {
    let output = try run("-t", "markdown", "-c", "region,cost", input: orders)
    #expect(output.hasPrefix("| region | cost |\n| ------ | ---: |\n| North  | 1.50 |\n"))
  }

  @Test("Input: preamble, comments, words for blank, other delimiters and names")
  func input() throws {
    let messy = "Report\n\na;b\n# no row\nx;1,5\nn/a;2,25\n\nSum;3,75\n"
    expectText(
      try run(
        "--skip-lines", "2", "--comment", "#", "--stop-at-blank", "--null", "n/a", "--decimal-comma", "--sum",
        "b",
        "-t", "csv", "--hierarchy", "none", input: messy),
      equals: "a,b\nx,1.5\n,2.25\nTotal,3.75\n")
    expectText(
      try run("-d", "|", "--no-header", "--names", "a,b", "-t", "csv", "--hierarchy", "none", input: "x|1\n"),
      equals: "a,b\nx,1\n")
    expectText(
      try run("-i", "tsv", "-t", "csv", "--hierarchy", "none", input: "a,b\tc\nx\ty\n"),
      equals: "\"a,b\",c\nx,y\n")
  }

  @Test("Types: declared, dates by a format, and bad numbers left blank or skipped")
  func types() throws {
    expectText(
      try run(
        "--type", "d=date", "--date-format", "dd.mm.yyyy", "-t", "csv", "--hierarchy", "none", "-q",
        "--on-bad-number", "blank", "--sum", "v", "--label", "k",
        input: "k,d,v\na,03.08.2026,x\nb,04.08.2026,2\n"),
      equals: "k,d,v\na,2026-08-03,\nb,2026-08-04,2\nTotal,,2\n")
    expectText(
      try run(
        "-t", "csv", "--hierarchy", "none", "-q", "--on-bad-number", "skip", "--sum", "v",
        input: "k,v\na,x\nb,2\n"),
      equals: "k,v\nb,2\nTotal,2\n")
  }

  @Test("Encodings: bytes that are not UTF-8 are read as what they are said to be")
  func encoding() throws {
    try folder.write(bytes: Array("name\nB".utf8) + [0xFC, 0x0A], to: "latin.csv")
    #expect(try folder.run("latin.csv").status == 3)
    let result = try folder.run("latin.csv", "--encoding", "latin1", "-t", "csv", "--hierarchy", "none")
    #expect(result.output == "name\nBü\n")
    let unknown = try folder.run("latin.csv", "--encoding", "latin-2")
    #expect(unknown.status == 2)
    #expect(
      unknown.error == "foldout: --encoding: \"latin-2\" is not one of utf-8, utf-16, utf-16le, utf-16be, "
        + "latin1, cp1252; did you mean latin1?\n")
  }

  @Test("An empty title takes back the one of a saved report")
  func emptyTitle() throws {
    try folder.write("a\n1\n", to: "a.csv")
    try folder.write("{ files: [\"a.csv\"], title: \"Sales\" }", to: "r.foldout")
    #expect(try folder.run("r.foldout").output.hasPrefix("Sales\n"))
    #expect(try folder.run("r.foldout", "--title=").output.hasPrefix("a\n"))
  }
}
