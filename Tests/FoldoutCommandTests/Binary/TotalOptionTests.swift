import TestSupport
import Testing

@Suite("Totals by option")
struct TotalOptionTests {
  private let folder: Workdir
  private let shares = "g,s,v\nA,x,30\nA,y,10\nB,z,60\n"

  init() throws {
    folder = try Workdir()
  }

  private func run(_ arguments: String..., input: String) throws -> String {
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 0)
    #expect(result.error == "")
    return result.output
  }

  @Test("An average weighted by another column, at every level")
  func weightedAverage() throws {
    expectText(
      try run(
        "-g", "g", "--label", "item", "--weighted-avg", "price:qty",
        input: "g,item,price,qty\nA,x,10,1\nA,y,20,3\nB,z,5,6\n"),
      equals: """
        g / item  price  qty
        ────────  ─────  ───
        ▾ A        17.5
          ├─ x     10      1
          └─ y     20      3
        ▾ B         5
          └─ z      5      6
        ────────  ─────  ───
        Total      10
        """ + "\n")
  }

  @Test("Shares of parent and of total, on every row, beside the sum")
  func sharesOfBoth() throws {
    expectText(
      try run(
        "-g", "g", "--label", "s", "--sum", "v", "--share-of-parent", "v", "--share-of-total", "v",
        input: shares),
      equals: """
        g / s     v  v % of parent  v % of total
        ──────  ───  ─────────────  ────────────
        ▾ A      40          40.0%         40.0%
          ├─ x   30          75.0%         30.0%
          └─ y   10          25.0%         10.0%
        ▾ B      60          60.0%         60.0%
          └─ z   60         100.0%         60.0%
        ──────  ───  ─────────────  ────────────
        Total   100         100.0%        100.0%

        """)
  }

  @Test(
    "Shares are rounded each by itself, or so that they add up",
    arguments: [("each", ["91%", "9%", "1%"]), ("balanced", ["91%", "8%", "1%"])])
  func shareRounding(rounding: String, expected: [String]) throws {
    let output = try run(
      "--share-of-total", "v", "--format", "v=0%", "--pct-rounding", rounding, "-t", "csv", "--formatted",
      "--hierarchy", "none", "--label", "k", input: "k,v\na,90.5\nb,8.5\nc,1.0\n")
    let values = output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(values.map(String.init) == expected + ["100%"])
  }

  @Test("Shares in a workbook and in JSON are numbers")
  func sharesElsewhere() throws {
    let output = try run("-g", "g", "--share-of-total", "v", "--no-details", "-t", "ndjson", input: shares)
    expectText(
      output,
      equals: """
        {"depth":0,"kind":"group","path":"A","g":"A","v % of total":0.4}
        {"depth":0,"kind":"group","path":"B","g":"B","v % of total":0.6}
        {"depth":0,"kind":"total","path":null,"g":"Total","v % of total":1}

        """)
    _ = try run("-g", "g", "--share-of-parent", "v", "-o", "shares.xlsx", input: shares)
    #expect(try folder.sheetXML(of: "shares.xlsx").contains("<v>0.4</v>"))
  }

  @Test("Several totals of a column, with and without the option's name in the title")
  func titles() throws {
    let header = try run(
      "-g", "g", "--sum", "v", "--max", "v", "--share-of-parent", "v", "--no-details", "-t", "csv",
      "--rename", "v=Value", input: shares
    ).split(separator: "\n").first
    #expect(header == "depth,kind,path,g,Value (sum),Value (max),Value % of parent")
  }
}
