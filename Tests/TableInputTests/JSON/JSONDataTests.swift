import TableInput
import TableModel
import Testing

@Suite("Sample data in JSON")
struct JSONDataTests {
  @Test("The cloud bill's components add up to its resources and to its total")
  func infracost() throws {
    let shape = NestedShape(
      root: try JSONPointer("/projects"), children: ["breakdown.resources", "costComponents", "subresources"])
    let records = try JSONReader(try sampleData("infracost-breakdown.json"), shape: shape).read()
    let rows = RecordRows(records.tree, of: records.store)
    var costs = ComponentCosts(store: records.store)
    try rows.visitRows(&costs)
    #expect(costs.resources == 9)
    #expect(costs.resourcesWithoutCost == 5)
    #expect(costs.components == ExactDecimal("1696.295"))
    #expect(costs.ownCosts == ExactDecimal("1696.295"))
    #expect(
      records.store.warnings.compactMap(\.kind) == [.leftOutObjects])
  }

  @Test("Without a choice, the keys of the cloud bill that could be meant are named")
  func infracostWithoutKeys() throws {
    let shape = NestedShape(root: try JSONPointer("/projects"))
    let reader = JSONReader(try sampleData("infracost-breakdown.json"), shape: shape)
    let error = #expect(throws: InputError.self) { try reader.read() }
    #expect(error?.kind == .severalChildrenKeys)
    #expect(error?.message.contains("breakdown.resources") == true)
  }

  @Test("The dependency tree has nine roots and six levels, its key found by itself")
  func dependencies() throws {
    let records = try JSONReader(try sampleData("pip-dependency-tree.json")).read()
    #expect(records.childrenKeys == ["dependencies"])
    #expect(
      records.store.columns.map(\.name) == [
        "key", "package_name", "installed_version", "required_version", "repeated",
      ])
    #expect(records.tree.maximumDepth == 5)
    #expect(try TreeCounts(records.tree, of: records.store).rowsByDepth.first == 9)
  }
}

/// Adds up the costs of a cloud bill: of resources, and of the components below them.
private struct ComponentCosts: TableRowVisitor {
  let store: RecordStore
  var resources = 0
  var resourcesWithoutCost = 0
  var ownCosts = ExactDecimal(significand: 0, scale: 0)
  var components = ExactDecimal(significand: 0, scale: 0)
  private var depth = 0

  init(store: RecordStore) {
    self.store = store
  }

  private func cost(_ row: RecordID) throws -> ExactDecimal? {
    ExactDecimal(store.string(record: row.record, column: try store.columnIndex(named: "monthlyCost")))
  }

  private mutating func addResource(_ row: RecordID) throws {
    guard depth == 1 else { return }
    resources += 1
    let cost = try cost(row)
    if cost == nil { resourcesWithoutCost += 1 }
    if let cost { ownCosts = try ownCosts.adding(cost) }
  }

  mutating func visitRow(_ row: RecordID) throws {
    try addResource(row)
    if let cost = try cost(row) { components = try components.adding(cost) }
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try addResource(row)
    depth += 1
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    depth += 1
    return true
  }

  mutating func leaveRow() throws { depth -= 1 }
}
