extension OptionTable {
  static let totals: [CommandOption] = [
    aggregate(.sum, essential: true, "Sum of these columns", example: "--sum quantity,cost"),
    aggregate(.avg, "Average of what is not blank"),
    aggregate(.min, "Smallest value"),
    aggregate(.max, "Largest value"),
    aggregate(.count, "How many values are not blank"),
    aggregate(.distinct, "How many different values there are"),
    aggregate(.median, "Median"),
    aggregate(.first, "First value"),
    aggregate(.last, "Last value"),
    .word(
      "subtotals", sets: \.totals.subtotals, in: .totals,
      "Where subtotals stand: on the row they belong to, in a row below, or nowhere"),
    .flag(
      "grand-total", standard: true, sets: \.totals.hasGrandTotal, in: .totals, "No total of the whole report"
    ),
    .flag(
      "details", standard: true, sets: \.totals.hasDetails, in: .totals, essential: true,
      "Only rows that have others below them"),
    .word(
      "own", sets: \.totals.own, in: .totals,
      "The value of a row that has children too: add it as a row (itself), or ignore it"),
  ]

  private static func aggregate(
    _ word: AggregateWord, essential: Bool = false, _ summary: String, example: String? = nil
  ) -> CommandOption {
    .value(
      word.rawValue, placeholder: "COLUMNS", repeats: true, in: .totals, essential: essential, summary,
      example: example ?? "--\(word.rawValue) cost"
    ) { (request, text) throws(OptionValueError) in
      for column in try NameList.parsed(text) {
        request.totals.aggregates.append(AggregateRequest(column: column, aggregate: word))
      }
    }
  }
}
