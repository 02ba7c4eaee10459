/// What a disclosure row says of the leaf rows below it.
///
/// Every level is computed from the leaf rows: an average is never an average of averages. Blank cells count for
/// nothing; the sum of nothing is blank, the count of nothing is 0.
public enum Aggregate: Sendable, Hashable {
  /// The exact sum.
  case sum
  /// The sum divided by the count.
  case average
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
}
