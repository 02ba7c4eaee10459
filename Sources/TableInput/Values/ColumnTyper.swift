/// Finds out what the values of one column are, from all of them.
struct ColumnTyper {
  /// The records.
  let store: RecordStore

  /// The column's number.
  let column: Int

  /// What is said about the columns.
  let typing: ColumnTyping

  /// The column's fields.
  var fields: FieldColumn { store.fields[column] }

  /// The column's name.
  var name: String { store.columns[column].name }

  /// What the column was declared to be.
  var declaredType: ColumnTyping.DeclaredType? { typing.declaredTypes[column] }

  /// Whether the column must come out as numbers.
  var isNumberRequired: Bool {
    switch declaredType {
    case .number, .money, .percent: true
    case .text, .date, nil: typing.numericColumns.contains(column)
    }
  }

  /// The values of the column.
  ///
  /// - Throws: ``InputError`` if the values are not what they were declared to be, or can be read in two ways.
  func run() throws(InputError) -> TypedColumn {
    if declaredType == .date, !isNumberRequired { return try dates() }
    if isNumberRequired {
      if let plain = plainNumbers() { return plain }
      return try numbers()
    }
    guard declaredType != .text, let first = fields.first(where: { !$0.isBlank }) else { return text() }
    let shape = store.text.withText(of: first) { ValueShape($0) }
    // One look at the first value spares most columns of text the other attempts.
    switch shape {
    case .word: return text()
    case .boolean: return booleans() ?? text()
    case .other:
      if let plain = plainNumbers() { return plain }
      if let dates = try automaticDates() { return dates }
      return try automaticNumbers() ?? text()
    }
  }

  /// Whether some numbers may have decimal points though others have commas.
  private var mayHoldMarkedNumbers: Bool {
    typing.usesDecimalComma && store.columns[column].allowsExponents
  }

  /// Whether a value is a number by itself, which has a decimal point though others have commas.
  func isMarkedNumber(_ record: Int) -> Bool {
    mayHoldMarkedNumbers && store.isMarkedNumber(record: record, column: column)
  }

  /// Whether it matters in which of two ways the values are meant.
  var isOrdered: Bool { typing.orderedColumns.contains(column) }

  private func text() -> TypedColumn { TypedColumn(values: .text) }

  private func booleans() -> TypedColumn? {
    for field in fields where !field.isBlank {
      guard store.text.withText(of: field, { ValueShape($0) == .boolean }) else { return nil }
    }
    return TypedColumn(values: .booleans)
  }

  /// Reads numbers as programs write them; `nil` at the first value that is something else.
  private func plainNumbers() -> TypedColumn? {
    guard declaredType != .percent, declaredType != .money, !mayHoldMarkedNumbers else { return nil }
    let parser = PlainNumberParser(
      decimalSeparator: typing.usesDecimalComma ? UInt8(ascii: ",") : UInt8(ascii: "."))
    var values = DecimalValues(capacity: fields.count)
    for field in fields {
      if field.isBlank {
        values.appendBlank()
      } else {
        guard let number = store.text.withText(of: field, { parser.parse($0) }) else { return nil }
        values.append(significand: number.significand, scale: number.scale)
      }
    }
    return TypedColumn(values: values.finish())
  }
}
