public import TableModel

/// An expression that knows the columns it takes its values from.
public struct BoundExpression: Sendable {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// The expression as it was written.
  public var text: String { program.text }

  /// What the values are, as far as that follows from the columns; `any` where it differs from row to row.
  public var kind: CellKind { program.kind.cellKind }

  /// The positions of the columns that are used, each once.
  ///
  /// - Complexity: O(*n*) in their number.
  public var usedColumns: [Int] { Array(program.columns) }

  /// Makes what evaluates the expression row by row.
  ///
  /// - Returns: An evaluator with memory of its own; several can work at once.
  public func evaluator() -> RowEvaluator { RowEvaluator(program) }

  /// Makes what tells row by row whether a condition is true.
  ///
  /// - Returns: An evaluator with memory of its own; several can work at once.
  /// - Throws: ``ExpressionError`` where the expression can't be a condition: a number, a text, a date.
  public func conditionEvaluator() throws(ExpressionError) -> RowEvaluator {
    guard program.kind.canBe(.boolean) else {
      let start = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let fault = ExpressionFault(
        .notACondition, "expected a condition, and this is \(program.kind.noun)",
        hint: Compiler.conditionHint, at: start)
      throw ExpressionError(fault, in: text)
    }
    return RowEvaluator(program)
  }
}
