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

  @Test("Several columns of shares add up, each with the decimals that it shows")
  func balancedColumns() throws {
    let csv = try folder.run(
      "-g", "g", "--share-of-total", "v,w", "--no-details", "--pct-rounding", "balanced", "--format", "v=0%",
      "--format", "w=0.00%", "-t", "csv", "--formatted", "--hierarchy", "none",
      input: "g,v,w\nA,1,1\nB,1,1\nC,1,1\n"
    ).output
    expectText(
      csv,
      equals: """
        g,v % of total,w % of total
        A,33%,33.33%
        B,34%,33.34%
        C,33%,33.33%
        Total,100%,100.00%

        """)
  }

  @Test("Averages show the decimals of their values, two at least, and three digits where they are small")
  func averages() throws {
    let input =
      "g,n,p,r\nA,1,1.50,0\nA,2,0.25,1\nA,2,1.00,0\nB,10,7.00,0\nB,15,0.01,0\nB,20,2.00,0\nB,4,1.00,0\n"
    let totals = ["-g", "g", "--avg", "n,p,r", "--median", "n,p", "--no-details"]
    let text = """
      g      n (avg)  n (median)  p (avg)  p (median)      r
      ─────  ───────  ──────────  ───────  ──────────  ─────
      A         1.67         2       0.92        1.00  0.333
      B        12.25        12.5     2.50        1.50  0
      ─────  ───────  ──────────  ───────  ──────────  ─────
      Total     7.71         4       1.82        1.00  0.143

      """
    expectText(try folder.run(totals, input: input).output, equals: text)
    // Data keeps all digits.
    let csv = try folder.run(totals + ["-t", "csv"], input: input).output
    #expect(csv.contains("1.666666666667") && csv.contains("0.142857142857"))
    let formatted = try folder.run(totals + ["-t", "csv", "--formatted"], input: input).output
    #expect(formatted.contains("7.71") && !formatted.contains("7.714"))
    // A format that is asked for goes before.
    let asked = try folder.run(totals + ["--format", "n=0.0000"], input: input).output
    #expect(asked.contains("1.6667"))
  }

  @Test("Averages are rounded once, half away from zero, and zeros that rounding leaves are not shown")
  func roundedAverages() throws {
    let input = "g,v\nA,0.005\nA,-0.005\nB,2\nB,3\nB,3\nC,-1\nC,-1\nC,-2\nD,1.995\nE,3\nE,2.999\n"
    let csv = try folder.run(
      [
        "-g", "g", "--avg", "v", "--no-details", "--no-grand-total", "-t", "csv", "--formatted",
        "--hierarchy", "none",
      ],
      input: input
    ).output
    expectText(csv, equals: "g,v\nA,0.000\nB,2.667\nC,-1.333\nD,1.995\nE,3.000\n")
  }

  @Test("A folded workbook shows the decimals of sums and averages")
  func foldedWorkbook() throws {
    _ = try folder.run(
      "-g", "g", "--sum", "p", "--avg", "p,n", "--no-details", "-o", "r.xlsx",
      input: "g,n,p\nA,1,1.505\nA,2,0.25\nB,3,1\n")
    let styles = try folder.shell("unzip -p r.xlsx xl/styles.xml").output
    for code in ["0.000", "0.00"] { #expect(styles.contains("formatCode=\"\(code)\"")) }
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

  @Test("What is counted of a key stands beside it, and the groups stay as they are")
  func totalsOfKeys() throws {
    let input = "code,v\n0010,1\n10,2\n10,3\n,4\n"
    let folder = try Workdir()
    let arguments = ["--no-details", "-t", "csv", "--hierarchy", "none"]
    expectText(
      try folder.run(["-g", "code", "--count", "code", "--sum", "v"] + arguments, input: input).output,
      equals: "code,code,v\n0010,1,1\n10,2,5\n(blank),0,4\nTotal,3,10\n")
    let sum = try folder.run(["-g", "code", "--sum", "code"] + arguments, input: input)
    #expect(sum.status == 2)
    #expect(
      sum.error
        == "foldout: --sum: groups are made of \"code\" by its text; --type 'code=number' makes them of its numbers\n"
    )
    expectText(
      try folder.run(["-g", "code", "--type", "code=number", "--sum", "code"] + arguments, input: input)
        .output,
      equals: "code,code\n10,30\n(blank),\nTotal,30\n")
    // The columns that say where a row stands can be totalled, too.
    expectText(
      try folder.run(
        ["--path", "p", "--count", "p", "--sum", "n"] + arguments.dropFirst(), input: "p,n\na/b,1\na/c,2\n"
      ).output, equals: "p,p,n\na,2,3\nb,a/b,1\nc,a/c,2\nTotal,2,3\n")
  }

  @Test(
    "What is said of parents needs them",
    arguments: ["--orphans=drop", "--cycles=root", "--duplicate-ids=repeat"])
  func parentOptions(option: String) throws {
    let result = try Workdir().run([option], input: "a\n1\n")
    #expect(result.status == 2)
    #expect(
      result.error
        == "foldout: \(option.prefix { $0 != "=" }) needs --id and --parent; name the two columns\n")
  }
}
