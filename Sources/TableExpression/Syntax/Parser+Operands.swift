internal import TableModel

extension Parser {
  /// Reads a literal, a column, a function, something in brackets, or an operand with a sign or `not` before it.
  mutating func operand(above minimum: Precedence) throws(ExpressionFault) {
    let range = token.range
    switch token.kind {
    case .number(let value): try literal(.number(value))
    case .text(let text): try literal(.text(text))
    case .keyword(.true): try literal(.boolean(true))
    case .keyword(.false): try literal(.boolean(false))
    case .keyword(.blank): try literal(.blank)
    case .name(let name, let isQuoted):
      try advance()
      guard !isQuoted, token.is(.open) else {
        return emit(.column(name), start: range.lowerBound, offset: range.lowerBound)
      }
      try call(name, at: range.lowerBound)
    case .sign(.open):
      try advance()
      try expression(above: .none)
      try expect(.close, "expected \")\"")
    case .sign(.minus):
      try advance()
      try expression(above: .sign)
      emit(.negate, start: range.lowerBound, offset: range.lowerBound)
    case .keyword(.not):
      guard minimum < .not else {
        throw fault("a \"not\" behind an operator stands in brackets", hint: "write (not …)")
      }
      try advance()
      // A comparison is negated whole, an `and` behind it is not part of it.
      try expression(above: .and)
      emit(.not, start: range.lowerBound, offset: range.lowerBound)
    default: throw missingValue()
    }
  }

  private mutating func literal(_ kind: SyntaxStep.Kind) throws(ExpressionFault) {
    emit(kind, start: token.range.lowerBound, offset: token.range.lowerBound)
    try advance()
  }

  private mutating func call(_ name: String, at offset: Int) throws(ExpressionFault) {
    let plainName = name.lowercased()
    if plainName == ExpressionFunction.choiceName { return try choice(at: offset) }
    guard let function = ExpressionFunction(rawValue: plainName) else {
      let closest = closestName(to: plainName, in: ExpressionFunction.names)
      let hint =
        closest.map { "did you mean \($0.quoted)?" }
        ?? "the functions are \(ExpressionFunction.names.joined(separator: ", "))"
      throw ExpressionFault(.unknownFunction, "there is no function \(name.quoted)", hint: hint, at: offset)
    }
    try advance()
    var count = 0
    if !token.is(.close) {
      try expression(above: .none)
      count = 1
      while token.is(.comma) {
        try advance()
        try expression(above: .none)
        count += 1
      }
    }
    try expect(.close, "expected \",\" or \")\"")
    guard function.argumentCounts.contains(count) else {
      throw ExpressionFault(
        .wrongArgumentCount, "\(function.rawValue) can't take \(Self.counted(count))",
        hint: "write \(function.usage)", at: offset)
    }
    emit(.call(function, count: count), start: offset, offset: offset)
  }

  private static func counted(_ count: Int) -> String {
    switch count {
    case 0: "no arguments"
    case 1: "1 argument"
    default: "\(count) arguments"
    }
  }

  private mutating func choice(at offset: Int) throws(ExpressionFault) {
    try advance()
    try expression(above: .none)
    try separator(at: offset)
    emit(.then, start: offset, offset: offset)
    try expression(above: .none)
    try separator(at: offset)
    emit(.otherwise, start: offset, offset: offset)
    try expression(above: .none)
    guard !token.is(.comma) else { throw choiceFault(at: offset) }
    try expect(.close, "expected \")\"")
    emit(.choice, start: offset, offset: offset)
  }

  private mutating func separator(at offset: Int) throws(ExpressionFault) {
    guard !token.is(.close) else { throw choiceFault(at: offset) }
    try expect(.comma, "expected \",\"")
  }

  private func choiceFault(at offset: Int) -> ExpressionFault {
    ExpressionFault(
      .wrongArgumentCount, "if takes 3 arguments", hint: "write if(condition, value, other value)", at: offset
    )
  }
}
