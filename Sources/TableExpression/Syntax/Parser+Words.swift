extension Parser {
  /// Reads `in`, `like`, `ilike`, `matches` or `is`, with the `not` that may belong to it, and what it works with.
  mutating func wordOperator(start: Int) throws(ExpressionFault) {
    let offset = token.range.lowerBound
    var isNegated = token.is(.not)
    if isNegated { try advance() }
    switch token.kind {
    case .keyword(.in):
      try advance()
      try members(start: start, offset: offset)
    case .keyword(.like):
      emit(.like(pattern: try pattern(), ignoresCase: false), start: start, offset: patternOffset)
      try advance()
    case .keyword(.ilike):
      emit(.like(pattern: try pattern(), ignoresCase: true), start: start, offset: patternOffset)
      try advance()
    case .keyword(.matches):
      emit(.matches(pattern: try pattern()), start: start, offset: patternOffset)
      try advance()
    case .keyword(.is) where !isNegated:
      try advance()
      if token.is(.not) {
        isNegated = true
        try advance()
      }
      guard token.is(.blank) else {
        throw fault("expected \"blank\" or \"not blank\"", hint: "compare with \"=\" or \"!=\"")
      }
      try advance()
      emit(.isBlank, start: start, offset: offset)
    default: throw fault("expected \"in\", \"like\", \"ilike\" or \"matches\" after \"not\"")
    }
    if isNegated { emit(.not, start: start, offset: offset) }
  }

  /// Goes to the pattern behind the operator and reads it.
  private mutating func pattern() throws(ExpressionFault) -> String {
    try advance()
    guard case .text(let pattern) = token.kind else { throw fault("expected a pattern between quotes") }
    return pattern
  }

  private var patternOffset: Int { token.range.lowerBound }

  private mutating func members(start: Int, offset: Int) throws(ExpressionFault) {
    try expect(.open, "expected \"(\" after \"in\"")
    var count = 0
    repeat {
      if count > 0 { try advance() }
      try expression(above: .none)
      emit(.member, start: start, offset: offset)
      count += 1
    } while token.is(.comma)
    try expect(.close, "expected \",\" or \")\"")
    emit(.membership(count: count), start: start, offset: offset)
  }
}
