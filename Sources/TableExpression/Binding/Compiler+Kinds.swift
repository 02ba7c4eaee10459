internal import TableModel

extension Compiler {
  func requireNumber(_ operand: Entry, for user: String) throws(ExpressionFault) {
    guard !operand.kind.canBe(.decimal) else { return }
    var hint: String?
    if let text = operand.literal?.text, ExactDecimal(text) != nil {
      hint = "write \(text) without quotes"
    }
    throw mismatch("\(user) needs a number, and \(described(operand))", operand, hint: hint)
  }

  func requireCondition(_ operand: Entry, for user: String) throws(ExpressionFault) {
    guard !operand.kind.canBe(.boolean) else { return }
    throw mismatch("\(user) needs a condition, and \(described(operand))", operand, hint: Self.conditionHint)
  }

  func requireText(_ operand: Entry, for user: String) throws(ExpressionFault) {
    guard !operand.kind.canBe(.text) else { return }
    throw mismatch("\(user) needs text, and \(described(operand))", operand)
  }

  /// What to write where a condition is wanted.
  static let conditionHint = "compare it with something, such as price > 10"

  private func mismatch(_ message: String, _ operand: Entry, hint: String? = nil) -> ExpressionFault {
    ExpressionFault(.kindMismatch, message, hint: hint, at: operand.start)
  }

  /// An operand as a message shows it.
  private func described(_ operand: Entry) -> String {
    if let column = operand.column { return "the column \(column.quoted) holds \(operand.kind.contents)" }
    return "this is \(operand.kind.noun)"
  }

  /// Checks that two values can be compared; a text literal beside a date becomes a date.
  mutating func unify(
    _ left: inout Entry, _ right: inout Entry, with sign: ComparisonOperator, at offset: Int
  ) throws(ExpressionFault) {
    if left.kind == .blank || right.kind == .blank {
      let operand = left.kind == .blank ? left : right
      let hint = sign == .notEqual ? "write \"is not blank\"" : "write \"is blank\""
      throw mismatch("nothing can be compared with blank", operand, hint: hint)
    }
    // Everything may be compared with "", which asks whether it is blank.
    if !sign.needsOrder, left.literal?.text == "" || right.literal?.text == "" { return }
    try coerceDates(&left, &right)
    if sign.needsOrder {
      for operand in [left, right] where operand.kind == .boolean {
        throw mismatch("\(sign.rawValue.quoted) has no meaning for true and false", operand)
      }
    }
    guard !left.kind.canBe(right.kind), right.kind != .unknown else { return }
    throw ExpressionFault(
      .kindMismatch, "\(described(left)), and \(right.described) is \(right.kind.noun)",
      hint: Self.advice(left, right) ?? Self.advice(right, left), at: right.start)
  }

  /// What to write where a number and a text were compared.
  private static func advice(_ operand: Entry, _ other: Entry) -> String? {
    guard let text = operand.literal?.text else {
      return operand.kind == .text && other.kind.isNumeric && other.column == nil
        ? "write the number in quotes to compare it as text" : nil
    }
    return other.kind.isNumeric && ExactDecimal(text) != nil ? "write \(text.printable) without quotes" : nil
  }

  /// Makes a date of a text literal that stands beside a date.
  mutating func coerceDates(_ left: inout Entry, _ right: inout Entry) throws(ExpressionFault) {
    if left.kind == .date { try makeDate(&right) }
    if right.kind == .date { try makeDate(&left) }
  }

  /// Makes a date of a text literal.
  mutating func makeDate(_ operand: inout Entry) throws(ExpressionFault) {
    guard operand.kind == .text, let literal = operand.literal else { return }
    guard let date = ISODate.parse(literal.text) else {
      throw .invalidDate(literal.text, at: operand.start)
    }
    program.instructions[literal.instruction] = .constant(.date(date))
    operand.kind = .date
  }
}

extension Compiler.Entry {
  fileprivate var described: String {
    if let column { return column.quoted }
    return literal?.text.quoted ?? "the other side"
  }
}

extension OperandKind {
  /// What a column of such values holds.
  fileprivate var contents: String {
    switch self {
    case .boolean: "true and false"
    case .integer, .decimal: "numbers"
    case .date: "dates"
    case .blank, .text, .unknown: noun
    }
  }
}
