import TableExpression
import TableModel

/// Reads text as an expression and works it out for some rows: a value, or an error that points into the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzExpression(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(ExpressionError) {
    let expression = try RowExpression(parsing: text)
    // What is written as a tree must not depend on how deep it is.
    precondition(!expression.debugDescription.isEmpty, "an expression without a tree")
    var evaluator = try expression.bound(to: columns).evaluator()
    for row in rows { _ = try evaluator.value(for: row) }
  } catch {
    precondition(!error.description.isEmpty, "refused without a word")
  }
  if let computed = try? ComputedColumn(parsing: text) {
    precondition(!computed.name.isEmpty, "a column without a name")
  }
  return 0
}

private let columns = [
  ExpressionColumn("name", kind: .text), ExpressionColumn("qty", kind: .integer),
  ExpressionColumn("price", kind: .decimal), ExpressionColumn("day", kind: .date),
  ExpressionColumn("sold", kind: .boolean), ExpressionColumn("any", kind: .any),
]

private let rows: [[CellValue]] = [
  [
    .text("Äpfel"), .integer(3), .decimal(ExactDecimal(significand: 110, scale: 2)),
    .date(CalendarTime(milliseconds: 1_767_225_600_000, hasTime: false)), .boolean(true), .text("x"),
  ],
  [.empty, .empty, .empty, .empty, .empty, .empty],
  [
    .text(""), .integer(.min), .decimal(ExactDecimal(significand: .max, scale: 38)),
    .date(CalendarTime(milliseconds: .max, hasTime: true)), .boolean(false), .number(.infinity),
  ],
]
