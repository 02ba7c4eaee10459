public import TableModel

/// Evaluates an expression for one row after the other.
///
/// Once its memory has grown to the longest row, nothing is allocated for a row, except by `lower` and `upper` for
/// text beyond ASCII.
public struct RowEvaluator: ~Copyable {
  let program: Program
  /// The cells that the program uses of the row.
  var cells = CellBuffer()
  var stack: ContiguousArray<Operand> = []
  /// The text literals, and behind them the texts that functions make of the row.
  var ownBytes: ContiguousArray<UInt8>
  var matcher = PatternMatcher()

  init(_ program: Program) {
    self.program = program
    ownBytes = program.literals
  }

  /// Whether the condition is true for a row; a blank counts as false.
  ///
  /// - Parameter row: The row.
  /// - Returns: The answer.
  /// - Throws: ``ExpressionError`` of the kinds `divisionByZero`, `overflow`, `kindMismatch`, `invalidDate`, and
  ///   `notACondition`.
  /// - Complexity: O(*n*) in the length of the expression, and of the texts that it looks at.
  public mutating func isTrue(for row: borrowing some ExpressionRow & ~Copyable) throws(ExpressionError)
    -> Bool
  {
    load(row)
    switch try run() {
    case .boolean(let answer): return answer
    case .blank: return false
    case let value:
      let message = "expected a condition, and the value is \(value.noun)"
      throw ExpressionError(ExpressionFault(.notACondition, message, at: 0), in: program.text)
    }
  }

  /// Appends the value for a row to the cells of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - output: Where the value goes.
  /// - Throws: ``ExpressionError`` of the kinds `divisionByZero`, `overflow`, `kindMismatch` and `invalidDate`.
  /// - Complexity: O(*n*) in the length of the expression, and of the texts that it looks at.
  public mutating func appendValue(
    for row: borrowing some ExpressionRow & ~Copyable, to output: inout CellBuffer
  ) throws(ExpressionError) {
    load(row)
    switch try run() {
    case .blank: output.appendEmpty()
    case .boolean(let value): output.append(boolean: value)
    case .date(let value): output.append(date: value)
    case .number(let value): output.append(number: value)
    case .text(let text): withBytes(of: text) { output.append(utf8: $0) }
    case .decimal(let value):
      if value.scale == 0, program.kind != .decimal, let integer = Int64(exactly: value.significand) {
        output.append(integer: integer)
      } else {
        output.append(decimal: value)
      }
    }
  }

  /// The value for a row, as a value of its own.
  ///
  /// - Parameter row: The row.
  /// - Returns: The value.
  /// - Throws: ``ExpressionError`` of the kinds `divisionByZero`, `overflow`, `kindMismatch` and `invalidDate`.
  /// - Complexity: O(*n*) in the length of the expression, and of the texts that it looks at.
  public mutating func value(
    for row: borrowing some ExpressionRow & ~Copyable
  ) throws(ExpressionError) -> CellValue {
    var output = CellBuffer()
    try appendValue(for: row, to: &output)
    return output.value(at: 0)
  }

  private mutating func load(_ row: borrowing some ExpressionRow & ~Copyable) {
    cells.removeAll()
    for index in program.columns.indices { row.appendCell(ofColumn: program.columns[index], to: &cells) }
    precondition(cells.count == program.columns.count, "a row appends exactly one cell for each column")
    let made = ownBytes.count - program.literals.count
    if made > 0 { ownBytes.removeLast(made) }
  }

  /// Gives the bytes of a text to a closure.
  @inline(__always)
  func withBytes<Result>(of text: Operand.TextRange, _ body: (Span<UInt8>) -> Result) -> Result {
    text.isOwn
      ? body(ownBytes.span.extracting(text.range)) : body(cells.bytes.span.extracting(text.range))
  }
}
