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
  /// - Complexity: O(*n*) in the number of records.
  public func cells(inColumn column: Int) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    switch values[column] {
    case .text: return cells(column, TextCells(text: text, fields: fields[column]))
    case .integers(let values) where values.isWide: return cells(column, IntegerCells(values: values.wide))
    case .integers(let values): return cells(column, IntegerCells(values: values.narrow))
    case .decimals(let values, let places) where !places.differ && values.isWide:
      return cells(column, DecimalCells(significands: values.wide, scale: places.common))
    case .decimals(let values, let places) where !places.differ:
      return cells(column, DecimalCells(significands: values.narrow, scale: places.common))
    case .days(let days): return cells(column, DayCells(days: days))
    case .decimals, .wideDecimals, .dates, .booleans:
      return { row, _, buffer in self.append(record: row.record, column: column, to: &buffer) }
    }
  }

  /// Asks for blank fields only where there are any: that is half of the work for a number.
  private func cells<Cells: StoredCells>(
    _ column: Int, _ cells: Cells
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    let fields = fields[column]
    guard fields.hasBlanks else {
      return { row, _, buffer in cells.append(row.record, to: &buffer) }
    }
    return { row, _, buffer in
      if fields[row.record].isBlank { buffer.appendEmpty() } else { cells.append(row.record, to: &buffer) }
    }
  }
}

/// The values of one column that are not blank, as cells.
private protocol StoredCells: Sendable {
  func append(_ record: Int, to buffer: inout CellBuffer)
}

private struct TextCells: StoredCells {
  let text: FieldText
  let fields: FieldColumn

  @inline(__always)
  func append(_ record: Int, to buffer: inout CellBuffer) {
    text.withText(of: fields[record]) { buffer.append(utf8: $0) }
  }
}

private struct IntegerCells<Value: FixedWidthInteger & Sendable>: StoredCells {
  let values: ContiguousArray<Value>

  @inline(__always)
  func append(_ record: Int, to buffer: inout CellBuffer) { buffer.append(integer: Int64(values[record])) }
}

private struct DecimalCells<Value: FixedWidthInteger & Sendable>: StoredCells {
  let significands: ContiguousArray<Value>
  let scale: UInt8

  @inline(__always)
  func append(_ record: Int, to buffer: inout CellBuffer) {
    buffer.append(significand: Int64(significands[record]), scale: scale)
  }
}

private struct DayCells: StoredCells {
  let days: ContiguousArray<Int32>

  @inline(__always)
  func append(_ record: Int, to buffer: inout CellBuffer) {
    buffer.append(date: CalendarTime(day: days[record]))
  }
}
