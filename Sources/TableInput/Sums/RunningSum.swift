internal import TableModel

/// The exact sum of the values of one column so far; blank as long as there are none.
///
/// It has 64 bits, so that the sums of many groups stay in the processor's cache.
struct RunningSum: BitwiseCopyable, Sendable {
  private var significand: Int64 = 0
  private var scale: UInt8 = 0
  private var hasValue = false

  /// The sum, or `nil` if nothing was added.
  var value: ExactDecimal? {
    hasValue ? ExactDecimal(significand: Int128(significand), scale: scale) : nil
  }

  /// Adds `significand / 10^scale`.
  ///
  /// - Returns: False if the sum does not fit, and is lost.
  @inline(__always)
  mutating func add(significand other: Int64, scale otherScale: UInt8) -> Bool {
    hasValue = true
    guard scale == otherScale else { return add(other, otherScale) }
    let (sum, overflow) = significand.addingReportingOverflow(other)
    significand = sum
    return !overflow
  }

  /// Adds what another one holds.
  ///
  /// - Returns: False if the sum does not fit, and is lost.
  mutating func merge(_ other: RunningSum) -> Bool {
    !other.hasValue || add(significand: other.significand, scale: other.scale)
  }

  private mutating func add(_ other: Int64, _ otherScale: UInt8) -> Bool {
    let own = ExactDecimal(significand: Int128(significand), scale: scale)
    let added = ExactDecimal(significand: Int128(other), scale: otherScale)
    guard let sum = try? own.adding(added), let narrow = Int64(exactly: sum.significand) else { return false }
    (significand, scale) = (narrow, sum.scale)
    return true
  }
}
