/// Whole numbers, in four bytes each where that holds all of them.
struct WholeNumbers: Sendable {
  /// The numbers, if four bytes hold each.
  private(set) var narrow: ContiguousArray<Int32> = []

  /// The numbers, if four bytes are not enough.
  private(set) var wide: ContiguousArray<Int64> = []

  /// Which of the two holds them.
  private(set) var isWide = false

  private let expectedCount: Int

  /// Makes room for a number of numbers.
  init(capacity: Int = 0) {
    expectedCount = capacity
    narrow.reserveLargePages(capacity)
  }

  /// How many there are.
  var count: Int { isWide ? wide.count : narrow.count }

  /// One number.
  @inline(__always)
  subscript(index: Int) -> Int64 { isWide ? wide[index] : Int64(narrow[index]) }

  /// Appends a number.
  @inline(__always)
  mutating func append(_ value: Int64) {
    if !isWide, let value = Int32(exactly: value) {
      narrow.append(value)
    } else {
      appendWide(value)
    }
  }

  private mutating func appendWide(_ value: Int64) {
    if !isWide {
      isWide = true
      wide.reserveLargePages(max(expectedCount, narrow.count))
      for value in narrow { wide.append(Int64(value)) }
      narrow = []
    }
    wide.append(value)
  }

  /// The numbers at some positions.
  func selecting<Position: BinaryInteger & Sendable>(_ positions: ContiguousArray<Position>) -> WholeNumbers {
    var selected = WholeNumbers()
    selected.isWide = isWide
    if isWide {
      selected.wide = wide.selecting(positions)
    } else {
      selected.narrow = narrow.selecting(positions)
    }
    return selected
  }
}
