internal import TableModel

/// All numbers of a column with the groups that they belong to.
struct NumberLists: Sendable {
  private var groups: ContiguousArray<UInt32> = []
  private var significands: ContiguousArray<Int64> = []
  private var scales: ContiguousArray<UInt8> = []

  /// Adds a number.
  mutating func append(_ number: PlainNumberParser.Number, to group: Int) {
    groups.append(UInt32(group))
    significands.append(number.significand)
    scales.append(number.scale)
  }

  /// Adds the numbers of another one, whose groups have other numbers.
  mutating func merge(_ other: NumberLists, into newGroups: ContiguousArray<Int>) {
    groups.append(contentsOf: other.groups.lazy.map { UInt32(newGroups[Int($0)]) })
    significands.append(contentsOf: other.significands)
    scales.append(contentsOf: other.scales)
  }

  /// The numbers sorted by group, those of each with the same decimals; `nil` if one does not fit 64 bits with these.
  ///
  /// - Complexity: O(*n*).
  func sorted(groupCount: Int) -> GroupedNumbers? {
    var largest = ContiguousArray<UInt8>(repeating: 0, count: groupCount)
    var starts = ContiguousArray<Int>(repeating: 0, count: groupCount + 1)
    for index in groups.indices {
      let group = Int(groups[index])
      largest[group] = max(largest[group], scales[index])
      starts[group + 1] += 1
    }
    for group in 0..<groupCount { starts[group + 1] += starts[group] }
    var next = starts
    var numbers = [Int64](repeating: 0, count: groups.count)
    for index in groups.indices {
      let group = Int(groups[index])
      let number = PlainNumberParser.Number(significand: significands[index], scale: scales[index])
      guard let fitting = number.rescaled(to: largest[group]) else { return nil }
      numbers[next[group]] = fitting
      next[group] += 1
    }
    return GroupedNumbers(numbers: numbers, starts: starts, scales: largest)
  }
}

/// Whole numbers sorted by group, each group with its own decimals.
struct GroupedNumbers: Sendable {
  fileprivate let numbers: [Int64]
  fileprivate let starts: ContiguousArray<Int>
  fileprivate let scales: ContiguousArray<UInt8>

  /// The numbers of a group, and how many of their digits are decimals.
  subscript(group: Int) -> (numbers: ArraySlice<Int64>, scale: UInt8) {
    (numbers[starts[group]..<starts[group + 1]], scales[group])
  }
}

extension PlainNumberParser.Number {
  /// The number as a decimal.
  var exact: ExactDecimal { ExactDecimal(significand: Int128(significand), scale: scale) }

  /// The digits with a number of decimals, not fewer than there are; `nil` if they don't fit.
  fileprivate func rescaled(to newScale: UInt8) -> Int64? {
    if scale == newScale { return significand }
    return exact.rescaled(to: newScale).flatMap { Int64(exactly: $0.significand) }
  }
}
