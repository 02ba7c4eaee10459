internal import TableModel

/// Numbers of which the middle one is wanted, all with as many decimals as the one that has most.
///
/// They are whole numbers of 64 bits as long as that holds them.
struct MedianNumbers {
  private var narrow: ContiguousArray<Int64> = []
  private var wide: ContiguousArray<ExactDecimal> = []
  /// How many decimals all of them have.
  private(set) var scale: UInt8 = 0
  private var isWide = false

  /// How many numbers there are.
  private var count: Int { isWide ? wide.count : narrow.count }

  /// Adds a number.
  mutating func append(_ number: ExactDecimal) {
    if number.scale > scale { rescale(to: number.scale) }
    if !isWide {
      if let fitting = number.rescaled(to: scale).flatMap({ Int64(exactly: $0.significand) }) {
        narrow.append(fitting)
        return
      }
      widen()
    }
    wide.append(number)
  }

  /// Adds numbers of a unit.
  mutating func append(_ numbers: ArraySlice<Int64>, scale newScale: UInt8) {
    if newScale > scale { rescale(to: newScale) }
    if newScale == scale, !isWide {
      narrow.append(contentsOf: numbers)
    } else {
      for number in numbers { append(ExactDecimal(significand: Int128(number), scale: newScale)) }
    }
  }

  /// Adds what another one holds.
  mutating func merge(_ other: consuming MedianNumbers) {
    if count == 0 {
      self = other
    } else if other.isWide {
      if other.scale > scale { rescale(to: other.scale) }
      for number in other.wide { append(number) }
    } else {
      append(other.narrow[...], scale: other.scale)
    }
  }

  /// The middle number, or the mean of the two in the middle; `nil` of no numbers.
  ///
  /// - Complexity: O(*n*) on average.
  mutating func median() -> ExactDecimal? {
    guard count > 0 else { return nil }
    let upper = number(at: count / 2)
    guard count % 2 == 0 else { return upper }
    return (try? number(at: count / 2 - 1).adding(upper))?.divided(by: 2, addingDecimals: 1)
  }

  /// The number that would stand at a position if all stood in order.
  private mutating func number(at position: Int) -> ExactDecimal {
    guard isWide else {
      return ExactDecimal(significand: Int128(narrow.select(position)), scale: scale)
    }
    let number = wide.select(position)
    return number.rescaled(to: scale) ?? number
  }

  private mutating func rescale(to newScale: UInt8) {
    defer { scale = newScale }
    guard !isWide, newScale > scale, !narrow.isEmpty else { return }
    let factor = ExactDecimal(significand: 1).rescaled(to: newScale - scale).flatMap {
      Int64(exactly: $0.significand)
    }
    guard let factor, let largest = narrow.lazy.map(\.magnitude).max(),
      !Int64(clamping: largest).multipliedReportingOverflow(by: factor).overflow
    else { return widen() }
    for index in narrow.indices { narrow[index] *= factor }
  }

  private mutating func widen() {
    isWide = true
    wide = ContiguousArray(narrow.map { ExactDecimal(significand: Int128($0), scale: scale) })
    narrow = []
  }
}

extension ContiguousArray where Element: Comparable {
  /// Twice as many as halve any number of elements; an order that needs more was made for it.
  private static var mostRounds: Int { 128 }

  /// The element that would stand at a position if all stood in order; smaller ones end up before it, larger behind.
  ///
  /// - Complexity: O(*n*) on average, O(*n* log *n*) at worst.
  fileprivate mutating func select(_ position: Int) -> Element {
    var (low, high) = (0, count - 1)
    var rounds = 0
    while low < high {
      rounds += 1
      if rounds > Self.mostRounds {
        self[low...high].sort()
        break
      }
      // The middle of three keeps rows that are sorted already from being the worst case.
      let pivot = Swift.max(
        Swift.min(self[low], self[high]),
        Swift.min(Swift.max(self[low], self[high]), self[low + (high - low) / 2]))
      var (left, right) = (low, high)
      while left <= right {
        while self[left] < pivot { left += 1 }
        while pivot < self[right] { right -= 1 }
        guard left <= right else { break }
        swapAt(left, right)
        left += 1
        right -= 1
      }
      if position <= right {
        high = right
      } else if position >= left {
        low = left
      } else {
        break
      }
    }
    return self[position]
  }
}
