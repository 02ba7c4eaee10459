import TestSupport
import Testing

@Suite("Pivot columns")
struct PivotTests {
  private let folder: Workdir
  private let sales = """
    region,quarter,qty,cost
    North,Q2,1,10.00
    North,Q1,2,5.50
    South,Q2,3,1.25
    South,,4,1.00

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

  @Test("Each value has a group of columns, in order of first appearance, and all together one more")
  func text() throws {
    expectText(
      try run(
        "-g", "region", "--sum", "qty", "--sum", "cost", "--pivot", "quarter", "--no-details", input: sales),
      equals: """
                    Q2         Q1       (blank)     Total
                ──────────  ─────────  ─────────  ──────────
        region  qty   cost  qty  cost  qty  cost  qty   cost
        ──────  ───  ─────  ───  ────  ───  ────  ───  ─────
        North     1  10.00    2  5.50               3  15.50
        South     3   1.25               4  1.00    7   2.25
        ──────  ───  ─────  ───  ────  ───  ────  ───  ─────
        Total     4  11.25    2  5.50    4  1.00   10  17.75

        """)
  }

  @Test("Where not all columns fit, those of single values leave before that of all together")
  func narrow() throws {
    expectText(
      try run(
        "-g", "region", "--sum", "cost", "--pivot", "quarter", "--no-details", "--max-width", "22",
        input: sales),
      equals: """
                 Q2    Total
                ─────  ─────
        region   cost   cost
        ──────  ─────  ─────
        North   10.00  15.50
        South    1.25   2.25
        ──────  ─────  ─────
        Total   11.25  17.75
        2 columns hidden: Q1 /
        cost, (blank) / cost
        (use --max-width 0)

        """)
  }

  @Test("Values are put in order, by label or natural order")
  func order() throws {
    let row = try run(
      "-g", "region", "--sum", "qty", "--pivot", "quarter", "--sort", "pivot:label", "--no-details", "-t",
      "csv", "--hierarchy", "none", input: sales
    ).split(separator: "\n")[1]
    #expect(row == "North,2,1,,3")
    let reversed = try run(
      "-g", "region", "--sum", "qty", "--pivot", "quarter", "--sort", "pivot:-~label,groups:-qty",
      "--no-details", "-t", "csv", "--hierarchy", "none", input: sales
    ).split(separator: "\n")[1]
    #expect(reversed == "South,3,,4,7")
  }

  @Test("Every aggregate is one of the value's records alone, with details in their value's column")
  func aggregates() throws {
    let output = try run(
      "-g", "region", "--avg", "cost", "--pivot", "quarter", "--label", "none", "-t", "csv", "--hierarchy",
      "none", "-c", "cost", input: sales)
    let rows = output.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      rows == [
        "North,10.00,5.50,,7.75", ",10.00,,,10.00", ",,5.50,,5.50", "South,1.25,,1.00,1.125",
        ",1.25,,,1.25", ",,,1.00,1.00", "Total,5.625,5.50,1.00,4.4375",
      ])
  }

  @Test(
    "Computed values are spread, records that are left out make no columns, and groups are chosen by a column"
  )
  func withOthers() throws {
    let input = "day,k,v\n2024-01-05,a,1\n2025-01-05,a,2\n2025-06-01,b,4\n2023-01-01,b,8\n"
    let output = try run(
      "-g", "k", "--sum", "v", "--compute", "y = year(day)", "--pivot", "y", "--where", "y > 2023",
      "--having", "`2025 / v` > 3 or v < 3", "--no-details", "-t", "ndjson", input: input)
    expectText(
      output,
      equals: """
        {"depth":0,"kind":"group","path":"b","k":"b","2024 / v":null,"2025 / v":4,"Total / v":4}
        {"depth":0,"kind":"total","path":null,"k":"Total","2024 / v":null,"2025 / v":4,"Total / v":4}

        """)
  }

  @Test("A workbook has the groups of columns, too")
  func workbook() throws {
    _ = try run(
      "-g", "region", "--sum", "qty", "--pivot", "quarter", "--no-details", "-o", "pivot.xlsx", input: sales)
    #expect(try folder.sheetXML(of: "pivot.xlsx").contains("(blank)"))
  }
}
