internal import TableModel

/// One step of a parsed expression.
///
/// The steps stand in the order in which a stack machine takes them: operands first, then what is done with them. So
/// neither checking nor evaluating recurses, however long a chain of operators is.
struct SyntaxStep {
  enum Kind: Hashable {
    case number(ExactDecimal)
    case text(String)
    case boolean(Bool)
    case blank
    case column(String)
    case negate
    case not
    case arithmetic(ArithmeticOperator)
    case comparison(ComparisonOperator)
    case isBlank
    /// Stands between the two conditions of an `and` or `or`.
    case connect(Connective)
    /// Stands behind them.
    case connected(Connective)
    /// Stands behind each value in the brackets of `in`.
    case member
    /// Stands behind all of them.
    case membership(count: Int)
    case like(pattern: String, ignoresCase: Bool)
    case matches(pattern: String)
    case call(ExpressionFunction, count: Int)
    /// Stands behind the condition of `if`.
    case then
    /// Stands between its two values.
    case otherwise
    /// Stands behind them.
    case choice
  }

  let kind: Kind
  /// The first byte of all that the step's value is made of.
  let start: Int
  /// The byte at which the operator stands; where its faults are shown.
  let offset: Int
}
