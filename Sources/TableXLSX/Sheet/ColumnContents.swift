internal import TableModel

/// What was seen in a column: what its width and its number formats depend on.
struct ColumnContents {
  /// The widest text, in digits.
  private(set) var textWidth = 0
  /// The most decimals of a number in a leaf row.
  private(set) var decimals = 0
  /// Whether some date has a time of day.
  private(set) var hasTimes = false
  /// Whether there are dates.
  private(set) var hasDates = false
  /// Whether digits were written as text.
  private(set) var hasTextDigits = false
  /// The numbers of leaf rows.
  private(set) var leaves = NumberRange()
  /// The numbers of disclosure rows and totals.
  private(set) var totals = NumberRange()

  /// The smallest and the largest of some numbers.
  struct NumberRange {
    private(set) var smallest: ExactDecimal?
    private(set) var largest: ExactDecimal?

    /// Takes a number in.
    @inline(__always)
    mutating func insert(_ value: ExactDecimal) {
      guard let smallest, let largest else {
        (self.smallest, self.largest) = (value, value)
        return
      }
      if value < smallest { self.smallest = value }
      if largest < value { self.largest = value }
    }

    /// Takes in the numbers of another range.
    mutating func insert(_ other: NumberRange) {
      if let smallest = other.smallest { insert(smallest) }
      if let largest = other.largest { insert(largest) }
    }
  }

  /// The largest number without its sign; zero if there is none.
  var largestMagnitude: ExactDecimal {
    let ends = [leaves.smallest, leaves.largest, totals.smallest, totals.largest].compactMap(\.self)
    return ends.map { ExactDecimal(significand: abs($0.significand), scale: $0.scale) }.max() ?? .zero
  }

  /// Sees a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - extra: What its indent adds to its width.
  ///   - limit: The width beyond which no text widens a column.
  @inline(__always)
  mutating func see(text: Span<UInt8>, extra: Int = 0, limit: Int) {
    // No text is wider than it has bytes.
    if min(text.count, limit) + extra > textWidth { measure(text, extra: extra, limit: limit) }
  }

  /// Sees a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - isLeaf: Whether it stands in a leaf row.
  @inline(__always)
  mutating func see(number: ExactDecimal, isLeaf: Bool) {
    if isLeaf {
      decimals = max(decimals, Int(number.scale))
      leaves.insert(number)
    } else {
      totals.insert(number)
    }
  }

  /// Sees a date.
  mutating func see(date: CalendarTime) {
    hasDates = true
    if date.hasTime { hasTimes = true }
  }

  /// Sees what was seen in other rows.
  mutating func see(_ other: ColumnContents) {
    see(width: other.textWidth)
    decimals = max(decimals, other.decimals)
    hasTimes = hasTimes || other.hasTimes
    hasDates = hasDates || other.hasDates
    hasTextDigits = hasTextDigits || other.hasTextDigits
    leaves.insert(other.leaves)
    totals.insert(other.totals)
  }

  /// Sees something that is as wide as so many digits.
  mutating func see(width: Int) { textWidth = max(textWidth, width) }

  /// Sees digits that are written as text.
  mutating func seeTextDigits() { hasTextDigits = true }

  @inline(never)
  private mutating func measure(_ text: Span<UInt8>, extra: Int, limit: Int) {
    textWidth = max(textWidth, min(TextMeasure.width(of: text), limit) + extra)
  }
}
