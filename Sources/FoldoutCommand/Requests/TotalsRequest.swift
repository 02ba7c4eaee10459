/// What is added up, and where the totals stand.
struct TotalsRequest: Sendable {
  /// The totals asked for, in the order of the command line.
  var aggregates: [AggregateRequest] = []
  var subtotals = TotalPlacementWord.above
  /// The levels that have subtotals, counted from 1; none means all.
  var subtotalLevels: [Int] = []
  var grandTotal = TotalPlacementWord.below
  /// Without details a report has group rows only.
  var hasDetails = true
  var own = OwnValueRule.add
  var shareRounding = ShareRoundingWord.each
}

/// One total of one column.
struct AggregateRequest: Sendable, Equatable {
  let column: String
  let aggregate: AggregateWord
  /// The column that says how much each value counts, for a weighted average.
  var weight: String?
}

/// The totals there are, by the names of their options.
enum AggregateWord: String, OptionWord {
  case sum, avg, min, max, count, distinct, median, first, last
  case weightedAverage = "weighted-avg"
  case shareOfParent = "share-of-parent"
  case shareOfTotal = "share-of-total"

  /// Whether each row shows its part of a sum.
  var isShare: Bool { self == .shareOfParent || self == .shareOfTotal }
}

/// Where a total is shown.
enum TotalPlacementWord: String, OptionWord {
  case above, below, none
}

/// How shares are rounded.
enum ShareRoundingWord: String, OptionWord {
  case each, balanced
}

/// What becomes of the value of a row that has children too.
enum OwnValueRule: String, OptionWord {
  case add, ignore
}
