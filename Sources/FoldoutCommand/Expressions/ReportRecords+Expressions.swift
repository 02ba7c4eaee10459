internal import TableExpression
internal import TableInput
internal import TableModel

extension ReportRecords {
  /// Computes a column and adds it to those that later expressions can use.
  ///
  /// - Throws: a failure at the character that is wrong, and at the record where no value can be computed.
  /// - Complexity: O(*n*) in the number of records.
  mutating func compute(_ column: ComputedColumn) throws(CommandFailure) {
    guard !expressionColumns.contains(where: { $0.name == column.name }) else {
      throw .usage(
        "--compute: there is a column \"\(column.name)\" already", hint: "choose another name")
    }
    let bound = try bound(column.expression, of: .compute)
    var evaluator = bound.evaluator()
    var row = RecordCells(records: self)
    var values = CellBuffer()
    for record in 0..<count {
      row.record = record
      do throws(ExpressionError) {
        try evaluator.appendValue(for: row, to: &values)
      } catch {
        throw CommandFailure(error, in: .compute, at: store.location(of: record))
      }
    }
    add(ComputedValues(column.name, kind: bound.kind, values: values))
  }

  /// For each record whether it meets all conditions.
  ///
  /// - Throws: a failure at the character that is wrong, and at the record for which there is no answer.
  /// - Complexity: O(*n*) in the number of records, times the number of conditions.
  func matches(_ conditions: [RowExpression]) throws(CommandFailure) -> ContiguousArray<Bool> {
    var matches = ContiguousArray(repeating: true, count: count)
    for condition in conditions {
      let bound = try bound(condition, of: .where)
      var evaluator: RowEvaluator
      do throws(ExpressionError) {
        evaluator = try bound.conditionEvaluator()
      } catch {
        throw CommandFailure(error, in: .where)
      }
      var row = RecordCells(records: self)
      for record in matches.indices where matches[record] {
        row.record = record
        do throws(ExpressionError) {
          matches[record] = try evaluator.isTrue(for: row)
        } catch {
          throw CommandFailure(error, in: .where, at: store.location(of: record))
        }
      }
    }
    return matches
  }

  private func bound(
    _ expression: RowExpression, of option: ExpressionOption
  ) throws(CommandFailure) -> BoundExpression {
    do throws(ExpressionError) {
      return try expression.bound(to: expressionColumns)
    } catch {
      throw CommandFailure(error, in: option)
    }
  }
}
