/// A condition or a calculation over the columns of a row, as it was written.
///
/// ```swift
/// let condition = try RowExpression(parsing: #"price > 10 and region = "North""#)
/// let bound = try condition.bound(to: [
///   ExpressionColumn("region", kind: .text), ExpressionColumn("price", kind: .decimal),
/// ])
/// var evaluator = try bound.conditionEvaluator()
/// let isWanted = try evaluator.isTrue(for: row)
/// ```
///
/// The language is described in <doc:Expressions>.
public struct RowExpression: Sendable {
  /// The expression as it was written.
  public let text: String

  let steps: [SyntaxStep]

  /// Reads an expression.
  ///
  /// - Parameter text: The expression.
  /// - Throws: ``ExpressionError`` where it is not one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) throws(ExpressionError) {
    do throws(ExpressionFault) {
      self.init(text: text, steps: try Parser.parse(text))
    } catch {
      throw ExpressionError(error, in: text)
    }
  }

  init(text: String, steps: [SyntaxStep]) {
    self.text = text
    self.steps = steps
  }

  /// The names of the columns that are used, each once, in the order in which they appear.
  ///
  /// - Complexity: O(*n*) in the length of the expression.
  public var columnNames: [String] {
    var seen: Set<String> = []
    return steps.compactMap { step in
      guard case .column(let name) = step.kind, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  /// The names of the columns whose values are put in order, computed with, or compared with a number or a date, so that
  /// it matters how text in them is read.
  ///
  /// - Complexity: O(*n*) in the length of the expression.
  public var measuredColumnNames: Set<String> { MeasuredColumns(steps).names }

  /// Finds the columns of a table and checks that every operator gets what it can take.
  ///
  /// - Parameter columns: The columns of a row, in its order.
  /// - Returns: The expression, ready to be evaluated.
  /// - Throws: ``ExpressionError`` for a name that no column has, and for kinds that don't go together.
  /// - Complexity: O(*n* + *m*) in the length of the expression and the number of columns.
  public func bound(to columns: [ExpressionColumn]) throws(ExpressionError) -> BoundExpression {
    do throws(ExpressionFault) {
      var compiler = Compiler(columns)
      return BoundExpression(try compiler.program(of: steps, text: text))
    } catch {
      throw ExpressionError(error, in: text)
    }
  }
}

extension RowExpression: CustomDebugStringConvertible {
  /// The expression as a tree, operators first: `(and (> price 10) (= region "North"))`.
  public var debugDescription: String { steps.dump }
}
