internal import TableInput

/// Decides whether a report needs no more of its records than aggregates, so that none has to be kept.
struct AggregateLoader {
  let request: ReportRequest

  /// Options about columns and rows that mean the same over what was gathered as over records.
  private static let plainOptions: Set<String> = [
    "--columns", "-c", "--rename", "--format", "--align", "--width", "--collapse", "--expand", "--depth",
    "--sort", "--top", "--by", "--other", "--having",
  ]

  /// What the report needs of the records; `nil` where the report or the input asks for each of them.
  ///
  /// - Parameter reader: Reads the input.
  /// - Returns: What was gathered.
  func load(_ reader: CSVReader) -> AggregatedRecords? {
    let (aggregates, keys) = (request.totals.aggregates, request.shape.groupBy)
    let shown = Set(keys).union(aggregates.map(\.column))
    guard !request.totals.hasDetails, !keys.isEmpty, request.columns.selected.allSatisfy(shown.contains),
      isTypedByItself, !dependsOnOrder, request.given.allSatisfy(isPlain)
    else { return nil }
    let wanted = aggregates.map { ColumnAggregate($0.aggregate.aggregate, of: $0.column, weight: $0.weight) }
    return reader.readAggregates(wanted, by: keys)
  }

  /// Whether nothing is said of what values are that a look at each of them can't tell.
  private var isTypedByItself: Bool {
    let input = request.input
    return input.types.isEmpty && !input.usesDecimalComma
      && (input.dateFormat == nil || request.totals.aggregates.allSatisfy(\.aggregate.needsNumbers))
  }

  /// Whether a total changes with the order of records that are ordered.
  private var dependsOnOrder: Bool {
    !request.rows.order.rows.isEmpty
      && request.totals.aggregates.contains { $0.aggregate == .first || $0.aggregate == .last }
  }

  private func isPlain(_ option: GivenOption) -> Bool {
    switch option.group {
    case .columns, .rows: Self.plainOptions.contains(option.name)
    case .input, .delimited, .shape, .totals, .output, .text, .csv, .data, .workbook, .run, .command: true
    }
  }
}
