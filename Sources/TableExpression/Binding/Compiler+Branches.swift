extension Compiler {
  /// Compiles one of the steps of `and`, `or` and `if`, whose operands are evaluated only if they are needed.
  mutating func compileBranch(_ step: SyntaxStep) throws(ExpressionFault) {
    switch step.kind {
    case .connect(let connective):
      try requireCondition(entries.removeLast(), for: connective.rawValue.quoted)
      emitJump(.connect(connective, end: 0), at: step.offset)
    case .connected(let connective):
      let right = entries.removeLast()
      try requireCondition(right, for: connective.rawValue.quoted)
      if !right.isAnswer { emit(.truth, at: step.offset) }
      landJump()
      pushAnswer(step)
    case .then:
      try requireCondition(entries.removeLast(), for: "\"if\"")
      emitJump(.branch(otherwise: 0), at: step.offset)
    case .otherwise:
      let branch = jumps.removeLast()
      emitJump(.jump(to: 0), at: step.offset)
      program.instructions[branch] = .branch(otherwise: program.instructions.count)
    default:
      var (first, second) = popTwo()
      try coerceDates(&first, &second)
      landJump()
      push(first.kind.merged(with: second.kind), step)
    }
  }

  /// Compiles one of the steps of `in`.
  mutating func compileMembership(_ step: SyntaxStep) throws(ExpressionFault) {
    guard case .membership(let count) = step.kind else {
      var (value, member) = popTwo()
      try unify(&value, &member, with: .equal, at: step.offset)
      entries.append(value)
      return emitJump(.member(end: 0), at: step.offset)
    }
    entries.removeLast()
    emit(.noMember, at: step.offset)
    for _ in 0..<count { landJump() }
    pushAnswer(step)
  }

  private mutating func emitJump(_ instruction: Instruction, at offset: Int) {
    jumps.append(program.instructions.count)
    emit(instruction, at: offset)
  }

  /// Lets the jump that was begun last end here.
  private mutating func landJump() {
    let jump = jumps.removeLast()
    let here = program.instructions.count
    switch program.instructions[jump] {
    case .connect(let connective, _): program.instructions[jump] = .connect(connective, end: here)
    case .member: program.instructions[jump] = .member(end: here)
    default: program.instructions[jump] = .jump(to: here)
    }
  }
}
