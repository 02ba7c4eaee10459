/// One instruction of the stack machine that evaluates an expression.
enum Instruction: BitwiseCopyable {
  /// Pushes the cell of a column, by its number among the columns used.
  case column(Int)
  /// Pushes a literal.
  case constant(Operand)
  case negate
  case not
  /// Turns a blank into false.
  case truth
  case arithmetic(ArithmeticOperator)
  case comparison(ComparisonOperator)
  /// Pushes the answer whether a column compares so with a literal; most conditions are made of these.
  case columnComparison(ComparisonOperator, column: Int, Operand)
  case isBlank
  /// Goes on with the right-hand condition in place of the left-hand one, or keeps what is decided and jumps.
  case connect(Connective, end: Int)
  /// Takes a condition away, and jumps if it is not true.
  case branch(otherwise: Int)
  case jump(to: Int)
  /// Takes the top value away; if the one below equals it, puts true in its place and jumps.
  case member(end: Int)
  /// Puts false in place of the value that equalled none.
  case noMember
  case like(pattern: Int)
  case matches(pattern: Int)
  case call(ExpressionFunction, count: Int)
}
