internal import TableModel

/// The exact sum of the values of one column so far, and how many they are.
///
/// It has 64 bits, so that the sums of many groups stay in the processor's cache.
struct RunningSum: BitwiseCopyable, Sendable {
  private var significand: Int64 = 0
  private var scale: UInt8 = 0
  private var narrowCount: UInt32 = 0

  /// How many values were added.
  var count: Int { Int(narrowCount) }

  /// The sum of all values; zero of none.
  var value: ExactDecimal { ExactDecimal(significand: Int128(significand), scale: scale) }

  /// Adds `significand / 10^scale`.
  ///
  /// - Returns: False if the sum does not fit, and is lost.
  @inline(__always)
  mutating func add(significand other: Int64, scale otherScale: UInt8) -> Bool {
    guard narrowCount < .max else { return false }
    narrowCount += 1
    guard scale == otherScale else { return add(other, otherScale) }
    let (sum, overflow) = significand.addingReportingOverflow(other)
    significand = sum
    return !overflow
  }

  /// Adds the product of two numbers.
  ///
  /// - Returns: False if the sum does not fit, and is lost.
  mutating func add(_ value: PlainNumberParser.Number, times weight: PlainNumberParser.Number) -> Bool {
    let (product, overflow) = value.significand.multipliedReportingOverflow(by: weight.significand)
    return !overflow && add(significand: product, scale: value.scale + weight.scale)
  }

  /// Adds what another one holds.
  ///
  /// - Returns: False if the sum does not fit, and is lost.
  mutating func merge(_ other: RunningSum) -> Bool {
    guard other.narrowCount > 0 else { return true }
    let (count, overflow) = narrowCount.addingReportingOverflow(other.narrowCount - 1)
    narrowCount = count
    return !overflow && add(significand: other.significand, scale: other.scale)
  }

  private mutating func add(_ other: Int64, _ otherScale: UInt8) -> Bool {
    let added = ExactDecimal(significand: Int128(other), scale: otherScale)
    guard let sum = try? value.adding(added), let narrow = Int64(exactly: sum.significand) else {
      return false
    }
    (significand, scale) = (narrow, sum.scale)
    return true
  }
}

extension Sequence<RunningSum> {
  /// Whether no sum of some of these exceeds 128 bits, in whichever order they are added.
  ///
  /// - Complexity: O(*n*).
  var fitTogether: Bool {
    let scale = reduce(0) { Swift.max($0, $1.value.scale) }
    var total: Int128 = 0
    for sum in self {
      guard let value = sum.value.rescaled(to: scale) else { return false }
      let (next, overflow) = total.addingReportingOverflow(Int128(clamping: value.significand.magnitude))
      guard !overflow else { return false }
      total = next
    }
    return true
  }
}
