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
      return values.isWide ? integers(column, values.wide) : integers(column, values.narrow)
    case .decimals(let values, let places):
      return values.isWide
        ? decimals(column, values.wide, places) : decimals(column, values.narrow, places)
    case .days(let days):
      guard hasBlanks(column) else {
        return { row, _, buffer in buffer.append(date: CalendarTime(day: days[row.record])) }
      }
      return { row, _, buffer in
        if fields[row.record].isBlank {
          buffer.appendEmpty()
        } else {
          buffer.append(date: CalendarTime(day: days[row.record]))
        }
      }
    case .wideDecimals, .dates, .booleans: return anyCells(column)
    }
  }

  private func integers<Value: FixedWidthInteger & Sendable>(
    _ column: Int, _ values: ContiguousArray<Value>
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    // Asking for blank fields is half of the work where there are none.
    guard hasBlanks(column) else {
      return { row, _, buffer in buffer.append(integer: Int64(values[row.record])) }
    }
    let fields = fields[column]
    return { row, _, buffer in
      if fields[row.record].isBlank {
        buffer.appendEmpty()
      } else {
        buffer.append(integer: Int64(values[row.record]))
      }
    }
  }

  private func decimals<Value: FixedWidthInteger & Sendable>(
    _ column: Int, _ values: ContiguousArray<Value>, _ places: DecimalPlaces
  ) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    guard !places.differ else { return anyCells(column) }
    let scale = places.common
    guard hasBlanks(column) else {
      return { row, _, buffer in buffer.append(significand: Int64(values[row.record]), scale: scale) }
    }
    let fields = fields[column]
    return { row, _, buffer in
      if fields[row.record].isBlank {
        buffer.appendEmpty()
      } else {
        buffer.append(significand: Int64(values[row.record]), scale: scale)
      }
    }
  }

  /// What finds out about each cell.
  private func anyCells(_ column: Int) -> @Sendable (RecordID, RowContext, inout CellBuffer) -> Void {
    { row, _, buffer in self.append(record: row.record, column: column, to: &buffer) }
  }

  private func hasBlanks(_ column: Int) -> Bool { fields[column].contains(where: \.isBlank) }
}
