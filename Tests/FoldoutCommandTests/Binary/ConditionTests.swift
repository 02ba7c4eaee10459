import TestSupport
import Testing

@Suite("Conditions and computed columns")
struct ConditionTests {
  private let folder: Workdir
  private let orders = """
    region,product,day,qty,price
    North,Nut,2024-02-01,10,1.50
    North,Bolt,2025-01-05,5,2.25
    South,Bolt,2024-07-09,2,4.00
    South,,2025-03-08,1,100.00

    """
  private let parts = """
    id,parent,name,cost
    1,,Rover,
    2,1,Arm,5
    3,2,Bolt,7
    4,1,Wheel,20
    5,4,Tyre,3

    """

  init() throws {
    folder = try Workdir()
  }

  private func run(_ arguments: String..., input: String) throws -> String {
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 0)
    #expect(result.error == "")
    return result.output
  }

  @Test("Records are left out, and their groups with the last of them")
  func condition() throws {
    expectText(
      try run(
        "-g", "region", "--sum", "qty", "-c", "product,qty", "--where", "price < 5", "--where",
        "product = \"Bolt\" and year(day) = 2025", "-t", "csv", input: orders),
      equals: """
        depth,kind,path,region / product,qty
        0,group,North,North,5
        1,leaf,North/Bolt,Bolt,5
        0,total,,Total,5

        """)
  }

  @Test("A condition sees typed values, also of a column that makes groups and stays text there")
  func typedKeys() throws {
    expectText(
      try run(
        "-g", "code", "--sum", "v", "--no-details", "--where", "code >= 10", "-t", "csv", "--hierarchy",
        "none", input: "code,v\n9,1\n10,2\n1.10,4\n10,8\n"),
      equals: "code,v\n10,10\nTotal,10\n")
  }

  @Test("In a tree, what a match is below stays as context, without a value of its own")
  func context() throws {
    expectText(
      try run(
        "--id", "id", "--parent", "parent", "--label", "name", "--sum", "cost", "--where", "cost < 10",
        "-c", "name,cost", input: parts),
      equals: """
        name              cost
        ────────────────  ────
        ▾ Rover             15
          ├─ ▾ Arm          12
          │  ├─ (itself)     5
          │  └─ Bolt         7
          └─ ▾ Wheel         3
             └─ Tyre         3
        ────────────────  ────
        Total               15

        """)
  }

  @Test("A match whose children don't match is a row without children")
  func matchWithoutChildren() throws {
    expectText(
      try run(
        "--id", "id", "--parent", "parent", "--label", "name", "--sum", "cost", "--where",
        "name in (\"Arm\", \"Tyre\")", "-c", "name,cost", "-t", "csv", input: parts),
      equals: """
        depth,kind,path,name,cost
        0,group,Rover,Rover,8
        1,leaf,Rover/Arm,Arm,5
        1,group,Rover/Wheel,Wheel,3
        2,leaf,Rover/Wheel/Tyre,Tyre,3
        0,total,,Total,8

        """)
  }

  @Test("Where nothing matches there is a header and a total of nothing")
  func nothing() throws {
    expectText(
      try run(
        "-g", "region", "--sum", "qty", "-c", "qty", "--where", "qty > 1000", "-t", "csv", "--hierarchy",
        "none", input: orders),
      equals: "region,qty\nTotal,\n")
  }

  @Test("How many records stay is told to whoever wants to know")
  func notes() throws {
    let result = try folder.run("-v", "--where", "qty > 1", input: orders)
    #expect(result.error.contains("foldout: --where keeps 3 of 4 records\n"))
  }

  @Test("Groups are chosen by their totals, and go with all below them")
  func groupCondition() throws {
    let all = "g,s,v\nA,x,1\nA,y,9\nB,x,5\nC,x,50\n"
    expectText(
      try run(
        "-g", "g,s", "--sum", "v", "--avg", "v", "--no-details", "--having", "v >= 9", "-t", "csv",
        input: all),
      equals: """
        depth,kind,path,g / s,v (sum),v (avg)
        0,group,A,A,9,9
        1,group,A/y,y,9,9
        0,group,C,C,50,50
        1,group,C/x,x,50,50
        0,total,,Total,59,29.5

        """)
    expectText(
      try run(
        "-g", "g,s", "--sum", "v", "--avg", "v", "--no-details", "--having",
        "level > 1 or `v (avg)` < 10 and label != \"B\"", "-t", "csv", "--hierarchy", "none", input: all),
      equals: "g / s,v (sum),v (avg)\nA,10,5\nx,1,1\ny,9,9\nTotal,10,5\n")
  }

  @Test("Computed columns are shown, totalled, sorted and filtered by, and used by later ones")
  func computed() throws {
    expectText(
      try run(
        "-g", "region", "--compute", "total = qty * price", "--compute", "tax = round(total * 0.19, 2)",
        "--sum", "total,tax", "-c", "product,total,tax", "--where", "total > 10", "--sort", "-total",
        input: orders),
      equals: """
        region / product   total    tax
        ────────────────  ──────  ─────
        ▾ South           100.00  19.00
          └─              100.00  19.00
        ▾ North            26.25   4.99
          ├─ Nut           15.00   2.85
          └─ Bolt          11.25   2.14
        ────────────────  ──────  ─────
        Total             126.25  23.99

        """)
  }

  @Test("Computed columns make groups, in order of first appearance and by value")
  func computedKeys() throws {
    expectText(
      try run(
        "-g", "year,region", "--compute", "year = year(day)", "--sum", "qty", "--no-details", "-t", "csv",
        input: orders),
      equals: """
        depth,kind,path,year / region,qty
        0,group,2024,2024,12
        1,group,2024/North,North,10
        1,group,2024/South,South,2
        0,group,2025,2025,6
        1,group,2025/North,North,5
        1,group,2025/South,South,1
        0,total,,Total,18

        """)
    expectText(
      try run(
        "-g", "kind", "--compute", "kind = lower(product)", "--count", "kind", "--no-details", "-t", "csv",
        "--hierarchy", "none", "--sum", "qty", input: orders),
      equals: "kind,qty,kind\nnut,10,1\nbolt,7,2\n(blank),1,0\nTotal,18,3\n")
  }

  @Test(
    "A quotient without end shows four digits that count, and keeps what a workbook can hold of its total")
  func quotients() throws {
    let thirds = try run("--compute", "w = v / 3", "--sum", "w", input: "k,v\na,1\nb,2\nc,3\n")
    #expect(thirds.contains("a      1  0.3333\nb      2  0.6667\nc      3  1.0000\n"))
    #expect(thirds.hasSuffix("Total     2.0000\n"))
    let small = try run("--compute", "w = v / 7000000", input: "k,v\na,1\n")
    #expect(small.hasSuffix("  0.0000001429\n"))
    let exact = try run("--compute", "w = v / 8", input: "k,v\na,1\n")
    #expect(exact.hasSuffix("  0.125\n"))
    let data = try run("--compute", "w = v / 3", "-t", "csv", input: "k,v\na,1\nb,1000\nc,3\n")
    #expect(data.hasSuffix("a,a,1,0.333333333333\n0,leaf,b,b,1000,333.333333333333\n0,leaf,c,c,3,1\n"))
    _ = try run("--compute", "w = v / 3", "--sum", "w", "-o", "w.xlsx", input: "k,v\na,1\nb,1000\n")
    #expect(try folder.sheetXML(of: "w.xlsx").contains("<v>333.333333333333</v>"))
  }

  @Test("Many records are filtered and computed by the numbers that they were read with")
  func manyRecords() throws {
    let input = "k,v\n" + (0..<20_000).map { "\($0 % 7),\($0)\n" }.joined()
    let last = Dictionary(uniqueKeysWithValues: (19_993..<20_000).map { ($0 % 7, $0 * 2) })
    let groups = (0..<7).map { "\($0),\(last[$0] ?? 0)\n" }.joined()
    expectText(
      try run(
        "-g", "k", "--compute", "w = v * 2", "--sum", "w", "--no-details", "--where", "v >= 19993", "-t",
        "csv", "--hierarchy", "none", input: input),
      equals: "k,w\n\(groups)Total,279944\n")
  }

  @Test(
    "A column that could be read in two ways is asked about where that matters",
    arguments: [
      (["--where", "day > \"2026-01-01\""], "standard input:2:1: \"03/08/2026\" in column \"day\""),
      (["--where", "day = \"2026-03-08\""], "standard input:2:1: \"03/08/2026\" in column \"day\""),
      (["--compute", "y = year(day)"], "standard input:2:1: \"03/08/2026\" in column \"day\""),
      (["--where", "size > 5"], "standard input:2:2: \"1,691\" in column \"size\""),
      (["--where", "pay > 5"], "standard input:3:3: column \"pay\" holds EUR, and USD before it"),
      (["--sort", "pay"], "standard input:3:3: column \"pay\" holds EUR, and USD before it"),
      (["--max", "pay"], "standard input:3:3: column \"pay\" holds EUR, and USD before it"),
    ])
  func twoWays(arguments: [String], message: String) throws {
    let input = "day,size,pay\n03/08/2026,\"1,691\",$10\n04/07/2026,\"2,500\",€2\n"
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 3)
    #expect(result.error.hasPrefix(message), "\(result.error)")
    // As text it is what it is.
    let asText = "day = \"03/08/2026\" and size like \"1,%\" and pay is not blank"
    #expect(
      try run("--where", asText, "-t", "csv", "--hierarchy", "none", input: input)
        == "day,size,pay\n03/08/2026,\"1,691\",$10\n")
  }

  @Test("-v tells what columns hold, as far as anything was asked of them")
  func columnNotes() throws {
    let input = "g,n,z\na,1,\nb,2.5,\n"
    let all = try folder.run(["-v"], input: input).error
    #expect(all.contains("column \"g\": text\n") && all.contains("column \"n\": decimal\n"))
    #expect(all.contains("column \"z\": blank\n"))
    let gathered = try folder.run(["-v", "-g", "g", "--sum", "n", "--no-details"], input: input).error
    #expect(gathered.contains("column \"n\": decimal\n") && !gathered.contains("column \"z\""))
  }

  @Test("A column in which nothing stands, or no record, can be compared and computed with like any other")
  func blankColumn() throws {
    for condition in [
      "b > 1", "b = \"x\"", "b > \"2026-01-01\"", "b * 2 = 4", "b in (1, 2)", "year(b) = 2026",
    ] {
      #expect(try run("--where", condition, "-t", "csv", input: "a,b\nx,\n") == "depth,kind,path,a,b\n")
      #expect(try run("--where", condition, "-t", "csv", input: "a,b\n") == "depth,kind,path,a,b\n")
    }
    #expect(
      try run("--compute", "c = b * 2", "--sum", "c", "-t", "csv", "--hierarchy", "none", input: "a,b\nx,\n")
        == "a,b,c\nx,,\nTotal,,\n")
  }
}
