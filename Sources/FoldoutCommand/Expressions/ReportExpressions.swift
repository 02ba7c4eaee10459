internal import TableExpression

/// The expressions of a command line, read before any input is.
struct ReportExpressions {
  /// The columns to compute, in the order in which they can use one another.
  let computations: [ComputedColumn]
  /// The conditions that records must meet.
  let conditions: [RowExpression]
  /// The conditions that groups must meet.
  let groupConditions: [RowExpression]

  /// Reads the expressions of a request.
  ///
  /// - Throws: a usage failure that points at the character where one can't be read.
  init(_ request: ReportRequest) throws(CommandFailure) {
    computations = try Self.parsed(request.columns.computations, of: .compute) {
      (text) throws(ExpressionError) in try ComputedColumn(parsing: text)
    }
    conditions = try Self.parsed(request.rows.conditions, of: .where) {
      (text) throws(ExpressionError) in try RowExpression(parsing: text)
    }
    groupConditions = try Self.parsed(request.rows.groupConditions, of: .having) {
      (text) throws(ExpressionError) in try RowExpression(parsing: text)
    }
  }

  /// The names of all columns that are looked at record by record.
  var recordColumnNames: [String] {
    (computations.map(\.expression) + conditions).flatMap(\.columnNames)
  }

  /// The names of those of them from which numbers or dates are wanted.
  var measuredColumnNames: Set<String> {
    Set((computations.map(\.expression) + conditions).flatMap(\.measuredColumnNames))
  }

  /// Whether no record has to be looked at for an expression.
  var areAboutGroupsAlone: Bool { computations.isEmpty && conditions.isEmpty }

  private static func parsed<Value>(
    _ texts: [String], of option: ExpressionOption, _ parse: (String) throws(ExpressionError) -> Value
  ) throws(CommandFailure) -> [Value] {
    var values: [Value] = []
    for text in texts {
      do throws(ExpressionError) {
        values.append(try parse(text))
      } catch {
        throw CommandFailure(error, in: option)
      }
    }
    return values
  }
}
