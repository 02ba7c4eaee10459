internal import TableExpression
internal import TableModel
internal import Testing

@Suite("Expressions know what they give")
struct KindTests {
  static let kinds: [(String, CellKind)] = [
    ("qty + 1", CellKind.integer), ("qty + 1.5", .decimal), ("qty * price", .decimal),
    ("qty / 2", .decimal),
    ("qty % 2", .integer), ("-qty", .integer), ("round(price)", .integer), ("round(price, 2)", .decimal),
    ("abs(price)", .decimal), ("region", .text), ("link", .text), ("upper(region)", .text),
    ("length(region)", .integer),
    ("year(ordered)", .integer), ("ordered", .date), ("price > 1", .boolean), ("paid", .boolean),
    ("if(paid, 1, 2)", .integer), ("if(paid, 1, 2.5)", .decimal), ("if(paid, 1, blank)", .integer),
    ("if(paid, 1, \"x\")", .any), ("if(paid, ordered, \"2026-01-01\")", .date),
    ("max(qty, price)", .decimal),
    ("max(qty, 1)", .integer), ("blank", .any), ("mixed", .any), ("mixed + 1", .decimal),
    ("huge", .decimal),
  ]

  @Test(
    "The kind follows from the columns",
    arguments: kinds)
  func kind(_ expression: String, _ kind: CellKind) throws {
    #expect(try RowExpression(parsing: expression).bound(to: ExampleRow.columns).kind == kind)
  }

  @Test("The columns used are named once, in the order in which they appear")
  func columnNames() throws {
    let expression = try RowExpression(parsing: "b > a and `c d` in (b, e) or f.g is blank")
    #expect(expression.columnNames == ["b", "a", "c d", "e", "f.g"])
  }

  @Test(
    "Columns are measured where they are ordered, computed with, or compared with a number or a date",
    arguments: [
      ("a > b", ["a", "b"]), ("a = b", []), ("a = \"x\"", []), ("a = 1", ["a"]),
      ("a = \"2026-01-01\"", ["a"]),
      ("a = \"01/02/2026\"", []), ("a + 1 = b", ["a", "b"]), ("-a = b", ["a", "b"]), ("a in (\"x\", b)", []),
      ("a in (\"x\", 1)", ["a"]), ("a is blank or length(b) > 1", []),
      ("round(a) = 1 and lower(b) = \"x\"", ["a"]),
      ("not (a < 1 or b = \"x\")", ["a"]), ("if(a > 1, b, c) = \"x\"", ["a"]), ("year(a) = 2026", ["a"]),
      ("max(a, b) is not blank", ["a", "b"]), ("a like \"x%\" and b matches \"x\" and c > 1", ["c"]),
    ] as [(String, Set<String>)])
  func measuredColumns(_ expression: String, _ names: Set<String>) throws {
    #expect(try RowExpression(parsing: expression).measuredColumnNames == names)
  }

  @Test("Blanks around a column's name don't matter where it is unique without them")
  func blanksAroundNames() throws {
    let padded = [ExpressionColumn(" price ", kind: .integer)]
    #expect(try RowExpression(parsing: "price").bound(to: padded).usedColumns == [0])
    let twice = [ExpressionColumn(" price", kind: .integer), ExpressionColumn("price ", kind: .integer)]
    #expect(throws: ExpressionError.self) { try RowExpression(parsing: "price").bound(to: twice) }
    #expect(try RowExpression(parsing: "`price `").bound(to: twice).usedColumns == [1])
  }
}
