import TestSupport
import Testing

/// Public files, whose totals were computed by other means.
@Suite("Real data")
struct RealDataTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  private func report(_ file: String, _ arguments: String...) throws -> CommandResult {
    let result = try folder.run([try folder.copyFromPackage("samples/data/\(file)")] + arguments)
    #expect(result.status == 0)
    return result
  }

  @Test("Equipment of Kansas: 22 categories, and the totals of all 1,575 rows")
  func kansas() throws {
    let result = try report(
      "kansas-1033-equipment.csv", "-g", "federal_supply_category_name,item_name", "--sum",
      "quantity,total_cost",
      "--collapse", "1", "-c", "quantity,total_cost")
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("▸ ") }.count == 22)
    #expect(lines.last?.split(separator: " ") == ["Total", "1988", "4126824.62"])
    let weapons = lines.first { $0.hasPrefix("▸ WEAPONS (") }
    #expect(weapons?.split(separator: " ").suffix(2) == ["1528", "320201.02"])
    let vehicles = lines.first { $0.hasPrefix("▸ MOTOR VEHICLES, CYCLES, TRAILERS (") }
    #expect(vehicles?.split(separator: " ").suffix(2) == ["38", "3443463"])
    expectText(result.error, equals: "")
  }

  @Test("Equipment of Kansas: CSV has every row, whether or not it is folded away")
  func kansasCSV() throws {
    let result = try report(
      "kansas-1033-equipment.csv", "-g", "federal_supply_category_name", "--sum", "quantity,total_cost",
      "--collapse", "1", "-c", "quantity,total_cost", "-t", "csv")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1 + 22 + 1_575 + 1)
    #expect(lines.filter { $0.hasPrefix("1,leaf,WEAPONS/") }.count == 1_430)
    #expect(lines.last == "0,total,,Total,1988,4126824.62")
  }

  @Test("A cloud bill: two children keys, and each cost counts once")
  func infracost() throws {
    let result = try report(
      "infracost-breakdown.json", "--root", "/projects/0/breakdown/resources", "--children",
      "costComponents,subresources", "--sum", "monthlyCost", "--own", "ignore", "-c", "name,monthlyCost",
      "-q", "-t",
      "csv")
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("0,group,") || $0.hasPrefix("0,leaf,") }.count == 9)
    #expect(lines.last == "0,total,,Total,1696.295")
    #expect(lines.contains("0,leaf,aws_autoscaling_group.bar,aws_autoscaling_group.bar,"))
    // What depends on usage has no cost, which is not a cost of nothing.
    #expect(
      lines.filter { $0.hasPrefix("0,group,") || $0.hasPrefix("0,leaf,") }.count { $0.hasSuffix(",") } == 5)
  }

  @Test(
    "A cloud bill whose parents hold totals already: added up twice with a warning, unless they are ignored")
  func infracostOwnValues() throws {
    let result = try report(
      "infracost-breakdown.json", "--root", "/projects/0/breakdown/resources", "--children",
      "costComponents,subresources", "--sum", "monthlyCost", "-c", "name,monthlyCost", "--collapse", "1")
    #expect(result.error.contains("--own ignore takes them as totals"))
  }

  @Test("Account codes keep their leading zeros in every format")
  func chartOfAccounts() throws {
    let text = try report("uk-chart-of-accounts.csv", "-g", "type", "-c", "code,name")
    #expect(text.output.contains("├─ 0010"))
    let csv = try folder.run("uk-chart-of-accounts.csv", "-g", "type", "-c", "code,name", "-t", "csv")
    #expect(csv.output.contains("\n1,leaf,fixed_asset/0010,0010,Freehold Property\n"))
    #expect(csv.output.split(separator: "\n").count == 1 + 10 + 166)
    let counts = try folder.run(
      "uk-chart-of-accounts.csv", "-g", "type", "--count", "code", "--no-details", "--sort", "groups:-code",
      "-t",
      "csv", "--hierarchy", "none")
    expectText(
      counts.output,
      equals: """
        type,code
        overhead,82
        current_asset,18
        income,16
        direct_expense,14
        current_liability,13
        fixed_asset,10
        long_term_liability,5
        equity,5
        control,2
        tax,1
        Total,166

        """)
    #expect(try folder.run("uk-chart-of-accounts.csv", "-g", "type", "-o", "accounts.xlsx").status == 0)
    #expect(try folder.sheetXML(of: "accounts.xlsx").contains("<t>0010</t>"))
  }

  @Test("A ledger adds up to nothing, and each account to what it should")
  func ledger() throws {
    let result = try report(
      "ledger-postings.csv", "--path", "account", "--separator", ":", "--sum", "amount", "-c", "amount", "-t",
      "csv",
      "--depth", "2")
    let lines = Set(result.output.split(separator: "\n"))
    #expect(lines.contains("1,group,Assets/Checking,Checking,6866.00"))
    #expect(lines.contains("0,group,Expenses,Expenses,1134.00"))
    #expect(lines.contains("0,group,Liabilities,Liabilities,200.00"))
    #expect(lines.contains("1,leaf,Equity/Opening Balances,Opening Balances,-6200.00"))
    #expect(lines.contains("0,group,Income,Income,-2000.00"))
    #expect(lines.contains("0,total,,Total,0.00"))
  }

  @Test("Functions of government: dotted codes make the levels, another column the labels")
  func functionsOfGovernment() throws {
    let result = try report(
      "cofog.csv", "--path", "Code", "--separator", ".", "--label", "Description", "-t", "csv")
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("0,") }.count == 10)
    #expect(lines.filter { $0.hasPrefix("1,") }.count == 69)
    #expect(lines.filter { $0.hasPrefix("2,") }.count == 109)
    #expect(lines[1] == "0,group,General public services,General public services,01")
  }

  @Test("A parts list with four bad lines: named, skipped, or filled up")
  func rover() throws {
    let file = try folder.copyFromPackage("samples/data/rover-parts-list.csv")
    let refused = try folder.run(file)
    #expect(refused.status == 3)
    let lines = refused.error.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == (43...46).map { "\(file):\($0):9:" })
    let skipped = try folder.run(file, "--ragged", "skip", "-g", "assembly", "-t", "csv")
    #expect(skipped.status == 0)
    #expect(skipped.output.split(separator: "\n").filter { $0.hasPrefix("1,leaf,") }.count == 43)
    #expect(skipped.error.contains("4 rows skipped"))
  }

  @Test("Dependencies: the key that holds children is found, and told if asked")
  func dependencies() throws {
    let result = try report("pip-dependency-tree.json", "-v", "-c", "package_name", "--collapse", "1")
    #expect(result.error.contains("foldout: children are found in dependencies\n"))
    #expect(result.output.split(separator: "\n").count == 2 + 9)
  }
}
