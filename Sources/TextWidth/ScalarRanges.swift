/// A set of scalars, kept as sorted ranges that do not touch.
struct ScalarRanges: Sendable {
  private let ranges: ContiguousArray<ClosedRange<UInt32>>

  /// Creates a set.
  ///
  /// - Parameter bounds: First and last scalar of each range, in rising order.
  init(_ bounds: [(first: UInt32, last: UInt32)]) {
    ranges = ContiguousArray(bounds.map { $0.first...$0.last })
  }

  /// Whether a scalar is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = low + (high - low) / 2
      let range = ranges[middle]
      if scalar < range.lowerBound {
        high = middle
      } else if scalar > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
