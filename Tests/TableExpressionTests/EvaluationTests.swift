internal import TableExpression
internal import TableModel
internal import Testing

@Suite("Expressions give values")
struct EvaluationTests {
  static let arithmetic: [(String, String)] = [
    ("1 + 2", "3"), ("0.1 + 0.2", "0.3d"), ("1.10 + 2", "3.10d"), ("2 - 5", "-3"), ("qty * price", "50.00d"),
    ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("10 - 3 - 2", "5"), ("100 / 5 / 2", "10d"), ("-qty", "-4"),
    ("--qty", "4"), ("-2 * -3", "6"), ("2 - -3", "5"), ("-(qty + 1)", "-5"), ("7 % 3", "1"), ("-7 % 3", "-1"),
    ("7 % -3", "1"), ("5.5 % 2", "1.5d"), ("1 / 4", "0.25d"), ("price / qty", "3.125d"),
    ("10.00 / 4", "2.50d"),
    ("1 / 3", "0.33333333333333333333d"), ("2 / 3", "0.66666666666666666667d"),
    ("-2 / 3", "-0.66666666666666666667d"), ("6 / 3", "2d"), ("1 / 0.3", "3.33333333333333333333d"),
    ("0 / 5", "0d"), (".5 + .5", "1.0d"), ("note is blank", "true"), ("discount * 2", "blank"),
    ("1 + blank", "blank"), ("-discount", "blank"), ("discount / 0", "blank"), ("`unit price` * 2", "6.20d"),
    ("Größe + 1", "8"), ("`a``b` + 1", "2"), ("1000000000 * 1000000000 * 10", "10000000000000000000d"),
    ("-if(paid, 1, 2)", "-1"), ("if(paid, 1, 2) + 1", "2"), ("1 / 3 * 3", "0.99999999999999999999d"),
  ]

  static let comparisons: [(String, String)] = [
    ("price > 10", "true"), ("price >= 12.5", "true"), ("price = 12.5", "true"), ("price == 12.500", "true"),
    ("price != 12.5", "false"), ("price <> 12", "true"), ("price < 12.50", "false"),
    ("price <= 12.50", "true"),
    ("qty + 1 = 5", "true"), ("region = \"North\"", "true"), ("region = 'north'", "false"),
    ("region < \"Northern\"", "true"), ("region > \"A\"", "true"), ("\"9\" > \"10\"", "true"),
    ("code = \"0010\"", "true"), ("address.city = \"Łódź\"", "true"),
    ("link = \"https://example.org\"", "true"),
    ("paid = true", "true"), ("paid != false", "true"), ("paid", "true"), ("checked", "blank"),
    ("ordered = \"2026-03-08\"", "true"), ("ordered > \"2026-03-07\"", "true"),
    ("\"2026-03-07\" < ordered", "true"), ("ordered = shipped", "false"), ("shipped > ordered", "true"),
    ("shipped = \"2026-03-09 14:30\"", "true"), ("shipped < \"2026-03-09T14:30:00.001\"", "true"),
    ("day = \"2026-03-08\"", "true"), ("\"2026-03-07\" < day", "true"), ("mixed = \"7\"", "true"),
    ("huge > 1", "true"), ("1 < huge", "true"), ("huge = huge", "true"), ("mixed = \"\"", "false"),
    ("\"it''s\" = 'it''''s'", "true"), ("'say \"yes\"' = \"say \"\"yes\"\"\"", "true"),
  ]

  static let logic: [(String, String)] = [
    ("price > 10 and region = \"North\"", "true"), ("price > 10 AND region = \"South\"", "false"),
    ("price > 20 or region = \"North\"", "true"), ("not price > 10", "false"), ("NOT not paid", "true"),
    ("true or false and false", "true"), ("(true or false) and false", "false"),
    ("not false and false", "false"), ("not (false and false)", "true"), ("checked or paid", "true"),
    ("checked and paid", "false"), ("paid and checked", "false"), ("not checked", "true"),
    ("qty = 0 or price / qty > 3", "true"), ("qty = 4 or price / 0 > 3", "true"),
    ("qty != 4 and price / 0 > 3", "false"), ("if(price > 10, \"dear\", \"cheap\")", "\"dear\""),
    ("if(checked, 1, 2)", "2"), ("if(qty = 0, 1 / 0, 1)", "1d"),
    ("if(paid, ordered, \"2026-01-01\")", "@1772928000000"),
    ("if(not paid, ordered, \"2026-01-01\")", "@1767225600000"), ("IF(paid, price, blank)", "12.50d"),
    ("if(paid, if(qty > 3, \"many\", \"few\"), \"none\")", "\"many\""),
  ]

  static let blanks: [(String, String)] = [
    ("note = \"\"", "true"), ("note != \"\"", "false"), ("empty = \"\"", "true"), ("empty is blank", "true"),
    ("region = \"\"", "false"), ("region != \"\"", "true"), ("price != \"\"", "true"),
    ("discount = ''", "true"),
    ("region is not blank", "true"), ("note = \"x\"", "false"), ("note != \"x\"", "false"),
    ("not note = \"x\"", "true"), ("not note != \"x\"", "true"), ("discount < 5", "false"),
    ("not discount < 5", "true"), ("discount = discount", "false"), ("note = empty", "true"),
    ("due > \"2026-01-01\"", "false"),
    ("note in (\"a\", \"\")", "true"), ("note in (\"a\")", "false"), ("note not in (\"a\")", "true"),
    ("note like \"%\"", "false"), ("note not like \"%\"", "true"), ("note matches \"\"", "false"),
    ("not note matches \"\"", "true"), ("price * discount is blank", "true"), ("length(note)", "0"),
    ("lower(note)", "blank"), ("min(discount, price)", "12.50d"), ("max(note, \"\", region)", "\"North\""),
    ("min(discount, blank)", "blank"), ("round(discount)", "blank"), ("round(price, discount)", "blank"),
    ("year(due)", "blank"), ("abs(discount)", "blank"), ("blank", "blank"), ("blank is blank", "true"),
  ]

  static let words: [(String, String)] = [
    ("region in (\"North\", \"South\")", "true"), ("qty in (1, 2, 2 + 2)", "true"),
    ("qty not in (1, 2)", "true"),
    ("qty in (4)", "true"), ("ordered in (\"2026-03-07\", \"2026-03-08\")", "true"),
    ("price in (12.5)", "true"),
    ("region like \"N%\"", "true"), ("region like \"n%\"", "false"), ("region ilike \"n%H\"", "true"),
    ("region not like \"S%\"", "true"), ("region not ilike \"n%\"", "false"),
    ("address.city like \"Ł__ź\"", "true"),
    ("address.city ilike \"łÓDŹ\"", "true"), ("region matches \"^N.*h$\"", "true"),
    ("region matches \"ort\"", "true"),
    ("region not matches \"^ort\"", "true"), ("\"50%\" like \"50\\%\"", "true"),
    ("\"505\" like \"50\\%\"", "false"),
    ("\"a_b\" like \"a\\_b\"", "true"), ("\"\\\" like \"\\\\\"", "true"),
  ]

  static let functions: [(String, String)] = [
    ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(2.4)", "2"), ("round(price, 1)", "12.5d"),
    ("round(1.005, 2)", "1.01d"), ("round(1.5, 3)", "1.5d"), ("round(1250, -2)", "1300d"),
    ("round(-1250, -2)", "-1300d"),
    ("round(49, -2)", "0d"), ("round(1, -38)", "0d"), ("abs(-3)", "3"), ("abs(2.50)", "2.50d"),
    ("min(3, 1, 2)", "1"),
    ("max(3, 1.5)", "3d"), ("max(1)", "1"), ("min(\"b\", \"a\")", "\"a\""),
    ("max(ordered, \"2027-01-01\")", "@1798761600000"),
    ("min(shipped, ordered)", "@1772928000000"), ("length(region)", "5"), ("length(address.city)", "4"),
    ("length(\"👨‍👩‍👧\")", "5"), ("lower(\"ÄB c\")", "\"äb c\""), ("upper(\"straße\")", "\"STRASSE\""),
    ("lower(upper(region))", "\"north\""), ("UPPER(region) = 'NORTH'", "true"), ("year(ordered)", "2026"),
    ("month(ordered)", "3"), ("day(ordered)", "8"), ("year(\"1969-12-31\")", "1969"), ("day(shipped)", "9"),
    ("lower(region) = lower(\"NORTH\")", "true"), ("region", "\"North\""), ("huge", "1e+300f"),
    ("mixed", "\"7\""),
  ]

  static let all = Array([arithmetic, comparisons, logic, blanks, words, functions].joined())

  @Test(
    "Expressions give the values that the language promises",
    arguments: all)
  func value(_ expression: String, _ expected: String) throws {
    #expect(try ExampleRow.value(of: expression) == expected)
  }

  @Test("An expression is evaluated for each row anew")
  func rows() throws {
    let expression = try RowExpression(parsing: "if(lower(name) like \"a%\", price * 2, price)")
    let columns = [ExpressionColumn("name", kind: .text), ExpressionColumn("price", kind: .integer)]
    var evaluator = try expression.bound(to: columns).evaluator()
    let rows: [[CellValue]] = [
      [.text("Apple"), .integer(1)], [.text("Élan"), .integer(2)], [.empty, .integer(3)],
      [.text("avocado"), .integer(4)],
    ]
    let values = try rows.map { row throws(ExpressionError) in try evaluator.value(for: row).shown }
    #expect(values == ["2", "2", "3", "8"])
  }

  @Test("After a row with an error the next one is evaluated as ever")
  func afterError() throws {
    let expression = try RowExpression(parsing: "1 + (2 + 6 / qty)")
    var evaluator = try expression.bound(to: [ExpressionColumn("qty", kind: .integer)]).evaluator()
    let zero: [CellValue] = [.integer(0)]
    let two: [CellValue] = [.integer(2)]
    let error = #expect(throws: ExpressionError.self) { try evaluator.value(for: zero) }
    #expect(error?.kind == .divisionByZero)
    #expect(try evaluator.value(for: two) == .decimal(6))
  }

  @Test("A row of cells is a row of an expression")
  func cells() throws {
    var cells = CellBuffer()
    cells.append(text: "North")
    cells.append(integer: 3)
    let columns = [ExpressionColumn("region", kind: .text), ExpressionColumn("qty", kind: .integer)]
    let bound = try RowExpression(parsing: "qty = 3 and region = 'North'").bound(to: columns)
    var evaluator = try bound.conditionEvaluator()
    #expect(try evaluator.isTrue(for: cells))
    #expect(bound.usedColumns == [1, 0])
  }

  @Test("A blank condition chooses no row")
  func blankCondition() throws {
    let bound = try RowExpression(parsing: "checked").bound(to: ExampleRow.columns)
    var evaluator = try bound.conditionEvaluator()
    #expect(try evaluator.isTrue(for: ExampleRow.values) == false)
  }
}
