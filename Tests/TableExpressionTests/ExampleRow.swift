internal import TableExpression
internal import TableModel

/// The row that most tests evaluate expressions for.
enum ExampleRow {
  static let fields: [(name: String, kind: CellKind, value: CellValue)] = [
    ("region", .text, .text("North")),
    ("price", .decimal, .decimal(ExactDecimal(significand: 1250, scale: 2))),
    ("qty", .integer, .integer(4)),
    ("ordered", .date, .date(CalendarTime(milliseconds: 1_772_928_000_000, hasTime: false))),
    ("shipped", .date, .date(CalendarTime(milliseconds: 1_773_066_600_000, hasTime: true))),
    ("note", .text, .empty),
    ("discount", .decimal, .empty),
    ("paid", .boolean, .boolean(true)),
    ("checked", .boolean, .empty),
    ("due", .date, .empty),
    ("code", .text, .text("0010")),
    ("unit price", .decimal, .decimal(ExactDecimal(significand: 310, scale: 2))),
    ("Größe", .integer, .integer(7)),
    ("address.city", .text, .text("Łódź")),
    ("empty", .text, .text("")),
    ("mixed", .any, .text("7")),
    ("day", .any, .date(CalendarTime(milliseconds: 1_772_928_000_000, hasTime: false))),
    ("huge", .number, .number(1e300)),
    ("link", .link, .link("https://example.org")),
    ("a`b", .integer, .integer(1)),
  ]

  static let columns = fields.map { ExpressionColumn($0.name, kind: $0.kind) }

  static let values = fields.map(\.value)

  /// The value of an expression, as text.
  static func value(of expression: String) throws(ExpressionError) -> String {
    var evaluator = try RowExpression(parsing: expression).bound(to: columns).evaluator()
    return try evaluator.value(for: values).shown
  }

  /// The error that reading, binding or evaluating a condition ends with.
  static func error(of expression: String) -> ExpressionError? {
    do throws(ExpressionError) {
      var evaluator = try RowExpression(parsing: expression).bound(to: columns).conditionEvaluator()
      _ = try evaluator.isTrue(for: values)
      return nil
    } catch {
      return error
    }
  }
}

extension CellValue {
  /// The value as text; two values that differ in kind differ in text.
  var shown: String {
    switch self {
    case .empty: "blank"
    case .text(let text): "\"\(text)\""
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)d"
    case .number(let value): "\(value)f"
    case .boolean(let value): "\(value)"
    case .date(let value): "@\(value.milliseconds)"
    case .link(let text): "<\(text)>"
    }
  }
}
