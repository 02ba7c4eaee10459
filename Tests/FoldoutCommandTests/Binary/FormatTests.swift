import TestSupport
import Testing

@Suite("Formats and output options")
struct FormatTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  private func run(_ arguments: String..., input: String) throws -> String {
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 0)
    #expect(result.error == "")
    return result.output
  }

  @Test(
    "A format has a name or a code",
    arguments: [
      ("number", "1,234,567.80"), ("integer", "1,234,568"), ("currency", "1,234,567.80"),
      ("currency:EUR", "€1,234,567.80"), ("percent", "123456780.0%"), ("bytes", "1.2 MB"),
      ("#,##0.0", "1,234,567.8"),
    ])
  func names(format: String, expected: String) throws {
    let output = try run("--format", "v=\(format)", "--label", "k", input: "k,v\na,1234567.8\n")
    #expect(output.hasSuffix("a  \(expected)\n"))
  }

  @Test("Sizes go from bytes to exabytes, and what would round to a thousand takes the next unit")
  func sizes() throws {
    let sizes = [
      ("0", "0 B"), ("999", "999 B"), ("999.5", "1.0 kB"), ("1500", "1.5 kB"), ("999949", "999.9 kB"),
      ("999950", "1.0 MB"), ("2000000000", "2.0 GB"), ("-7250000000", "-7.3 GB"), ("1500000000000", "1.5 TB"),
      ("999950000000000", "1.0 PB"), ("4200000000000000000", "4.2 EB"),
      ("12345678900000000000000", "12,345.7 EB"),
    ]
    let input = "k,v\n" + sizes.enumerated().map { "r\($0.offset),\($0.element.0)\n" }.joined()
    let csv = try run(
      "--format", "v=bytes", "--type", "v=number", "--label", "k", "-t", "csv", "--formatted", "--hierarchy",
      "none",
      input: input)
    let shown = csv.split(separator: "\n").dropFirst().map { $0.drop { $0 != "," }.dropFirst() }
    #expect(shown.map { $0.filter { $0 != "\"" } } == sizes.map(\.1))
  }

  @Test(
    "A workbook shows sizes in the unit of the largest and the two below it",
    arguments: [
      ("12", #"#,##0" B""#), ("1500", #"[>=999.5]#,##0.0," kB";#,##0" B""#),
      ("2000000", #"[>=999950]#,##0.0,," MB";[>=999.5]#,##0.0," kB";#,##0" B""#),
      ("3000000000000", #"[>=999950000000]#,##0.0,,,," TB";[>=999950000]#,##0.0,,," GB";#,##0.0,," MB""#),
    ])
  func sizesInWorkbook(largest: String, code: String) throws {
    _ = try run("--format", "v=bytes", "-o", "r.xlsx", input: "k,v\na,1\nb,\(largest)\n")
    let styles = try folder.shell("unzip -p r.xlsx xl/styles.xml").output
    let escaped = code.replacing("\"", with: "&quot;").replacing(">", with: "&gt;")
    #expect(styles.contains("formatCode=\"\(escaped)\""))
  }

  @Test("Amounts keep their currency, dates are cut to the day, and small sizes have small units")
  func namesOfTypes() throws {
    expectText(
      try run(
        "--format", "cost=currency", "--format", "at=date", "--format", "size=bytes",
        input: "k,cost,at,size\na,€5,2024-02-29 18:30:00,999\nb,€7.5,2024-03-01 00:00:00,1500\n"),
      equals: """
        k   cost  at              size
        ─  ─────  ──────────  ────────
        a  €5.00  2024-02-29  999 B
        b  €7.50  2024-03-01    1.5 kB
        """ + "\n")
  }

  @Test("A locale gives text and formatted CSV their separators, and data stays data")
  func locale() throws {
    let input = "k,v\na,1234567.8\n"
    let text = try run("--format", "v=#,##0.00", "--locale", "de", input: input)
    #expect(text.hasSuffix("a  1.234.567,80\n"))
    let csv = try run(
      "--format", "v=#,##0.00", "--locale", "de_DE.UTF-8", "-t", "csv", "--formatted", "--hierarchy", "none",
      input: input)
    expectText(csv, equals: "k,v\na,\"1.234.567,80\"\n")
    let data = try folder.run("--locale", "de", "-t", "csv", "--hierarchy", "none", input: input)
    expectText(data.output, equals: "k,v\na,1234567.8\n")
    #expect(
      data.error
        == "foldout: warning: --locale does nothing for csv, whose values are data; add --formatted or --excel\n"
    )
  }

  @Test("JSON nests rows, NDJSON has one to a line, by option and by extension")
  func json() throws {
    let input = "g,v\nA,1.50\n"
    expectText(
      try run("-g", "g", "--sum", "v", "-t", "json", "--no-details", input: input),
      equals: """
        [
        {"depth":0,"kind":"group","label":"A","values":{"g":"A","v":1.50}},
        {"depth":0,"kind":"total","label":"Total","values":{"g":"Total","v":1.50}}
        ]

        """)
    for name in ["a.json", "a.ndjson", "a.jsonl"] {
      _ = try run("-g", "g", "--sum", "v", "--no-details", "--collapse", "1", "-o", name, input: input)
      #expect(
        try folder.read(name).hasPrefix(name == "a.json" ? "[" : #"{"depth":0,"kind":"group","path":"A""#))
    }
    let visible = try run(
      "-g", "g", "--label", "none", "-c", "v", "--collapse", "1", "--visible-only", "-t", "ndjson",
      input: input)
    #expect(visible.split(separator: "\n").count == 1)
    let titled = try folder.run("--title", "T", "-t", "json", input: input)
    #expect(titled.error == "foldout: warning: --title does nothing for json, which has no place for it\n")
  }

  @Test("ASCII is ASCII all through, unless other guides are asked for")
  func ascii() throws {
    let input = "g,k,v\nA,x,1\nA,y,2\n"
    let plain = try run("-g", "g", "--sum", "v", "--style", "ascii", "--collapse", "1", input: input)
    #expect(plain.utf8.allSatisfy { $0 < 128 })
    #expect(try run("-g", "g", "--style", "ascii", "--guides", "unicode", input: input).contains("├─"))
  }

  @Test("One line for each row, a header again and again, wide ambiguous characters, raw data")
  func textOptions() throws {
    let input = "k,v\nabcdefgh,1\nb,2\nc,3\n"
    expectText(
      try run("--cut", "--width", "k=4", "--header-every", "2", "--sum", "v", input: input),
      equals: """
        k     v
        ────  ─
        abc…  1
        b     2
        ────  ─
        k     v
        ────  ─
        c     3
        ────  ─
        Tot…  6

        """)
    #expect(try run("--ambiguous-wide", "-g", "k", input: input).utf8.allSatisfy { $0 < 128 })
    #expect(try run("--raw", input: "k\n\u{1B}[1mx\n").contains("\u{1B}[1m"))
    #expect(try !run(input: "k\n\u{1B}[1mx\n").contains("\u{1B}"))
  }

  @Test("Decimal commas are read, computed with, and written again")
  func decimalComma() throws {
    expectText(
      try run(
        "-d", ";", "--decimal-comma", "--sum", "v", "--locale", "de", "--format", "v=#,##0.00",
        input: "k;v\na;1,5\nb;1,2\nc;1.234,00\n"),
      equals: """
        k             v
        ─────  ────────
        a          1,50
        b          1,20
        c      1.234,00
        ─────  ────────
        Total  1.236,70

        """)
  }

  @Test("Cycles start with their first record, and lost rows are put below their parent's name, if asked for")
  func cyclesAndOrphans() throws {
    let cycle = try folder.run(
      "--id", "id", "--parent", "parent", "--cycles", "root", "--sum", "v", "-t", "csv",
      input: "id,parent,v\n4,31,1\n31,4,2\n5,,3\n")
    #expect(cycle.error.contains("cycle: 4 > 31 > 4"))
    expectText(
      cycle.output,
      equals: """
        depth,kind,path,id,v
        0,group,4,4,3
        1,leaf,4/(itself),(itself),1
        1,leaf,4/31,31,2
        0,leaf,5,5,3
        0,total,,Total,6

        """)
    expectText(
      try run(
        "--id", "id", "--parent", "parent", "--orphans", "group", "--sum", "v", "-t", "csv", "--hierarchy",
        "indent", input: "id,parent,v\n2,1,5\n3,2,7\n"),
      equals: "id,v\n1,12\n  2,12\n    (itself),5\n    3,7\nTotal,12\n")
  }
}
