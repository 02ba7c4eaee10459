internal import TableModel

extension Compiler {
  /// Checks the arguments of a function; returns what its value is.
  mutating func check(
    _ arguments: [Entry], of function: ExpressionFunction
  ) throws(ExpressionFault) -> OperandKind {
    let name = function.rawValue.quoted
    switch function {
    case .round:
      for argument in arguments { try requireNumber(argument, for: name) }
      return arguments.count == 1 ? .integer : .decimal
    case .abs:
      try requireNumber(arguments[0], for: name)
      return arguments[0].kind.isNumeric ? arguments[0].kind : .decimal
    case .length:
      try requireText(arguments[0], for: name)
      return .integer
    case .lower, .upper:
      try requireText(arguments[0], for: name)
      return .text
    case .year, .month, .day:
      var argument = arguments[0]
      try makeDate(&argument)
      guard argument.kind.canBe(.date) else {
        throw ExpressionFault(
          .kindMismatch, "\(name) needs a date, and this is \(argument.kind.noun)", at: argument.start)
      }
      return .integer
    case .min, .max: return try checkExtreme(arguments, name)
    }
  }

  private mutating func checkExtreme(
    _ arguments: [Entry], _ name: String
  ) throws(ExpressionFault) -> OperandKind {
    var merged: Entry?
    let hasDate = arguments.contains { $0.kind == .date }
    for var argument in arguments {
      if hasDate { try makeDate(&argument) }
      guard argument.kind != .boolean else {
        throw ExpressionFault(
          .kindMismatch, "\(name) has no meaning for true and false", at: argument.start)
      }
      if let before = merged, !before.kind.canBe(argument.kind), !argument.kind.canBe(before.kind) {
        throw ExpressionFault(
          .kindMismatch, "\(name) can't choose between \(before.kind.noun) and \(argument.kind.noun)",
          at: argument.start)
      }
      argument.kind = merged.map { $0.kind.merged(with: argument.kind) } ?? argument.kind
      merged = argument
    }
    return merged?.kind ?? .unknown
  }

  /// Compiles `like` and `ilike`.
  mutating func like(
    _ pattern: String, ignoresCase: Bool, _ step: SyntaxStep
  ) throws(ExpressionFault) {
    try requireText(entries.removeLast(), for: ignoresCase ? "\"ilike\"" : "\"like\"")
    // Case is ignored by comparing small letters with small letters.
    if ignoresCase { emit(.call(.lower, count: 1), at: step.offset) }
    program.likePatterns.append(LikePattern(ignoresCase ? pattern.lowercased() : pattern))
    emit(.like(pattern: program.likePatterns.count - 1), at: step.offset)
    pushAnswer(step)
  }

  /// Compiles `matches`.
  mutating func matches(_ pattern: String, _ step: SyntaxStep) throws(ExpressionFault) {
    try requireText(entries.removeLast(), for: "\"matches\"")
    do throws(PatternFault) {
      program.regularPatterns.append(try RegularPattern(pattern))
    } catch {
      throw ExpressionFault(
        .invalidPattern, "the pattern can't be read: \(error.message)",
        at: offset(of: error.offset, inLiteralAt: step.offset))
    }
    emit(.matches(pattern: program.regularPatterns.count - 1), at: step.offset)
    pushAnswer(step)
  }

  /// Where in the expression a byte of a text literal stands, which may have doubled quotes before it.
  private func offset(of byte: Int, inLiteralAt start: Int) -> Int {
    let bytes = program.text.utf8.dropFirst(start)
    var (offset, quotes) = (start + 1, 0)
    for content in bytes.dropFirst().prefix(2 * byte) {
      guard offset - start - 1 - (quotes + 1) / 2 < byte else { break }
      if content == bytes.first { quotes += 1 }
      offset += 1
    }
    return offset
  }
}
