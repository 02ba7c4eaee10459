internal import TableModel

/// The exact sum of the values of one column so far; blank as long as there are none.
struct RunningSum: BitwiseCopyable, Sendable {
  private var significand: Int128 = 0
  private var scale: UInt8 = 0
  private var hasValue = false

  /// The sum, or `nil` if nothing was added.
  var value: ExactDecimal? { hasValue ? ExactDecimal(significand: significand, scale: scale) : nil }

  /// Adds a number.
  ///
  /// - Returns: False if the sum gets too long.
  @inline(__always)
  mutating func add(significand other: Int128, scale otherScale: UInt8) -> Bool {
    hasValue = true
    guard scale == otherScale else { return add(ExactDecimal(significand: other, scale: otherScale)) }
    let (sum, overflow) = significand.addingReportingOverflow(other)
    significand = sum
    return !overflow
  }

  /// Adds what another one holds.
  ///
  /// - Returns: False if the sum gets too long.
  mutating func merge(_ other: RunningSum) -> Bool {
    !other.hasValue || add(significand: other.significand, scale: other.scale)
  }

  private mutating func add(_ other: ExactDecimal) -> Bool {
    guard let sum = try? ExactDecimal(significand: significand, scale: scale).adding(other) else {
      return false
    }
    (significand, scale) = (sum.significand, sum.scale)
    return true
  }
}
