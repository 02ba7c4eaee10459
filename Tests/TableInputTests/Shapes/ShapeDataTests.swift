import TableInput
import TableModel
import Testing

@Suite("Sample data in trees")
struct ShapeDataTests {
  private func read(_ name: String) throws -> RecordStore {
    try CSVReader(try sampleData(name)).readAll().typed()
  }

  @Test("Customs codes name their parents; the root is the last row, and its own parent")
  func harmonizedSystem() throws {
    let store = try CSVReader(try sampleData("harmonized-system-01-24.csv")).readAll()
    let tree = try ParentShape(id: "hscode", parent: "parent").tree(of: store)
    #expect(try TreeCounts(tree, of: store).rowsByDepth == [1, 24, 199, 963])
    #expect(tree.warnings.map(\.kind) == [.ownParent])
    #expect(tree.warnings.flatMap(\.findings.kept).map(\.location.line) == [1188])
  }

  @Test("Customs codes have levels 2, 4 and 6; the root's 5 is the only one off the scale")
  func harmonizedSystemLevels() throws {
    let store = try CSVReader(try sampleData("harmonized-system-01-24.csv")).readAll()
    let tree = try LevelShape(.column("level")).tree(of: store)
    #expect(try TreeCounts(tree, of: store).rowsByDepth == [24, 199, 964])
    #expect(
      warnings(tree).map { $0.split(separator: ": ").last ?? "" } == [
        "level 5 below level 4, expected level 6"
      ])
  }

  @Test("Government functions have their place in a dotted code")
  func functions() throws {
    let store = try CSVReader(try sampleData("cofog.csv")).readAll()
    let tree = try PathShape(column: "Code", separator: ".").tree(of: store)
    #expect(try TreeCounts(tree, of: store).rowsByDepth == [10, 69, 109])
    #expect(try notation(tree, of: store, label: "Code").hasPrefix("01 (01.1 (01.1.1, 01.1.2, 01.1.3), "))
  }

  @Test("Postings stand below their accounts, and add up to nothing")
  func ledger() throws {
    let store = try read("ledger-postings.csv")
    let tree = try PathShape(column: "account", separator: ":").tree(of: store)
    let sums = try TreeCounts(tree, of: store, value: "amount").sums
    #expect(sums["Expenses"] == ExactDecimal("1134.00"))
    #expect(sums["Income"] == ExactDecimal("-2000.00"))
    #expect(sums["Liabilities"] == ExactDecimal("200.00"))
    #expect(
      try sums.values.reduce(ExactDecimal(significand: 0, scale: 0)) { try $0.adding($1) }
        == ExactDecimal(significand: 0, scale: 0))
    let text = try notation(tree, of: store, label: "account", value: "amount")
    #expect(text.contains("Checking 6866.00 ("))
    #expect(text.contains("Opening Balances -6200.00"))
  }

  @Test("Equipment by category: 22 groups, the largest of them with its cost")
  func kansas() throws {
    let store = try read("kansas-1033-equipment.csv")
    let name = "federal_supply_category_name"
    let tree = try GroupShape(columns: [name, "county"]).tree(of: store)
    let costs = try TreeCounts(tree, of: store, value: "total_cost")
    #expect(costs.rowsByDepth.first == 22)
    #expect(costs.rowsByDepth.last == 1575)
    #expect(costs.sums["WEAPONS"] == ExactDecimal("320201.02"))
    #expect(try TreeCounts(tree, of: store, value: "quantity").sums["WEAPONS"] == ExactDecimal("1528"))
  }

  @Test("Accounts by type, in order of first appearance")
  func chartOfAccounts() throws {
    let store = try CSVReader(try sampleData("uk-chart-of-accounts.csv")).readAll()
    let tree = try GroupShape(columns: ["type"]).tree(of: store)
    #expect(try TreeCounts(tree, of: store).rowsByDepth == [10, 166])
  }

  @Test("The federal budget by amounts of income and expense")
  func bundeshaushalt() throws {
    let store = try read("bundeshaushalt-2024.csv")
    let tree = try GroupShape(columns: ["einahmen-ausgaben"]).tree(of: store)
    let sums = try TreeCounts(tree, of: store, value: "soll").sums
    #expect(sums == ["E": try #require(ExactDecimal("571482")), "A": try #require(ExactDecimal("5443482"))])
  }

  @Test("Cloud cost by provider, to the last decimal")
  func cloudCost() throws {
    let store = try read("focus-cloud-cost.csv")
    let tree = try GroupShape(columns: ["ProviderName", "ServiceCategory"]).tree(of: store)
    let sums = try TreeCounts(tree, of: store, value: "BilledCost").sums
    #expect(sums["AWS"] == ExactDecimal("5.04132069910"))
    #expect(sums["Microsoft"] == ExactDecimal("1.97651418586"))
    #expect(sums["Oracle"] == ExactDecimal("0.53707392473"))
  }
}
