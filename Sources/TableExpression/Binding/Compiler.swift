internal import TableModel

/// Turns the steps of an expression into a program, and checks what can be known before any row is seen.
struct Compiler {
  /// A value that the program will have on its stack.
  struct Entry {
    var kind: OperandKind
    /// Where in the text it begins.
    let start: Int
    /// The text, if it is a literal, and the instruction that pushes it.
    var literal: (text: String, instruction: Int)?
    /// Whether it is a number literal, pushed by the last instruction.
    var isNumberLiteral = false
    /// Whether it is true or false, never blank.
    var isAnswer = false
    /// The name, if it is a column.
    var column: String?
  }

  private let columns: ColumnIndex
  private var slots: [Int: Int] = [:]
  private var columnKinds: [OperandKind]
  /// Instructions whose jump target is not known yet.
  var jumps: [Int] = []
  var entries: [Entry] = []
  var program = Program(text: "")

  init(_ columns: [ExpressionColumn]) {
    self.columns = ColumnIndex(columns.map(\.name))
    columnKinds = columns.map { OperandKind($0.kind) }
  }

  /// The program for the steps of a text.
  mutating func program(of steps: [SyntaxStep], text: String) throws(ExpressionFault) -> Program {
    program = Program(text: text)
    for step in steps { try compile(step) }
    program.kind = entries.last?.kind ?? .unknown
    return program
  }

  mutating func emit(_ instruction: Instruction, at offset: Int) {
    program.instructions.append(instruction)
    program.offsets.append(offset)
  }

  mutating func push(_ kind: OperandKind, _ step: SyntaxStep) {
    entries.append(Entry(kind: kind, start: step.start))
  }

  mutating func pushAnswer(_ step: SyntaxStep) {
    entries.append(Entry(kind: .boolean, start: step.start, isAnswer: true))
  }

  private mutating func pushConstant(_ value: Operand, _ kind: OperandKind, _ step: SyntaxStep) {
    emit(.constant(value), at: step.offset)
    push(kind, step)
  }

  private mutating func compile(_ step: SyntaxStep) throws(ExpressionFault) {
    switch step.kind {
    case .number(let value):
      pushConstant(.decimal(value), value.scale == 0 ? .integer : .decimal, step)
      entries[entries.count - 1].isNumberLiteral = true
    case .text(let text): pushLiteral(text, step)
    case .boolean(let value): pushConstant(.boolean(value), .boolean, step)
    case .blank: pushConstant(.blank, .blank, step)
    case .column(let name): try pushColumn(name, step)
    case .negate: try negate(step)
    case .not:
      try requireCondition(entries.removeLast(), for: "\"not\"")
      emit(.not, at: step.offset)
      pushAnswer(step)
    case .arithmetic(let sign):
      let (left, right) = popTwo()
      for operand in [left, right] { try requireNumber(operand, for: sign.rawValue.quoted) }
      emit(.arithmetic(sign), at: step.offset)
      let isWhole = left.kind == .integer && right.kind == .integer && sign != .divide
      push(isWhole ? .integer : .decimal, step)
    case .comparison(let sign):
      var (left, right) = popTwo()
      try unify(&left, &right, with: sign, at: step.offset)
      emitComparison(sign, left, right, at: step.offset)
      pushAnswer(step)
    case .isBlank:
      entries.removeLast()
      emit(.isBlank, at: step.offset)
      pushAnswer(step)
    case .connect, .connected, .then, .otherwise, .choice: try compileBranch(step)
    case .member, .membership: try compileMembership(step)
    case .like(let pattern, let ignoresCase): try like(pattern, ignoresCase: ignoresCase, step)
    case .matches(let pattern): try matches(pattern, step)
    case .call(let function, let count):
      let arguments = Array(entries.suffix(count))
      entries.removeLast(count)
      let kind = try check(arguments, of: function)
      emit(.call(function, count: count), at: step.offset)
      push(kind, step)
    }
  }

  mutating func popTwo() -> (left: Entry, right: Entry) {
    let right = entries.removeLast()
    return (entries.removeLast(), right)
  }

  private mutating func emitComparison(
    _ sign: ComparisonOperator, _ left: Entry, _ right: Entry, at offset: Int
  ) {
    let first = program.instructions.count - 2
    guard left.column != nil, right.literal != nil || right.isNumberLiteral,
      case .column(let slot) = program.instructions[first],
      case .constant(let value) = program.instructions[first + 1]
    else { return emit(.comparison(sign), at: offset) }
    // A jump to the first of the two instructions is a jump to the one that takes their place.
    program.instructions.removeLast(2)
    program.offsets.removeLast(2)
    emit(.columnComparison(sign, column: slot, value), at: offset)
  }

  private mutating func pushLiteral(_ text: String, _ step: SyntaxStep) {
    let start = program.literals.count
    program.literals.append(contentsOf: text.utf8)
    let range = Operand.TextRange(start: start, count: program.literals.count - start, isOwn: true)
    pushConstant(.text(range), .text, step)
    entries[entries.count - 1].literal = (text, program.instructions.count - 1)
  }

  private mutating func pushColumn(_ name: String, _ step: SyntaxStep) throws(ExpressionFault) {
    let column = try columns.position(of: name, at: step.offset)
    var slot = program.columns.count
    if let known = slots[column] {
      slot = known
    } else {
      slots[column] = slot
      program.columns.append(column)
    }
    emit(.column(slot), at: step.offset)
    push(columnKinds[column], step)
    entries[entries.count - 1].column = name
  }

  private mutating func negate(_ step: SyntaxStep) throws(ExpressionFault) {
    let operand = entries.removeLast()
    try requireNumber(operand, for: "\"-\"")
    let last = program.instructions.count - 1
    if operand.isNumberLiteral, case .constant(.decimal(let value)) = program.instructions[last] {
      let negated = ExactDecimal(significand: -value.significand, scale: value.scale)
      program.instructions[last] = .constant(.decimal(negated))
    } else {
      emit(.negate, at: step.offset)
    }
    push(operand.kind.isNumeric ? operand.kind : .decimal, step)
    entries[entries.count - 1].isNumberLiteral = operand.isNumberLiteral
  }
}
