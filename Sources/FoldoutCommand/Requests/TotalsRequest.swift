/// What is added up, and where the totals stand.
struct TotalsRequest: Sendable {
  /// The totals asked for, in the order of the command line.
  var aggregates: [AggregateRequest] = []
  var subtotals = SubtotalPlacement.above
  var hasGrandTotal = true
  /// Without details a report has group rows only.
  var hasDetails = true
  var own = OwnValueRule.add
}

/// One total of one column.
struct AggregateRequest: Sendable, Equatable {
  let column: String
  let aggregate: AggregateWord
}

/// The totals there are, by the names of their options.
enum AggregateWord: String, OptionWord {
  case sum, avg, min, max, count, distinct, median, first, last
}

/// Where the total of what lies below a row is shown.
enum SubtotalPlacement: String, OptionWord {
  case above, below, none
}

/// What becomes of the value of a row that has children too.
enum OwnValueRule: String, OptionWord {
  case add, ignore
}
