extension RecordStore {
  /// A store that knows what the values of its columns are.
  ///
  /// Each column is typed by all of its values. Declared columns must be what they are declared to be; the others
  /// become numbers, amounts, shares, dates or booleans if all of their values are, and stay text if they are not.
  ///
  /// - Parameters:
  ///   - typing: What is said about the columns.
  ///   - used: The columns to type; the others stay as they are. `nil` types all.
  /// - Returns: The store; with fewer records if bad ones are skipped.
  /// - Throws: ``InputError`` of the kinds `badNumber`, `badDate`, `ambiguousColumn` and `mixedCurrencies`.
  /// - Complexity: O(*n*) in the bytes of the columns that are typed.
  public func typed(
    _ typing: ColumnTyping = ColumnTyping(), columns used: Set<Int>? = nil
  ) throws(InputError) -> RecordStore {
    var (columns, fields, values, warnings) = (columns, fields, values, warnings)
    var badRecords: Set<Int> = []
    let numbers = columns.indices.filter { column in
      // Numbers stay what they are, unless something else is said of them.
      (used?.contains(column) ?? true)
        && (!columns[column].isNumeric && !columns[column].isTyped || typing.declaredTypes[column] != nil)
    }
    for (column, outcome) in zip(numbers, types(of: numbers, typing)) {
      let result = try outcome.get()
      columns[column].kind = result.values.kind
      columns[column].format = result.format
      columns[column].currency = result.currency
      fields[column] = fields[column].blanking(result.blankRecords)
      values[column] = result.values
      if let warning = result.warning { warnings.append(warning) }
      badRecords.formUnion(result.badRecords)
    }
    let store = RecordStore(
      count: count, columns: columns, warnings: warnings, sources: sources, text: text, fields: fields,
      values: values,
      lines: lines)
    return badRecords.isEmpty ? store : store.leavingOut(badRecords)
  }

  /// Works each column out by itself, on several processors if that is worth a thread.
  private func types(of numbers: [Int], _ typing: ColumnTyping) -> [Result<TypedColumn, InputError>] {
    let work = { @Sendable (index: Int) in
      Result { () throws(InputError) in
        try ColumnTyper(store: self, column: numbers[index], typing: typing).run()
      }
    }
    return count < Self.fewRecords ? numbers.indices.map(work) : concurrentMap(numbers.count, work)
  }

  /// So many records are typed sooner than a thread is started.
  private static let fewRecords = 10_000

  private func leavingOut(_ records: Set<Int>) -> RecordStore {
    let kept = ContiguousArray((0..<count).filter { !records.contains($0) })
    return RecordStore(
      count: kept.count, columns: columns, warnings: warnings, sources: sources, text: text,
      fields: fields.map { $0.selecting(kept) }, values: values.map { $0.selecting(kept) },
      lines: lines.selecting(kept))
  }
}
