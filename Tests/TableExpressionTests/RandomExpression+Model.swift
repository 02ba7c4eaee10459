internal import TableModel

extension RandomExpression {
  /// The value for a row whose columns are given by number; `nil` is a blank.
  func value(numbers: [Int?], texts: [String?]) -> Value {
    func value(_ part: RandomExpression) -> Value { part.value(numbers: numbers, texts: texts) }
    switch self {
    case .number(let number): return .number(ExactDecimal(significand: Int128(number)))
    case .numberColumn(let column):
      return numbers[column].map { .number(ExactDecimal(significand: Int128($0))) } ?? .blank
    case .text(let text): return .text(text)
    case .textColumn(let column): return texts[column].map(Value.text) ?? .blank
    case .minus(let part):
      guard case .number(let number) = value(part) else { return .blank }
      return .number(ExactDecimal(significand: -number.significand))
    case .arithmetic(let sign, let left, let right):
      guard case (.number(let left), .number(let right)) = (value(left), value(right)) else { return .blank }
      let (a, b) = (left.significand, right.significand)
      return .number(ExactDecimal(significand: sign == "+" ? a + b : sign == "-" ? a - b : a * b))
    case .comparison(let sign, let left, let right):
      return .truth(Self.holds(sign, value(left), value(right)))
    case .and(let left, let right): return .truth(value(left) == .truth(true) && value(right) == .truth(true))
    case .or(let left, let right): return .truth(value(left) == .truth(true) || value(right) == .truth(true))
    case .not(let part): return .truth(value(part) != .truth(true))
    case .isBlank(let part): return .truth(value(part) == .blank || value(part) == .text(""))
    case .isIn(let part, let members):
      return .truth(members.contains { Self.holds("=", value(part), value($0)) })
    case .choice(let condition, let first, let second):
      return value(condition) == .truth(true) ? value(first) : value(second)
    }
  }

  private static func holds(_ sign: String, _ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): compare(sign, left.significand, right.significand)
    case (.text(let left), .text(let right)): compare(sign, left, right)
    // Only the empty text can be compared with a blank, and only for equality.
    case (.blank, .text("")), (.text(""), .blank): sign == "="
    case (.blank, .blank), (.blank, _), (_, .blank): false
    default: false
    }
  }

  private static func compare<Value: Comparable>(_ sign: String, _ left: Value, _ right: Value) -> Bool {
    switch sign {
    case "=": left == right
    case "!=": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    default: left >= right
    }
  }
}
