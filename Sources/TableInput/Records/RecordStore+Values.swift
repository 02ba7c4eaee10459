public import TableModel

extension RecordStore {
  /// Appends the cell that a record has in a column.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  ///   - buffer: Where the cell goes.
  public func append(record: Int, column: Int, to buffer: inout CellBuffer) {
    let field = fields[column][record]
    guard !field.isBlank else {
      buffer.appendEmpty()
      return
    }
    switch values[column] {
    case .text: text.withText(of: field) { buffer.append(utf8: $0) }
    case .booleans: buffer.append(boolean: isTrue(field))
    case .integers(let values): buffer.append(integer: values[record])
    case .decimals(let values, let places): buffer.append(significand: values[record], scale: places[record])
    case .wideDecimals(let values): buffer.append(decimal: values[record])
    case .days(let days): buffer.append(date: CalendarTime(day: days[record]))
    case .dates(let values): buffer.append(date: values[record])
    }
  }

  /// The number that a record has in a column.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  /// - Returns: The number, or `nil` for a blank field and in a column that is not numeric.
  public func decimal(record: Int, column: Int) -> ExactDecimal? {
    guard !fields[column][record].isBlank else { return nil }
    switch values[column] {
    case .integers(let values): return ExactDecimal(significand: Int128(values[record]), scale: 0)
    case .decimals(let values, let places):
      return ExactDecimal(significand: Int128(values[record]), scale: places[record])
    case .wideDecimals(let values): return values[record]
    case .text, .booleans, .days, .dates: return nil
    }
  }

  /// The value that a record has in a column, as a value of its own.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  /// - Returns: The value.
  /// - Complexity: O(*n*) in the length of the text, for text.
  public func value(record: Int, column: Int) -> CellValue {
    let field = fields[column][record]
    guard !field.isBlank else { return .empty }
    return switch values[column] {
    case .text: .text(text.string(of: field))
    case .booleans: .boolean(isTrue(field))
    case .integers(let values): .integer(values[record])
    case .decimals(let values, let places):
      .decimal(ExactDecimal(significand: Int128(values[record]), scale: places[record]))
    case .wideDecimals(let values): .decimal(values[record])
    case .days(let days): .date(CalendarTime(day: days[record]))
    case .dates(let values): .date(values[record])
    }
  }

  private func isTrue(_ field: FieldReference) -> Bool {
    text.withText(of: field) { $0[0] == UInt8(ascii: "t") }
  }
}
