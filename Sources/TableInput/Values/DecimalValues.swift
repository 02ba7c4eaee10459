internal import TableModel

/// Gathers the numbers of a column in the smallest form that holds all of them.
struct DecimalValues {
  private var significands: ContiguousArray<Int64> = []
  private var scales: ContiguousArray<UInt8> = []
  private var wide: ContiguousArray<ExactDecimal> = []
  private var hasScales = false
  private var isWide = false

  /// The most decimals that a number has.
  private(set) var maximumScale: UInt8 = 0

  /// Makes room for the numbers of a column.
  init(capacity: Int) {
    significands.reserveLargePages(capacity)
  }

  /// Appends a number of at most 64 bits.
  @inline(__always)
  mutating func append(significand: Int64, scale: UInt8) {
    if isWide || scale != 0 || hasScales {
      appendScaled(significand: significand, scale: scale)
    } else {
      significands.append(significand)
    }
  }

  /// Appends what stands for a blank field.
  mutating func appendBlank() {
    append(significand: 0, scale: 0)
  }

  /// Appends a number.
  mutating func append(_ value: ExactDecimal) {
    if !isWide, let significand = Int64(exactly: value.significand) {
      append(significand: significand, scale: value.scale)
      return
    }
    widen()
    maximumScale = max(maximumScale, value.scale)
    wide.append(value)
  }

  /// The values.
  consuming func finish() -> ColumnValues {
    if isWide { return .wideDecimals(wide) }
    return hasScales ? .decimals(significands, scales: scales) : .integers(significands)
  }

  private mutating func appendScaled(significand: Int64, scale: UInt8) {
    maximumScale = max(maximumScale, scale)
    if isWide {
      wide.append(ExactDecimal(significand: Int128(significand), scale: scale))
      return
    }
    if !hasScales {
      hasScales = true
      scales.reserveLargePages(significands.capacity)
      scales.append(contentsOf: repeatElement(0, count: significands.count))
    }
    significands.append(significand)
    scales.append(scale)
  }

  private mutating func widen() {
    guard !isWide else { return }
    isWide = true
    wide.reserveCapacity(significands.capacity)
    for index in significands.indices {
      wide.append(
        ExactDecimal(significand: Int128(significands[index]), scale: hasScales ? scales[index] : 0))
    }
    significands = []
    scales = []
  }
}
