internal import TableInput

/// Decides whether a report needs no more of its records than sums, so that none has to be kept.
struct SumLoader {
  let request: ReportRequest

  /// Options about columns and rows that mean the same over sums as over records.
  private static let plainOptions: Set<String> = [
    "--columns", "-c", "--rename", "--format", "--align", "--width", "--collapse", "--expand", "--depth",
    "--sort", "--top", "--by", "--other", "--having",
  ]

  /// The sums of the records; `nil` where the report or the input asks for more.
  ///
  /// - Parameter reader: Reads the input.
  /// - Returns: The sums.
  func load(_ reader: CSVReader) -> SummedRecords? {
    let (totals, input) = (request.totals, request.input)
    let sums = totals.aggregates.map(\.column)
    guard !totals.hasDetails, !request.shape.groupBy.isEmpty,
      totals.aggregates.allSatisfy({ $0.aggregate == .sum }),
      request.columns.selected.allSatisfy({ sums.contains($0) || request.shape.groupBy.contains($0) }),
      input.types.isEmpty, !input.usesDecimalComma,
      request.given.allSatisfy(isPlain)
    else { return nil }
    return reader.readSums(of: sums, by: request.shape.groupBy)
  }

  private func isPlain(_ option: GivenOption) -> Bool {
    switch option.group {
    case .columns, .rows: Self.plainOptions.contains(option.name)
    case .input, .delimited, .shape, .totals, .output, .text, .csv, .data, .workbook, .run, .command: true
    }
  }
}
