/// What an aggregate needs to know of several records that were gathered before they came to the table as one leaf row.
@usableFromInline
package enum GatheredTotal: Sendable {
  /// All of their cells are blank.
  case blank
  /// One cell stands for all: their sum, or the smallest, the largest, the first or the last of them.
  case value(CellValue)
  /// How many cells are not blank, for a count.
  case count(Int)
  /// The sum of cells, and how many they are, for an average.
  case sum(ExactDecimal, count: Int)
  /// The sum of value times weight, and that of the weights, for a weighted average.
  case weightedSum(ExactDecimal, weights: ExactDecimal)
  /// The different values, each as a number below a limit, which stands for the same value in all rows.
  case distinct(ArraySlice<UInt32>, limit: Int)
  /// The values as whole numbers of the unit that their decimals make, for a median.
  case numbers(ArraySlice<Int64>, scale: UInt8)
}
