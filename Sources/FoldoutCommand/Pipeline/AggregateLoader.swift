internal import TableExpression
internal import TableInput

/// Decides whether a report needs no more of its records than aggregates, so that none has to be kept.
struct AggregateLoader {
  let request: ReportRequest
  /// The expressions of the request.
  let expressions: ReportExpressions

  /// Options about columns and rows that mean the same over what was gathered as over records.
  private static let plainOptions: Set<String> = [
    "--columns", "-c", "--rename", "--format", "--align", "--width", "--collapse", "--expand", "--depth",
    "--sort", "--top", "--by", "--other", "--having",
    "--where", "--compute", "--pivot",
  ]

  /// Reads what the report needs of the records; `nil` where the report or the input asks for each of them.
  ///
  /// - Parameters:
  ///   - input: The input; all of its text can still be had afterwards.
  ///   - options: How it is written.
  /// - Returns: What was gathered.
  /// - Throws: `InputError` where the input can't be read.
  func load(_ input: inout OpenInput, _ options: CSVOptions) throws -> AggregatedRecords? {
    guard isEnough else { return nil }
    return try input.readAggregates(wanted, by: keys, apart: columnsApart, options: options)
  }

  /// Reads what the report needs of the records in lines of JSON; `nil` where the report or the input asks for each of
  /// them.
  ///
  /// - Parameters:
  ///   - input: The input; all of its text can still be had afterwards.
  ///   - shape: Where in a line's value the records are.
  /// - Returns: What was gathered.
  func load(_ input: inout OpenInput, _ shape: NestedShape) -> AggregatedRecords? {
    guard isEnough else { return nil }
    return input.readLineAggregates(wanted, by: keys, apart: columnsApart, shape: shape)
  }

  private var wanted: [ColumnAggregate] {
    request.totals.aggregates.map {
      ColumnAggregate($0.aggregate.aggregate, of: $0.column, weight: $0.weight)
    }
  }

  private var keys: [String] { request.shape.groupBy.filter { !isComputed($0) } }

  /// Whether aggregates are enough for the report, if they are for the input.
  var isEnough: Bool {
    let (totals, groups) = (request.totals, request.shape.groupBy)
    let shown = Set(groups).union(totals.aggregates.map(\.column))
    return !totals.hasDetails && !groups.isEmpty && request.columns.selected.allSatisfy(shown.contains)
      && isTypedByItself && !dependsOnOrder && request.given.allSatisfy(isPlain)
  }

  /// The columns by which records are left out, spread or grouped after they were read.
  private var columnsApart: [String] {
    (expressions.recordColumnNames + [request.columns.pivot].compactMap(\.self)).filter { !isComputed($0) }
  }

  private func isComputed(_ name: String) -> Bool {
    expressions.computations.contains { $0.name == name }
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
    case .input, .delimited, .shape, .totals, .output, .text, .drawing, .csv, .data, .workbook, .run,
      .command:
      true
    }
  }
}
