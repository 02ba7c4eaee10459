internal import TableExpression
internal import Testing

@Suite("Expressions are read by precedence")
struct SyntaxTests {
  static let trees: [(String, String)] = [
    ("a or b and c", "(or `a` (and `b` `c`))"),
    ("a and b or c", "(or (and `a` `b`) `c`)"),
    ("a or b or c", "(or (or `a` `b`) `c`)"),
    ("not a = b and c", "(and (not (= `a` `b`)) `c`)"),
    ("not not a", "(not (not `a`))"),
    ("a + b * c = d - e", "(= (+ `a` (* `b` `c`)) (- `d` `e`))"),
    ("a - b - c", "(- (- `a` `b`) `c`)"),
    ("a * b / c % d", "(% (/ (* `a` `b`) `c`) `d`)"),
    ("-a * b", "(* (- `a`) `b`)"),
    ("a - -b", "(- `a` (- `b`))"),
    ("a == 1 or b <> 2", "(or (= `a` 1) (!= `b` 2))"),
    ("a in (1, b + 1)", "(in `a` 1 (+ `b` 1))"),
    ("a not in (1) and b", "(and (not (in `a` 1)) `b`)"),
    ("a + b like \"x%\"", "(like (+ `a` `b`) \"x%\")"),
    ("a not matches 'b'", "(not (matches `a` \"b\"))"),
    ("a ilike 'b\"c'", "(ilike `a` \"b\"\"c\")"),
    ("a is blank or b is not blank", "(or (blank? `a`) (not (blank? `b`)))"),
    ("round(a + 1, 2) > max(b, c)", "(> (round (+ `a` 1) 2) (max `b` `c`))"),
    ("if(a, b, c or d)", "(if `a` `b` (or `c` `d`))"),
    ("`a``b` = `in`", "(= `a``b` `in`)"),
    ("round = 1", "(= `round` 1)"),
    ("`round`", "`round`"),
    ("a.b.c = e2", "(= `a.b.c` `e2`)"),
    ("数量>1", "(> `数量` 1)"),
    ("TRUE and False", "(and true false)"),
    ("a\n>\t1", "(> `a` 1)"),
  ]

  @Test(
    "Operators bind as the language says",
    arguments: trees)
  func tree(_ expression: String, _ tree: String) throws {
    #expect(try RowExpression(parsing: expression).debugDescription == tree)
  }

  @Test("A computed column has a name and an expression")
  func computedColumn() throws {
    let total = try ComputedColumn(parsing: "total = qty * price")
    #expect(total.name == "total")
    #expect(total.expression.debugDescription == "(* `qty` `price`)")
    let isLarge = try ComputedColumn(parsing: "`is large` = total = 5")
    #expect(isLarge.name == "is large")
    #expect(isLarge.expression.debugDescription == "(= `total` 5)")
  }
}
