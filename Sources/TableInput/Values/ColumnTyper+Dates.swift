internal import TableModel

extension ColumnTyper {
  /// Reads dates, if all values are such and can be read in one way only.
  ///
  /// - Throws: ``InputError`` of the kind `ambiguousColumn`, if both ways are there and it matters which is meant.
  func automaticDates() throws(InputError) -> TypedColumn? {
    if let pattern = typing.dateFormat, let column = readAll({ pattern.parse($0) }) { return column }
    switch dateOrder() {
    case .known(let order): return readAll(in: order)
    case .ambiguous(let record):
      if isOrdered, readAll(in: .dayMonthYear) != nil { throw ambiguousDate(record) }
      return nil
    case .none: return nil
    }
  }

  private func readAll(in order: DateParts.Order) -> TypedColumn? {
    readAll { text in
      guard let parts = DateParts(text), !parts.isUTC else { return nil }
      return parts.date(in: order)
    }
  }

  /// Reads dates, because the column is declared as such.
  ///
  /// - Throws: ``InputError`` of the kinds `badDate` and `ambiguousColumn`.
  func dates() throws(InputError) -> TypedColumn {
    if let pattern = typing.dateFormat {
      return try read { pattern.parse($0) }
    }
    switch dateOrder() {
    case .known(let order): return try read { DateParts($0)?.date(in: order) }
    case .none: return try read { DateParts($0)?.date(in: .yearMonthDay) }
    case .ambiguous(let record): throw ambiguousDate(record)
    }
  }

  private func ambiguousDate(_ record: Int) -> InputError {
    InputError(
      .ambiguousColumn, at: store.location(of: record, column: column),
      "\"\(store.string(record: record, column: column))\" in column \"\(name)\" can be read in two ways",
      hint: "--date-format dd/mm/yyyy or mm/dd/yyyy says which number is the month")
  }

  private enum OrderOfDates {
    case none
    case known(DateParts.Order)
    case ambiguous(record: Int)
  }

  /// The order in which the numbers of the dates stand, from the first value that shows it.
  private func dateOrder() -> OrderOfDates {
    var ambiguous: Int?
    for record in fields.indices where !fields[record].isBlank {
      guard let parts = store.text.withText(of: fields[record], { DateParts($0) }) else { break }
      if let order = parts.order { return .known(order) }
      ambiguous = ambiguous ?? record
    }
    return ambiguous.map { .ambiguous(record: $0) } ?? .none
  }

  /// Reads all values; `nil` at the first one that is no date.
  @inline(__always)
  private func readAll(_ parse: (Span<UInt8>) -> CalendarTime?) -> TypedColumn? {
    var dates = DateValues(capacity: fields.count)
    for field in fields {
      guard !field.isBlank else {
        dates.appendBlank()
        continue
      }
      guard let date = store.text.withText(of: field, { parse($0) }) else { return nil }
      dates.append(date)
    }
    return TypedColumn(values: dates.finish())
  }

  private func read(_ parse: (Span<UInt8>) -> CalendarTime?) throws(InputError) -> TypedColumn {
    var dates = DateValues(capacity: fields.count)
    var findings = InputFindings()
    for record in fields.indices {
      let field = fields[record]
      guard !field.isBlank else {
        dates.appendBlank()
        continue
      }
      if let date = store.text.withText(of: field, { parse($0) }) {
        dates.append(date)
      } else {
        findings.append(badDate(record))
      }
    }
    if let error = InputError(findings) { throw error }
    return TypedColumn(values: dates.finish())
  }

  private func badDate(_ record: Int) -> InputFinding {
    let expected = typing.dateFormat.map { " as \($0.text)" } ?? ""
    return InputFinding(
      kind: .badDate, location: store.location(of: record, column: column),
      message:
        "\"\(store.string(record: record, column: column))\" in column \"\(name)\" is not a date\(expected)",
      hint:
        "--date-format says how dates are written, for instance dd.mm.yyyy; --null names words for no date")
  }
}
