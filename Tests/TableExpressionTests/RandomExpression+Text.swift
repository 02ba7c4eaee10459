extension RandomExpression {
  /// The expression with brackets only where precedence needs them.
  var text: String { text(above: 0) }

  /// The expression as a tree, as `RowExpression` describes itself.
  var tree: String {
    switch self {
    case .number(let value): "\(value)"
    case .numberColumn(let column): "`n\(column)`"
    case .text(let text): "\"\(text)\""
    case .textColumn(let column): "`t\(column)`"
    case .arithmetic(let sign, let left, let right), .comparison(let sign, let left, let right):
      "(\(sign) \(left.tree) \(right.tree))"
    case .minus(let value): "(- \(value.tree))"
    case .and(let left, let right): "(and \(left.tree) \(right.tree))"
    case .or(let left, let right): "(or \(left.tree) \(right.tree))"
    case .not(let value): "(not \(value.tree))"
    case .isBlank(let value): "(blank? \(value.tree))"
    case .isIn(let value, let members): "(in \(value.tree) \(members.map(\.tree).joined(separator: " ")))"
    case .choice(let condition, let first, let second):
      "(if \(condition.tree) \(first.tree) \(second.tree))"
    }
  }

  private func text(above outer: Int) -> String {
    let (own, text) = ownText
    // A `not` needs brackets behind everything that binds more tightly, as other operators do.
    return own <= outer ? "(\(text))" : text
  }

  private var ownText: (precedence: Int, text: String) {
    switch self {
    case .number(let value): (8, "\(value)")
    case .numberColumn(let column): (8, "n\(column)")
    case .text(let text): (8, "\"\(text)\"")
    case .textColumn(let column): (8, "`t\(column)`")
    case .or(let left, let right): (1, "\(left.text(above: 0)) or \(right.text(above: 1))")
    case .and(let left, let right): (2, "\(left.text(above: 1)) and \(right.text(above: 2))")
    case .not(let value): (3, "not \(value.text(above: 2))")
    case .comparison(let sign, let left, let right):
      (4, "\(left.text(above: 4)) \(sign) \(right.text(above: 4))")
    case .isBlank(let value): (4, "\(value.text(above: 4)) is blank")
    case .isIn(let value, let members):
      (4, "\(value.text(above: 4)) in (\(members.map(\.text).joined(separator: ", ")))")
    case .arithmetic("*", let left, let right): (6, "\(left.text(above: 5))*\(right.text(above: 6))")
    case .arithmetic(let sign, let left, let right):
      (5, "\(left.text(above: 4)) \(sign) \(right.text(above: 5))")
    case .minus(let value): (7, "-\(value.text(above: 6))")
    case .choice(let condition, let first, let second):
      (8, "if(\(condition.text), \(first.text), \(second.text))")
    }
  }
}
