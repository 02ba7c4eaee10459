/// An operation on two numbers.
enum ArithmeticOperator: String, BitwiseCopyable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

/// A comparison of two values.
enum ComparisonOperator: String, BitwiseCopyable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether it asks for more than equality.
  var needsOrder: Bool { self != .equal && self != .notEqual }
}

/// Two conditions in one.
enum Connective: String, BitwiseCopyable {
  case and, or
}

/// An operator between two operands, or behind one.
enum InfixOperator {
  case connective(Connective)
  case comparison(ComparisonOperator)
  case arithmetic(ArithmeticOperator)
  /// `in`, `like`, `ilike`, `matches`, `is`, and `not` before one of them.
  case word

  /// The operator that a token is, or `nil`.
  init?(_ token: Token) {
    switch token.kind {
    case .keyword(.and): self = .connective(.and)
    case .keyword(.or): self = .connective(.or)
    case .keyword(.in), .keyword(.like), .keyword(.ilike), .keyword(.matches), .keyword(.is), .keyword(.not):
      self = .word
    case .sign(let sign):
      if let comparison = ComparisonOperator(rawValue: sign.rawValue) {
        self = .comparison(comparison)
      } else if let arithmetic = ArithmeticOperator(rawValue: sign.rawValue) {
        self = .arithmetic(arithmetic)
      } else {
        return nil
      }
    default: return nil
    }
  }

  var precedence: Precedence {
    switch self {
    case .connective(.or): .or
    case .connective(.and): .and
    case .comparison, .word: .comparison
    case .arithmetic(.add), .arithmetic(.subtract): .sum
    case .arithmetic: .product
    }
  }
}
