public import TableModel

extension RecordStore {
  /// Makes what appends the cell that a record has in a column, for a column of a table.
  ///
  /// All that can be found out about the column is found out once and not for each cell.
  ///
  /// ```swift
  /// TableColumn("Cost", kind: store.columns[cost].kind, appendCell: store.cells(inColumn: cost))
  /// ```
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: Appends exactly one cell, as ``append(record:column:to:)`` does.
  /// - Complexity: O(*n*) in the number of records; O(1) for a column of text.
  public func cells(inColumn column: Int) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    let fields = fields[column]
    switch values[column] {
    case .text:
      let text = text
      return { row, _, buffer in
        let field = fields[row.record]
        if field.isBlank {
          buffer.appendEmpty()
        } else {
          text.withText(of: field) { buffer.append(utf8: $0) }
        }
      }
    case .integers(let values):
      return values.isWide
        ? Self.integerCells(fields, values.wide) : Self.integerCells(fields, values.narrow)
    case .decimals(let values, let places):
      return values.isWide
        ? Self.decimalCells(fields, values.wide, places) : Self.decimalCells(fields, values.narrow, places)
    case .wideDecimals(let values):
      return Self.cells(fields) { record, buffer in buffer.append(decimal: values[record]) }
    case .days(let days):
      return Self.cells(fields) { record, buffer in buffer.append(date: CalendarTime(day: days[record])) }
    case .dates(let values):
      return Self.cells(fields) { record, buffer in buffer.append(date: values[record]) }
    case .booleans:
      return { row, _, buffer in self.append(record: row.record, column: column, to: &buffer) }
    }
  }

  private static func integerCells<Value: FixedWidthInteger & Sendable>(
    _ fields: ContiguousArray<FieldReference>, _ values: ContiguousArray<Value>
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    cells(fields) { record, buffer in buffer.append(integer: Int64(values[record])) }
  }

  private static func decimalCells<Value: FixedWidthInteger & Sendable>(
    _ fields: ContiguousArray<FieldReference>, _ values: ContiguousArray<Value>, _ places: DecimalPlaces
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    if places.differ {
      let each = places.each
      return cells(fields) { record, buffer in
        buffer.append(significand: Int64(values[record]), scale: each[record])
      }
    }
    let common = places.common
    return cells(fields) { record, buffer in
      buffer.append(significand: Int64(values[record]), scale: common)
    }
  }

  /// Asks for blank fields only where there are any.
  @inline(__always)
  private static func cells(
    _ fields: ContiguousArray<FieldReference>,
    _ append: @escaping @Sendable (Int, inout CellBuffer) -> Void
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    guard fields.contains(where: \.isBlank) else {
      return { row, _, buffer in append(row.record, &buffer) }
    }
    return { row, _, buffer in
      if fields[row.record].isBlank { buffer.appendEmpty() } else { append(row.record, &buffer) }
    }
  }
}
