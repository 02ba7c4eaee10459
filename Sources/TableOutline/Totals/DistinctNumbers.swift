/// Different values that are known by number, gathered from rows of which each names none twice.
struct DistinctNumbers {
  private var numbers: ContiguousArray<UInt32> = []
  /// All numbers are below it.
  private var limit = 0
  /// Whether some number may stand here twice.
  private var hasTwins = false

  /// Adds numbers, all of them different.
  mutating func append(_ more: ArraySlice<UInt32>, below limit: Int) {
    add(limit: limit, isEmpty: more.isEmpty)
    numbers.append(contentsOf: more)
  }

  /// Adds what another one holds.
  mutating func merge(_ other: consuming DistinctNumbers) {
    add(limit: other.limit, isEmpty: other.numbers.isEmpty)
    hasTwins = hasTwins || other.hasTwins
    if numbers.isEmpty { numbers = other.numbers } else { numbers.append(contentsOf: other.numbers) }
  }

  /// How many different numbers there are.
  ///
  /// - Complexity: O(*n*) in how many were added since the last time.
  mutating func count() -> Int {
    if hasTwins { removeTwins() }
    return numbers.count
  }

  private mutating func add(limit: Int, isEmpty: Bool) {
    hasTwins = hasTwins || !numbers.isEmpty && !isEmpty
    self.limit = max(self.limit, limit)
  }

  /// Few numbers are sorted; of many, each is ticked off on a list of all that there can be.
  private mutating func removeTwins() {
    hasTwins = false
    var count = 0
    if numbers.count < limit / 64 {
      numbers.sort()
      for index in numbers.indices where index == 0 || numbers[index] != numbers[count - 1] {
        numbers[count] = numbers[index]
        count += 1
      }
    } else {
      var seen = ContiguousArray<UInt64>(repeating: 0, count: limit / 64 + 1)
      for index in numbers.indices {
        let (word, bit) = (Int(numbers[index] / 64), UInt64(1) << UInt64(numbers[index] % 64))
        guard seen[word] & bit == 0 else { continue }
        seen[word] |= bit
        numbers[count] = numbers[index]
        count += 1
      }
    }
    numbers.removeLast(numbers.count - count)
  }
}
