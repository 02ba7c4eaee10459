/// What a disclosure row says of the leaf rows below it.
///
/// Every level is computed from the leaf rows: an average is never an average of averages. Blank cells count for
/// nothing; the sum of nothing is blank, the count of nothing is 0.
public enum Aggregate: Sendable, Hashable {
  /// The exact sum.
  case sum
  /// The sum divided by the count.
  case average
  /// The sum of value times weight, divided by the sum of the weights.
  case weightedAverage
  /// The smallest value.
  case minimum
  /// The largest value.
  case maximum
  /// How many cells are not blank.
  case count
  /// How many different values there are.
  case distinct
  /// The middle value; the mean of the two in the middle where there is an even number.
  case median
  /// The first value that is not blank.
  case first
  /// The last value that is not blank.
  case last
  /// The row's part of the sum of its parent, on every row: 0.25 for a quarter.
  case shareOfParent
  /// The row's part of the grand total, on every row: 0.25 for a quarter.
  case shareOfTotal
  /// What an `AggregateFunction` computes.
  case custom

  /// Whether each row shows its part of a sum instead of a value.
  public var isShare: Bool { self == .shareOfParent || self == .shareOfTotal }
}
