internal import TableModel

/// Gathers the numbers of a column in the smallest form that holds all of them.
struct DecimalValues {
  private var significands: WholeNumbers
  private var places = DecimalPlaces()
  private var wide: ContiguousArray<ExactDecimal> = []
  private var isWide = false

  /// The most decimals that a number has.
  private(set) var maximumScale: UInt8 = 0

  /// Makes room for the numbers of a column.
  init(capacity: Int) {
    significands = WholeNumbers(capacity: capacity)
  }

  /// Appends a number of at most 64 bits.
  @inline(__always)
  mutating func append(significand: Int64, scale: UInt8) {
    if places.isCommon(scale) && !isWide {
      significands.append(significand)
    } else {
      appendScaled(significand: significand, scale: scale)
    }
  }

  /// Appends what stands for a blank field.
  mutating func appendBlank() {
    guard !isWide else {
      wide.append(ExactDecimal(significand: 0, scale: 0))
      return
    }
    places.append(nil, behind: significands.count)
    significands.append(0)
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
    return places.differ || places.common > 0 ? .decimals(significands, places) : .integers(significands)
  }

  private mutating func appendScaled(significand: Int64, scale: UInt8) {
    maximumScale = max(maximumScale, scale)
    if isWide {
      wide.append(ExactDecimal(significand: Int128(significand), scale: scale))
      return
    }
    places.append(scale, behind: significands.count)
    significands.append(significand)
  }

  private mutating func widen() {
    guard !isWide else { return }
    isWide = true
    wide.reserveCapacity(significands.count * 2)
    for index in 0..<significands.count {
      wide.append(ExactDecimal(significand: Int128(significands[index]), scale: places[index]))
    }
    significands = WholeNumbers()
    places = DecimalPlaces()
  }
}
