internal import TableExpression
internal import TableInput
internal import TableModel

extension ReportRecords {
  /// The same records, with one of their own for each row that shows one.
  ///
  /// - Parameter rows: The rows; afterwards those of the records that are given back.
  /// - Returns: The records.
  func separated(for rows: inout RecordRows) -> ReportRecords {
    let typedRows = isUniform ? nil : RecordRows(rows.tree, of: typedStore).separatingRecords()
    rows = rows.separatingRecords()
    return ReportRecords(store: rows.store, typedStore: typedRows?.store ?? rows.store)
  }

  /// Adds a column of the values of another, each times those of all rows above.
  ///
  /// - Parameters:
  ///   - source: The number of the other column.
  ///   - name: The new column's name.
  ///   - rows: The rows, each with a record of its own.
  /// - Throws: a failure if the other column holds no numbers or there is a column of the name, and an error at the
  ///   records where 38 digits don't hold the product.
  /// - Complexity: O(*n*) in the number of rows.
  mutating func extend(_ source: Int, called name: String, over rows: RecordRows) throws {
    let columns = expressionColumns
    guard !columns.contains(where: { $0.name == name }) else {
      throw CommandFailure.usage(
        "--extend: there is a column \"\(name)\" already",
        hint: "give the columns of the input other names with --names")
    }
    let kind = kind(of: source)
    guard kind == .integer || kind == .decimal || kind == .any else {
      throw CommandFailure.usage(
        "--extend: the column \"\(columns[source].name)\" holds \(kind), not numbers",
        hint: "name a column of quantities")
    }
    var numbers = ContiguousArray<ExactDecimal?>(repeating: nil, count: count)
    let records = self
    try rows.extend(
      column: source < store.columns.count ? source : nil,
      by: { records.decimal(record: $0, column: source) }
    ) { record, number in
      if let record { numbers[record] = number }
    }
    add(
      ComputedValues(
        name, kind: kind, format: format(of: source), currency: currency(of: source), numbers: numbers))
  }
}
