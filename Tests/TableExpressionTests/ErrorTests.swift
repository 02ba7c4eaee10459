internal import TableExpression
internal import TestSupport
internal import Testing

@Suite("Errors point at the character")
struct ErrorTests {
  /// Expressions with a `▸` before the character at fault, and what is said about it.
  static let faults: [(String, ExpressionError.Kind, String)] = [
    ("price >▸> 10", .syntax, "expected a value after \">\""),
    ("▸", .syntax, "expected a value"),
    ("price >▸", .syntax, "expected a value after \">\""),
    ("price ▸10", .syntax, "expected an operator before \"10\""),
    ("(price > 10▸", .syntax, "expected \")\""),
    ("price > 10▸)", .syntax, "this \")\" has no partner"),
    ("1 < 2 ▸< 3", .syntax, "comparisons can't be chained"),
    ("price is blank ▸= true", .syntax, "comparisons can't be chained"),
    ("paid = ▸not paid", .syntax, "a \"not\" behind an operator stands in brackets"),
    ("region = ▸\"North", .syntax, "this \" has no partner"),
    ("▸`unit price > 3", .syntax, "this ` has no partner"),
    ("▸`` = 3", .syntax, "a column name is missing between the backticks"),
    ("▸2024_sales > 3", .syntax, "a number is followed by letters"),
    ("price > ▸1e5", .syntax, "a number is followed by letters"),
    ("price ▸& 3", .syntax, "unexpected character \"&\""),
    ("region = ▸“North”", .syntax, "unexpected character \"“\""),
    ("price▸. > 3", .syntax, "unexpected character \".\""),
    ("region is ▸\"North\"", .syntax, "expected \"blank\" or \"not blank\""),
    ("region not ▸= 1", .syntax, "expected \"in\", \"like\", \"ilike\" or \"matches\" after \"not\""),
    ("region in ▸\"North\"", .syntax, "expected \"(\" after \"in\""),
    ("region in (▸)", .syntax, "expected a value after \"(\""),
    ("region in (1 ▸2)", .syntax, "expected \",\" or \")\""),
    ("region like ▸code", .syntax, "expected a pattern between quotes"),
    ("round(1 ▸2)", .syntax, "expected \",\" or \")\""),
    ("▸round()", .wrongArgumentCount, "round can't take no arguments"),
    ("▸round(1, 2, 3)", .wrongArgumentCount, "round can't take 3 arguments"),
    ("paid and ▸if(paid, 1)", .wrongArgumentCount, "if takes 3 arguments"),
    ("▸if(paid, 1, 2, 3)", .wrongArgumentCount, "if takes 3 arguments"),
    ("▸rond(price) = 1", .unknownFunction, "there is no function \"rond\""),
    ("qty > 1 and ▸pirce > 10", .unknownColumn, "no column \"pirce\""),
    ("Größe > 1 and ▸grösse > 10", .unknownColumn, "no column \"grösse\""),
    ("▸\"text\" * 2 = 4", .kindMismatch, "\"*\" needs a number, and this is text"),
    ("qty + ▸region > 2", .kindMismatch, "\"+\" needs a number, and the column \"region\" holds text"),
    ("-▸region = 1", .kindMismatch, "\"-\" needs a number, and the column \"region\" holds text"),
    ("price > ▸\"10\"", .kindMismatch, "the column \"price\" holds numbers, and \"10\" is text"),
    ("code = ▸10", .kindMismatch, "the column \"code\" holds text, and the other side is a number"),
    ("paid = ▸1", .kindMismatch, "the column \"paid\" holds true and false, and the other side is a number"),
    ("▸paid > false", .kindMismatch, "\">\" has no meaning for true and false"),
    ("price = ▸blank", .kindMismatch, "nothing can be compared with blank"),
    ("▸price and paid", .kindMismatch, "\"and\" needs a condition, and the column \"price\" holds numbers"),
    ("paid or ▸1 + 1", .kindMismatch, "\"or\" needs a condition, and this is a number"),
    ("not ▸region", .kindMismatch, "\"not\" needs a condition, and the column \"region\" holds text"),
    ("if(▸1, 2, 3) = 2", .kindMismatch, "\"if\" needs a condition, and this is a number"),
    ("qty in (1, ▸\"a\")", .kindMismatch, "the column \"qty\" holds numbers, and \"a\" is text"),
    ("▸price like \"1%\"", .kindMismatch, "\"like\" needs text, and the column \"price\" holds numbers"),
    ("length(▸price) = 1", .kindMismatch, "\"length\" needs text, and the column \"price\" holds numbers"),
    ("year(▸region) = 1", .kindMismatch, "\"year\" needs a date, and this is text"),
    ("max(1, ▸region) = 1", .kindMismatch, "\"max\" can't choose between a number and text"),
    ("min(1, ▸paid) = 1", .kindMismatch, "\"min\" has no meaning for true and false"),
    ("mixed ▸= 7", .kindMismatch, "text can't be compared with a number"),
    ("mixed ▸+ 7 = 8", .kindMismatch, "expected a number, and the value is text"),
    ("▸year(mixed) = 1", .kindMismatch, "expected a date, and the value is text"),
    ("▸round(1, 0.5) = 1", .kindMismatch, "round takes a whole number of digits between -38 and 38"),
    ("  ▸price * 2", .notACondition, "expected a condition, and this is a number"),
    ("▸mixed", .notACondition, "expected a condition, and the value is text"),
    ("ordered > ▸\"March\"", .invalidDate, "\"March\" is not a date"),
    ("ordered > ▸\"2026-02-30\"", .invalidDate, "\"2026-02-30\" is not a date"),
    ("ordered ▸= mixed", .invalidDate, "this text is not a date"),
    ("region matches \"a▸(b\"", .invalidPattern, "the pattern can't be read: \"(\" has no partner"),
    ("region matches \"\"\"▸[a\"", .invalidPattern, "the pattern can't be read: \"[\" has no partner"),
    (
      "region matches 'ä*▸+'", .invalidPattern,
      "the pattern can't be read: only one sign of repetition can follow"
    ),
    ("qty ▸/ 0 = 1", .divisionByZero, "division by zero"),
    ("qty ▸% (qty - 4) = 1", .divisionByZero, "division by zero"),
    ("huge ▸* 2 > 1", .overflow, "a number is too large or too small for exact arithmetic"),
    (
      "9999999999999999999 * 9999999999999999999 ▸* 10 > 1", .overflow,
      "the result has more than 38 digits"
    ),
    ("▸1234567890123456789012345678901234567890 > 1", .overflow, "a number has at most 38 digits"),
  ]

  @Test("The character at fault is found", arguments: faults)
  func place(_ marked: String, _ kind: ExpressionError.Kind, _ message: String) throws {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = try #require(ExampleRow.error(of: parts.joined()))
    #expect(error.message == message)
    #expect(error.kind == kind)
    #expect(error.byteOffset == parts[0].utf8.count, "\(error)")
    #expect(error.column == parts[0].count + 1)
  }

  static let hints: [(String, String)] = [
    ("qty > 1 and pirce > 10", "did you mean \"price\"?"), ("rond(price) = 1", "did you mean \"round\"?"),
    ("price > \"10\"", "write 10 without quotes"),
    ("code = 10", "write the number in quotes to compare it as text"),
    ("price = blank", "write \"is blank\""), ("price != blank", "write \"is not blank\""),
    ("paid && true", "write \"and\""),
    ("ordered > 'x'", "write it as \"2026-03-08\" or \"2026-03-08 14:30\""),
    ("round() = 1", "write round(number) or round(number, digits)"),
    ("1 < 2 < 3", "join two of them with \"and\""), ("price > 1e5", "write the number without an exponent"),
    ("qty / 0 = 1", "write if(divisor = 0, blank, …) around it"),
    ("price", "compare it with something, such as price > 10"),
    ("\"2\" * 2 = 4", "write 2 without quotes"),
  ]

  @Test(
    "A hint says what to write",
    arguments: hints)
  func hint(_ expression: String, _ hint: String) {
    #expect(ExampleRow.error(of: expression)?.hint == hint)
  }

  @Test("An error shows the expression with a caret")
  func caret() throws {
    expectText(
      try #require(ExampleRow.error(of: "price >> 10")).description,
      equals: """
        price >> 10
               ^ expected a value after ">"
        """)
    expectText(
      try #require(ExampleRow.error(of: "Größe > 1 and\n pirce > 10 and\n qty = 1")).description,
      equals: """
         pirce > 10 and
         ^ no column "pirce"; did you mean "price"?
        """)
  }

  @Test("A long expression is shown in part")
  func longExpression() throws {
    let many = (1...40).map { "qty = \($0)" }.joined(separator: " or ")
    let error = try #require(ExampleRow.error(of: "\(many) or pirce = 1 or \(many)"))
    expectText(
      error.description,
      equals: """
        …ty = 38 or qty = 39 or qty = 40 or pirce = 1 or qty = 1 or qty = 2 or …
                                            ^ no column "pirce"; did you mean "price"?
        """)
  }

  @Test("An expression can't talk to the terminal through its error")
  func controlCharacters() throws {
    let error = try #require(ExampleRow.error(of: "`a\u{1B}[31m\u{202E}b` > 1"))
    expectText(
      error.description,
      equals: """
        `a\u{FFFD}[31m\u{FFFD}b` > 1
        ^ no column "a\u{FFFD}[31m\u{FFFD}b"; the columns are region, price, qty, ordered, shipped, note, discount, \
        paid, checked, due, …
        """)
  }

  static let assignments: [(String, String)] = [
    ("▸", "expected the name of the new column"), ("▸= 1", "expected the name of the new column"),
    ("total▸", "expected \"=\" after the name of the new column"),
    ("total ▸> 1", "expected \"=\" after the name of the new column"),
    ("total =▸", "expected a value after \"=\""), ("▸\"total\" = 1", "expected the name of the new column"),
    ("total = 1 ▸2", "expected an operator before \"2\""),
  ]

  @Test(
    "A computed column needs a name and an equals sign",
    arguments: assignments)
  func computedColumn(_ marked: String, _ message: String) throws {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = #expect(throws: ExpressionError.self) { try ComputedColumn(parsing: parts.joined()) }
    #expect(error?.message == message)
    #expect(error?.byteOffset == parts[0].utf8.count)
  }
}
