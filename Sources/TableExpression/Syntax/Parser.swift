/// Reads an expression by the precedence of its operators.
struct Parser {
  /// How many levels brackets, functions and signs may nest; more would be a danger to the call stack.
  static let deepestNesting = 200

  private var lexer: Lexer
  private(set) var token: Token
  /// What stands before `token`, for messages.
  private var previous: Token?
  private var depth = 0
  private(set) var steps: [SyntaxStep] = []

  /// Starts reading at the first token.
  init(_ text: String) throws(ExpressionFault) {
    lexer = Lexer(text)
    token = try lexer.next()
  }

  /// The steps of a whole text.
  static func parse(_ text: String) throws(ExpressionFault) -> [SyntaxStep] {
    var parser = try Parser(text)
    return try parser.parseToEnd()
  }

  /// The steps of all that follows.
  mutating func parseToEnd() throws(ExpressionFault) -> [SyntaxStep] {
    try expression(above: .none)
    guard token.kind == .end else {
      throw token.is(.close)
        ? fault("this \")\" has no partner")
        : fault("expected an operator before \(shown(token))")
    }
    return steps
  }

  mutating func advance() throws(ExpressionFault) {
    previous = token
    token = try lexer.next()
  }

  mutating func expect(_ sign: Sign, _ message: String) throws(ExpressionFault) {
    guard token.is(sign) else { throw fault(message) }
    try advance()
  }

  mutating func emit(_ kind: SyntaxStep.Kind, start: Int, offset: Int) {
    steps.append(SyntaxStep(kind: kind, start: start, offset: offset))
  }

  /// A fault at the current token.
  func fault(_ message: String, hint: String? = nil) -> ExpressionFault {
    ExpressionFault(.syntax, message, hint: hint, at: token.range.lowerBound)
  }

  /// The fault that a value is missing.
  func missingValue() -> ExpressionFault {
    guard let previous else { return fault("expected a value") }
    return fault("expected a value after \(shown(previous))")
  }

  /// A token as it is written.
  func shown(_ token: Token) -> String {
    token.kind == .end ? "the end" : String(decoding: lexer.bytes[token.range], as: UTF8.self).quoted
  }

  /// Reads an operand and all operators behind it that bind more tightly than `minimum`.
  mutating func expression(above minimum: Precedence) throws(ExpressionFault) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      throw ExpressionFault(
        .tooDeep, "nested more than \(Self.deepestNesting) levels deep", at: token.range.lowerBound)
    }
    let start = token.range.lowerBound
    try operand(above: minimum)
    while let infix = InfixOperator(token), infix.precedence > minimum {
      let offset = token.range.lowerBound
      switch infix {
      case .connective(let connective):
        try advance()
        emit(.connect(connective), start: start, offset: offset)
        try expression(above: infix.precedence)
        emit(.connected(connective), start: start, offset: offset)
      case .arithmetic(let arithmetic):
        try advance()
        try expression(above: infix.precedence)
        emit(.arithmetic(arithmetic), start: start, offset: offset)
      case .comparison(let comparison):
        try advance()
        try expression(above: infix.precedence)
        emit(.comparison(comparison), start: start, offset: offset)
        try refuseChain()
      case .word:
        try wordOperator(start: start)
        try refuseChain()
      }
    }
  }

  private func refuseChain() throws(ExpressionFault) {
    guard let next = InfixOperator(token), next.precedence == .comparison else { return }
    throw fault("comparisons can't be chained", hint: "join two of them with \"and\"")
  }
}
