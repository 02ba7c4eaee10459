internal import TableModel

extension [SyntaxStep] {
  /// The expression as a tree, operators first: `(and (> price 10) (= region "North"))`.
  var dump: String {
    var operands: [String] = []
    for step in self {
      switch step.kind {
      case .number(let value): operands.append(value.description)
      case .text(let text): operands.append(text.inQuotes("\""))
      case .boolean(let value): operands.append(value ? "true" : "false")
      case .blank: operands.append("blank")
      case .column(let name): operands.append(name.inQuotes("`"))
      case .negate: operands.combine(1, "-")
      case .not: operands.combine(1, "not")
      case .arithmetic(let sign): operands.combine(2, sign.rawValue)
      case .comparison(let sign): operands.combine(2, sign.rawValue)
      case .isBlank: operands.combine(1, "blank?")
      case .connect, .member, .then, .otherwise: continue
      case .connected(let connective): operands.combine(2, connective.rawValue)
      case .membership(let count): operands.combine(count + 1, "in")
      case .like(let pattern, let ignoresCase):
        operands.append(pattern.inQuotes("\""))
        operands.combine(2, ignoresCase ? "ilike" : "like")
      case .matches(let pattern):
        operands.append(pattern.inQuotes("\""))
        operands.combine(2, "matches")
      case .call(let function, let count): operands.combine(count, function.rawValue)
      case .choice: operands.combine(3, ExpressionFunction.choiceName)
      }
    }
    return operands.joined()
  }
}

extension [String] {
  fileprivate mutating func combine(_ count: Int, _ name: String) {
    let parts = suffix(count).joined(separator: " ")
    removeLast(count)
    append("(\(name) \(parts))")
  }
}

extension String {
  fileprivate func inQuotes(_ quote: Unicode.Scalar) -> String {
    var quoted = String.UnicodeScalarView([quote])
    for scalar in unicodeScalars { quoted.append(contentsOf: scalar == quote ? [quote, quote] : [scalar]) }
    quoted.append(quote)
    return String(quoted)
  }
}
