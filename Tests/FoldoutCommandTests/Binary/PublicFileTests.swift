import TestSupport
import Testing

/// The rest of the public files: every way of writing levels, numbers and encodings, against known totals.
@Suite("Public files")
struct PublicFileTests {
  private let folder: Workdir

  init() throws { folder = try Workdir() }

  /// The report as CSV: one line of the label and the other columns for each row, without its place.
  private func rows(_ file: String, _ arguments: String...) throws -> [String] {
    let path = "\(TestEnvironment.packageFolder)/samples/data/\(file)"
    let result = try folder.run([path] + arguments + ["-t", "csv"])
    #expect(result.status == 0, "\(result.error)")
    return result.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).dropFirst(3).joined(separator: ",")
    }
  }

  @Test("US receipts: numbers with thousands separators, one of them below zero, sum to the published totals")
  func receipts() throws {
    let rows = try rows(
      "us-budget-receipts.csv", "-g", "Source category name", "--sum", "2012,2015,2016", "--no-details")
    #expect(rows.last == "Total,2449988000,3176072000,3525179000")
    let negative = try self.rows("us-budget-receipts.csv", "--where", "`2015` < 0", "-c", "Account name,2015")
    #expect(negative.count == 7)
  }

  @Test("Veterans in education: a comma for thousands has to be said, then every column adds up")
  func education() throws {
    let asked = try Workdir().run(
      "\(TestEnvironment.packageFolder)/samples/data/va-education-fy09.csv", "--sum", "TOTAL")
    #expect(asked.status == 3)
    #expect(asked.error.contains("va-education-fy09.csv:2:9:"))
    #expect(asked.error.contains("--type 'TOTAL=number'"))
    let columns = [
      "Montgomery GI Bill-Active Duty", "Montgomery GI Bill- Selective Reserve",
      "Dependents' Educational Assistance", "Reserve Educational Assistance Program",
      "Post-Vietnam Era Veteran's Educational Assistance Program", "TOTAL",
    ]
    let names = columns.joined(separator: ",")
    let types = columns.map { "\($0)=number" }.joined(separator: ",")
    let rows = try rows(
      "va-education-fy09.csv", "--type", types, "--sum", names, "-c", "State Name,\(names)")
    // 52 states and territories; the line of commas alone is none.
    #expect(rows.count == 53)
    #expect(rows.first == "ALABAMA,6718,1728,2703,1269,8,12426")
    #expect(rows.last == "Total,325723,59202,81006,40535,448,506914")
    // Others count without Alabama, the first.
    let others = try self.rows(
      "va-education-fy09.csv", "--type", types, "--sum", names, "-c", "State Name,\(names)", "--where",
      "`State Name` != \"ALABAMA\"")
    #expect(others.last == "Total,319005,57474,78303,39266,440,494488")
  }

  @Test("A cloud bill with 44 columns: eleven decimals, NULL beside blank, every provider's total")
  func cloudBill() throws {
    let rows = try rows(
      "focus-cloud-cost.csv", "-g", "ProviderName", "--sum", "BilledCost", "--count", "BilledCost",
      "--no-details")
    #expect(
      rows == [
        "AWS,5.04132069910,270", "Oracle,0.53707392473,7", "Microsoft,1.97651418586,51",
        "Total,7.55490880969,328",
      ])
  }

  @Test(
    "A model rover: cost of each assembly from price, quantity and multiplier, without the four bad lines")
  func rover() throws {
    let rows = try rows(
      "rover-parts-list.csv", "--ragged", "skip", "--compute",
      "total = `cost pp ` * `# req in assy` * `assembly multiplier`", "-g", "assembly", "--sum", "total",
      "--no-details", "--format", "total=0.00", "--formatted")
    #expect(
      rows == [
        "drive wheel,523.38", "corner,45.92", "rocker bogie,412.15", "body,239.97", "general,11.98",
        "Total,1233.40",
      ])
  }

  @Test("A German budget: semicolons, codes with zeros, negative amounts")
  func budget() throws {
    let rows = try rows(
      "bundeshaushalt-2024.csv", "-g", "einahmen-ausgaben,einzelplan", "--sum", "soll ", "--no-details")
    #expect(rows.contains("A,5443482"))
    #expect(rows.contains("E,571482"))
    #expect(rows.contains("04,3874052"))
    #expect(rows.contains("02,1239929"))
  }

  @Test("A bank export: preamble, cp1252, decimal comma, minus behind, a sum line that does not count")
  func bankExport() throws {
    let rows = try rows(
      "synthetic-girokonto-cp1252.csv", "--encoding", "cp1252", "--skip-lines", "7", "--stop-at-blank",
      "--decimal-comma", "-g", "Kategorie", "--sum", "Betrag", "--no-details")
    #expect(rows.contains("(blank),-12.00"))
    #expect(rows.contains("Mobilität,-199.90"))
    #expect(rows.last == "Total,2408.09")
  }

  @Test("Customs codes: levels 2, 4 and 6, and a root that is its own parent and comes last")
  func customsCodes() throws {
    let path = try folder.copyFromPackage("samples/data/harmonized-system-01-24.csv")
    let byParent = try folder.run(path, "--id", "hscode", "--parent", "parent", "-t", "csv")
    #expect(byParent.status == 0)
    #expect(byParent.error.contains("\"TOTAL\" is its own parent"))
    let depths = byParent.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(depths.filter { $0 == "0" }.count == 1)
    #expect(depths.filter { $0 == "1" }.count == 24)
    #expect(depths.filter { $0 == "2" }.count == 199)
    #expect(depths.filter { $0 == "3" }.count == 963)
    #expect(byParent.output.contains("\n1,group,TOTAL/01,01,"))
    let byLevel = try folder.run(path, "--level", "level", "--label", "hscode", "-t", "csv")
    let levels = byLevel.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(levels.filter { $0 == "0" }.count == 24)
    #expect(levels.filter { $0 == "1" }.count == 199)
    // The root comes last, on level 5: below the last heading, as its number says.
    #expect(levels.filter { $0 == "2" }.count == 963 + 1)
    #expect(byLevel.error == "\(path):1188:5: warning: level 5 below level 4, expected level 6\n")
  }

  @Test("A taxonomy: comment lines, no heading, paths with an arrow between")
  func taxonomy() throws {
    let path = try folder.copyFromPackage("samples/data/shopify-pet-taxonomy.txt")
    let result = try folder.run(
      path, "-i", "csv", "-d", ":", "--no-header", "--comment", "#", "--names", "scheme,gid,category",
      "--path",
      "category", "--separator", " > ", "-c", "category", "-t", "csv")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 73)
    #expect(lines.first?.hasSuffix("Animals & Pet Supplies") == true)
    #expect(Set(lines.map { $0.prefix { $0 != "," } }) == ["0", "1", "2", "3", "4", "5"])
  }

  @Test("Nine packages and what they need: a report that only counts")
  func packages() throws {
    let rows = try rows("pip-dependency-tree.json", "-c", "package_name", "--depth", "1")
    #expect(rows.count == 9)
    // Six levels, 72 rows in all.
    #expect(try self.rows("pip-dependency-tree.json", "-c", "package_name", "--depth", "5").count == 71)
    #expect(try self.rows("pip-dependency-tree.json", "-c", "package_name").count == 72)
  }
}
