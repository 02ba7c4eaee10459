import TableInput
import TableModel
import Testing

@Suite("Very deep trees")
struct DeepTreesTests {
  private static let depth = 100_000

  private func check(_ tree: RecordTree, of store: RecordStore) throws {
    #expect(try TreeCounts(tree, of: store).rowsByDepth == Array(repeating: 1, count: Self.depth))
  }

  @Test("A chain of 100,000 parents, the last one first")
  func parents() throws {
    var csv = "id,parent\n"
    for row in (0..<Self.depth).reversed() { csv += "\(row),\(row == 0 ? "" : String(row - 1))\n" }
    let store = try records(csv)
    let tree = try ParentShape(id: "id", parent: "parent").tree(of: store)
    try check(tree, of: store)
  }

  @Test("A cycle of 100,000 records is found, and named in short")
  func cycle() throws {
    var csv = "id,parent\n"
    for row in 0..<Self.depth { csv += "\(row),\((row + Self.depth - 1) % Self.depth)\n" }
    let store = try records(csv)
    let error = #expect(throws: InputError.self) {
      try ParentShape(id: "id", parent: "parent").tree(of: store)
    }
    #expect(
      error?.message
        == "cycle: 0 > 1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > 9 > … 99990 more > 0"
        + " (lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)")
  }

  @Test("100,000 levels in a column")
  func levels() throws {
    var csv = "level\n"
    for row in 0..<Self.depth { csv += "\(row)\n" }
    let store = try records(csv)
    try check(try LevelShape(.column("level")).tree(of: store), of: store)
  }

  @Test("A path of 100,000 labels")
  func path() throws {
    let store = try records("p\n" + String(repeating: "1.", count: Self.depth - 1) + "1\n")
    let tree = try PathShape(column: "p", separator: ".").tree(of: store)
    #expect(tree.count == Self.depth)
    try check(tree, of: store)
  }

  @Test("JSON of 100,000 levels")
  func nested() throws {
    let open = String(repeating: #"{"c":["#, count: Self.depth - 1)
    let json = open + "{}" + String(repeating: "]}", count: Self.depth - 1)
    let records = try JSONReader(try InputSource.text("[" + json + "]").read()).read()
    try check(records.tree, of: records.store)
  }
}
