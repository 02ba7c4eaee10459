internal import TableModel
internal import TestSupport

/// An expression as the language describes it, evaluated the slow and obvious way.
indirect enum RandomExpression {
  /// A number in thousandths, text, yes or no, or nothing.
  enum Value: Equatable {
    case number(ExactDecimal), text(String), truth(Bool), blank
  }

  /// The number 0, 1, 2 or nothing; `a` and `b` and nothing.
  case number(Int), numberColumn(Int), text(String), textColumn(Int)
  case arithmetic(String, RandomExpression, RandomExpression)
  case minus(RandomExpression)
  case comparison(String, RandomExpression, RandomExpression)
  case and(RandomExpression, RandomExpression), or(RandomExpression, RandomExpression), not(RandomExpression)
  case isBlank(RandomExpression)
  case isIn(RandomExpression, [RandomExpression])
  case choice(RandomExpression, RandomExpression, RandomExpression)

  static func condition(depth: Int, using generator: inout SeededGenerator) -> Self {
    func condition() -> Self { Self.condition(depth: depth - 1, using: &generator) }
    func number() -> Self { Self.number(depth: depth - 1, using: &generator) }
    func text() -> Self { Self.text(using: &generator) }
    let sign = ["=", "!=", "<", "<=", ">", ">="].randomElement(using: &generator) ?? "="
    switch Int.random(in: 0..<(depth > 0 ? 9 : 2), using: &generator) {
    case 0: return .comparison(sign, text(), text())
    case 1: return .isBlank(text())
    case 2, 3: return .comparison(sign, number(), number())
    case 4: return .and(condition(), condition())
    case 5: return .or(condition(), condition())
    case 6: return .not(condition())
    case 7: return .isIn(number(), [number(), number()])
    default: return .isIn(text(), [text(), text(), text()])
    }
  }

  static func number(depth: Int, using generator: inout SeededGenerator) -> Self {
    func number() -> Self { Self.number(depth: depth - 1, using: &generator) }
    let sign = ["+", "-", "*"].randomElement(using: &generator) ?? "+"
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &generator) {
    case 0: return .number(Int.random(in: 0...3, using: &generator))
    case 1: return .numberColumn(Int.random(in: 0...2, using: &generator))
    case 2: return .minus(number())
    case 3: return .choice(condition(depth: depth - 1, using: &generator), number(), number())
    default: return .arithmetic(sign, number(), number())
    }
  }

  private static func text(using generator: inout SeededGenerator) -> Self {
    Bool.random(using: &generator)
      ? .text(["a", "b", "it's", ""].randomElement(using: &generator) ?? "a")
      : .textColumn(Int.random(in: 0...2, using: &generator))
  }
}
