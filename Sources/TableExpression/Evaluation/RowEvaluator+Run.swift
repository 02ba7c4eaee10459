internal import TableModel

extension RowEvaluator {
  /// Runs the program on the cells that are loaded.
  mutating func run() throws(ExpressionError) -> Operand {
    // A local copy, so that the array is not retained and released for each instruction.
    let instructions = program.instructions
    var position = 0
    do throws(EvaluationFault) {
      while position < instructions.count { position = try step(instructions[position], at: position) }
    } catch {
      stack.removeAll(keepingCapacity: true)
      throw program.error(error, at: position)
    }
    return stack.removeLast()
  }

  /// Runs one instruction; returns the position of the next.
  @inline(__always)
  private mutating func step(_ instruction: Instruction, at position: Int) throws(EvaluationFault) -> Int {
    let top = stack.count - 1
    switch instruction {
    case .column(let slot): stack.append(Operand(cells[slot]))
    case .constant(let value): stack.append(value)
    case .negate: stack[top] = try negated(stack[top])
    case .not: stack[top] = .boolean(try !isTrue(stack[top]))
    case .truth: stack[top] = .boolean(try isTrue(stack[top]))
    case .isBlank: stack[top] = .boolean(stack[top].isBlank)
    case .arithmetic(let sign):
      let right = stack.removeLast()
      stack[top - 1] = try result(of: sign, stack[top - 1], right)
    case .comparison(let sign):
      let right = stack.removeLast()
      stack[top - 1] = .boolean(try holds(sign, stack[top - 1], right))
    case .columnComparison(let sign, let slot, let value):
      stack.append(.boolean(try holds(sign, Operand(cells[slot]), value)))
    case .connect(let connective, let end):
      let isTrue = try isTrue(stack[top])
      if isTrue == (connective == .or) {
        stack[top] = .boolean(isTrue)
        return end
      }
      stack.removeLast()
    case .branch(let otherwise): return try isTrue(stack.removeLast()) ? position + 1 : otherwise
    case .jump(let target): return target
    case .member(let end):
      let member = stack.removeLast()
      guard try areEqual(stack[top - 1], member) else { return position + 1 }
      stack[top - 1] = .boolean(true)
      return end
    case .noMember: stack[top] = .boolean(false)
    case .like(let pattern): stack[top] = .boolean(try isLike(stack[top], program.likePatterns[pattern]))
    case .matches(let pattern): stack[top] = .boolean(try matches(stack[top], pattern))
    case .call(let function, let count):
      let first = stack.count - count
      let value = try call(function, first: first)
      stack.removeLast(count)
      stack.append(value)
    }
    return position + 1
  }

  private func isTrue(_ condition: Operand) throws(EvaluationFault) -> Bool {
    switch condition {
    case .boolean(let answer): answer
    case .blank: false
    default: throw .mismatch("expected a condition, and the value is \(condition.noun)")
    }
  }

  private func isLike(_ value: Operand, _ pattern: LikePattern) throws(EvaluationFault) -> Bool {
    switch value {
    case .text(let text): withBytes(of: text) { pattern.matches($0) }
    case .blank: false
    default: throw .mismatch("a pattern needs text, and the value is \(value.noun)")
    }
  }

  private mutating func matches(_ value: Operand, _ pattern: Int) throws(EvaluationFault) -> Bool {
    switch value {
    case .text(let text):
      // The matcher changes while the bytes are read, so that both can't be reached through the evaluator.
      var matcher = PatternMatcher()
      swap(&matcher, &self.matcher)
      defer { swap(&matcher, &self.matcher) }
      return withBytes(of: text) { matcher.finds(program.regularPatterns[pattern], in: $0) }
    case .blank: return false
    default: throw .mismatch("a pattern needs text, and the value is \(value.noun)")
    }
  }
}
