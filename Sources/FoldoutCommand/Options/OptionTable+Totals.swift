extension OptionTable {
  static let totals: [CommandOption] = [
    aggregate(.sum, essential: true, "Sum of these columns", example: "--sum quantity,cost"),
    aggregate(.avg, "Average of what is not blank"),
    weightedAverage,
    aggregate(.min, "Smallest value"),
    aggregate(.max, "Largest value"),
    aggregate(.count, "How many values are not blank"),
    aggregate(.distinct, "How many different values there are"),
    aggregate(.median, "Median"),
    aggregate(.first, "First value"),
    aggregate(.last, "Last value"),
    aggregate(.shareOfParent, "Each row's part of the sum of its parent"),
    aggregate(.shareOfTotal, "Each row's part of the grand total"),
    .word(
      "pct-rounding", sets: \.totals.shareRounding, in: .totals,
      "Round each share by itself, or so that the shares of siblings add up"),
    .word(
      "subtotals", sets: \.totals.subtotals, in: .totals,
      "Where subtotals stand: on the row they belong to, in a row below, or nowhere"),
    .value(
      "subtotal-levels", placeholder: "LEVELS", repeats: true, in: .totals,
      "Subtotals on these levels alone, counted from 1", example: "--subtotal-levels 1,2"
    ) { (request, text) throws(OptionValueError) in
      for part in try NameList.parsed(text) {
        request.totals.subtotalLevels.append(try WholeNumber.parsed(part, from: 1))
      }
    },
    .word(
      "grand-total", sets: \.totals.grandTotal, negation: TotalPlacementWord.none, in: .totals,
      "Where the total of the whole report stands; --no-grand-total is short for none"),
    .flag(
      "details", standard: true, sets: \.totals.hasDetails, in: .totals, essential: true,
      "Only rows that have others below them"),
    .word(
      "own", sets: \.totals.own, in: .totals,
      "The value of a row that has children too: add it as a row (itself), or ignore it"),
  ]

  private static let weightedAverage = CommandOption.value(
    AggregateWord.weightedAverage.rawValue, placeholder: "COLUMN:WEIGHT", repeats: true, in: .totals,
    "Average weighted by another column", example: "--weighted-avg price:quantity"
  ) { (request, text) throws(OptionValueError) in
    for part in try NameList.parts(of: text) {
      // The last colon, since a name is more likely to hold one than to end behind one.
      guard let colon = part.lastIndex(of: ":"), colon > part.startIndex,
        part.index(after: colon) < part.endIndex
      else {
        throw OptionValueError(expected: "a column and its weight, such as price:quantity", part: part)
      }
      request.totals.aggregates.append(
        AggregateRequest(
          column: NameList.unescaped(String(part[..<colon])), aggregate: .weightedAverage,
          weight: NameList.unescaped(String(part[part.index(after: colon)...]))))
    }
  }

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
