/// The line on which each record begins, as runs of records on consecutive lines.
struct LineMap: Sendable {
  private struct Run: Sendable {
    let record: Int
    let line: Int
  }

  private var runs: ContiguousArray<Run> = []
  private var count = 0
  private var nextLine = 0
  /// The number that each record had when it was added, where they were put in another order.
  private var order: ContiguousArray<Int32>?

  /// Adds the next record.
  @inline(__always)
  mutating func append(_ line: Int) {
    if line != nextLine { runs.append(Run(record: count, line: line)) }
    count += 1
    nextLine = line + 1
  }

  /// Adds the records of another map, in which none was put in another order.
  ///
  /// - Parameters:
  ///   - other: The other map.
  ///   - linesBefore: How many lines come before those that it counts.
  mutating func append(_ other: LineMap, linesBefore: Int = 0) {
    for run in other.runs {
      let (record, line) = (count + run.record, linesBefore + run.line)
      if run.record > 0 || line != nextLine { runs.append(Run(record: record, line: line)) }
    }
    count += other.count
    if other.count > 0 { nextLine = linesBefore + other.nextLine }
  }

  /// The line of a record.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  subscript(position: Int) -> Int {
    let record = order.map { Int($0[position]) } ?? position
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].record <= record { low = middle } else { high = middle }
    }
    return runs[low].line + record - runs[low].record
  }

  /// The lines of the records in another order; all are added.
  ///
  /// - Parameter newOrder: The number that each record has now, in the order wanted.
  /// - Returns: The lines.
  func arranged(by newOrder: ContiguousArray<Int32>) -> LineMap {
    var map = self
    map.order = order.map { order in ContiguousArray(newOrder.lazy.map { order[Int($0)] }) } ?? newOrder
    return map
  }

  /// The lines of some of the records.
  func selecting(_ records: ContiguousArray<Int>) -> LineMap {
    var map = LineMap()
    for record in records { map.append(self[record]) }
    return map
  }
}
