internal import TableModel

/// How many decimals the totals of one column have, and the values that they are computed from.
struct TotalDecimals {
  private var valueScale: UInt8 = 0
  private var totalScale: UInt8 = 0
  /// The largest total without its sign, of a column of quotients.
  private var largest = ExactDecimal.zero

  /// Takes note of a total.
  ///
  /// - Parameters:
  ///   - total: The total; what is no exact number has no decimals.
  ///   - accumulator: What it was computed by.
  mutating func note(_ total: Cell, of accumulator: borrowing Accumulator) {
    guard let total = total.exact else { return }
    totalScale = max(totalScale, total.scale)
    guard accumulator.aggregate.isQuotient else { return }
    valueScale = max(valueScale, accumulator.valueScale)
    largest = max(largest, total.magnitude)
  }

  /// How many decimals a total shows at least and at most.
  ///
  /// A quotient shows those of its values, and two at least; below one it shows three digits that count.
  ///
  /// - Parameter aggregate: What the totals are.
  /// - Returns: The decimals.
  func range(of aggregate: Aggregate) -> ClosedRange<Int> {
    guard aggregate.isQuotient else { return 0...Int(totalScale) }
    var most = max(Int(valueScale), 2)
    if largest.significand != 0 {
      var firstDigit: UInt8 = 0
      while firstDigit < ExactDecimal.maximumScale, largest < ExactDecimal(significand: 1, scale: firstDigit)
      {
        firstDigit += 1
      }
      if firstDigit > 0 { most = max(most, Int(firstDigit) + 2) }
    }
    return Int(valueScale)...most
  }
}

extension Aggregate {
  /// Whether totals are quotients, which may have no end of decimals.
  var isQuotient: Bool { self == .average || self == .weightedAverage || self == .median }
}
