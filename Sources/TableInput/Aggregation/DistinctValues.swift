/// The different values of each group, as numbers that stand for the same value in all groups.
struct DistinctValues: Sendable {
  private let numbers: [UInt32]
  private let starts: ContiguousArray<Int>

  /// All numbers are below it.
  let limit: Int

  /// Sorts what sets hold by group.
  ///
  /// - Parameters:
  ///   - sets: The texts of each group.
  ///   - groupCount: How many groups there are.
  ///   - newNumbers: For each text the number of its value, or `nil` if that is blank; without them each text is a value.
  ///   - limit: How many texts there are.
  /// - Complexity: O(*n*) in the size of the sets.
  init(_ sets: ValueSets, groupCount: Int, renumbering newNumbers: ContiguousArray<UInt32?>?, limit: Int) {
    var sets = sets
    if let newNumbers {
      var renumbered = ValueSets()
      for _ in 0..<groupCount { renumbered.addGroup() }
      sets.forEach { group, text in
        if let number = newNumbers[text] { renumbered.insert(Int(number), of: group) }
      }
      sets = renumbered
    }
    var starts = ContiguousArray<Int>(repeating: 0, count: groupCount + 1)
    sets.forEach { group, _ in starts[group + 1] += 1 }
    for group in 0..<groupCount { starts[group + 1] += starts[group] }
    var numbers = [UInt32](repeating: 0, count: starts[groupCount])
    var next = starts
    sets.forEach { group, number in
      numbers[next[group]] = UInt32(number)
      next[group] += 1
    }
    self.numbers = numbers
    self.starts = starts
    self.limit = limit
  }

  /// The values of a group.
  subscript(group: Int) -> ArraySlice<UInt32> { numbers[starts[group]..<starts[group + 1]] }
}
