/// A column whose values are calculated from other columns: `total = qty * price`.
public struct ComputedColumn: Sendable {
  /// The new column's name.
  public let name: String

  /// What its values are calculated by; its text is the whole assignment, so that errors show all of it.
  public let expression: RowExpression

  /// Reads a name, an equals sign and an expression.
  ///
  /// - Parameter text: The assignment; a name that is not a plain word stands between backticks.
  /// - Throws: ``ExpressionError`` where it is not one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) throws(ExpressionError) {
    do throws(ExpressionFault) {
      var parser = try Parser(text)
      guard case .name(let name, _) = parser.token.kind else {
        throw parser.fault("expected the name of the new column", hint: Self.usage)
      }
      try parser.advance()
      try parser.expect(.equal, "expected \"=\" after the name of the new column")
      self.name = name
      expression = RowExpression(text: text, steps: try parser.parseToEnd())
    } catch {
      throw ExpressionError(error, in: text)
    }
  }

  private static let usage = "write name = expression, such as total = qty * price"
}
