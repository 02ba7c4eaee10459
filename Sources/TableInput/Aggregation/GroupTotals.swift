internal import TableModel

/// What is gathered of records for groups of those with equal keys, from one record after the other.
///
/// Memory grows with the groups and with the different values that are counted, not with the records; a median alone
/// takes all values of its column.
struct GroupTotals: Sendable {
  private var plan: AggregationPlan
  private let keyFields: ContiguousArray<Int>
  private var keys: [KeyTexts]
  private var paths: KeyPaths
  private var firstLines: ContiguousArray<Int> = []
  /// For each group how many records it stands for, if that is counted.
  private var counts: ContiguousArray<Int> = []
  private var numbers: NumberColumns
  private var values: [ValueColumn]
  private var distinct: [DistinctColumn]
  private var current: ContiguousArray<Int>

  /// How many records were added.
  private(set) var recordCount = 0

  /// Starts without groups.
  init(_ plan: AggregationPlan) {
    self.plan = plan
    keyFields = ContiguousArray(plan.keys)
    keys = plan.keys.map { _ in KeyTexts() }
    paths = KeyPaths(depth: plan.keys.count)
    numbers = NumberColumns(plan)
    values = plan.values.map { ValueColumn($0) }
    distinct = plan.distinct.map { DistinctColumn(field: $0) }
    current = ContiguousArray(repeating: 0, count: plan.keys.count)
  }

  /// Adds a record.
  ///
  /// - Parameters:
  ///   - record: Its fields.
  ///   - line: The line on which it begins.
  ///   - bytes: The input that the fields point into.
  /// - Returns: False if a value leaves a doubt of what it is, or a sum does not fit 64 bits.
  @inline(__always)
  mutating func add(_ record: borrowing FieldBuffer, line: Int, in bytes: Span<UInt8>) -> Bool {
    for level in keyFields.indices {
      current[level] = record.withText(at: keyFields[level], in: bytes) { keys[level].key(of: $0) }
    }
    let group = paths.group { current[$0] }
    if group == firstLines.count { addGroup(line: line) }
    recordCount += 1
    if plan.countsRecords { counts[group] += 1 }
    guard numbers.add(record, to: group, in: bytes) else { return false }
    for index in values.indices {
      guard values[index].add(record, to: group, in: bytes) else { return false }
    }
    for index in distinct.indices { distinct[index].add(record, to: group, in: bytes) }
    return true
  }

  /// Adds what was gathered from the records that follow.
  ///
  /// - Parameters:
  ///   - other: What was gathered, by the same plan.
  ///   - lineOffset: How many lines stand before those that the other one counted.
  /// - Returns: False if the two together leave a doubt of what values are, or a sum does not fit 64 bits.
  mutating func merge(_ other: GroupTotals, lineOffset: Int) -> Bool {
    let ownKeys = keys.indices.map { keys[$0].keys(of: other.keys[$0]) }
    let groups = ContiguousArray(
      (0..<other.paths.count).map { otherGroup in
        let path = other.paths.keys(of: otherGroup)
        let group = paths.group { ownKeys[$0][path[$0]] }
        if group == firstLines.count { addGroup(line: other.firstLines[otherGroup] + lineOffset) }
        return group
      })
    recordCount += other.recordCount
    for (source, target) in groups.enumerated() where plan.countsRecords {
      counts[target] += other.counts[source]
    }
    guard numbers.merge(other.numbers, into: groups) else { return false }
    for index in values.indices {
      guard values[index].merge(other.values[index], into: groups) else { return false }
    }
    for index in distinct.indices { distinct[index].merge(other.distinct[index], into: groups) }
    return true
  }

  /// What was gathered, for a store whose columns have other numbers than those that records were added with.
  ///
  /// - Parameter numbers: The new number of each column.
  /// - Returns: The same, to which no more can be added.
  func renumbered(_ numbers: [Int]) -> GroupTotals {
    var totals = self
    totals.plan = plan.renumbered(numbers)
    return totals
  }

  /// Whether there are so many groups, because texts are kept apart, that the records might as well be kept.
  var hasTooManyGroups: Bool { plan.isLimited && paths.count > 50_000 + recordCount / 8 }

  private mutating func addGroup(line: Int) {
    firstLines.append(line)
    if plan.countsRecords { counts.append(0) }
    numbers.addGroup()
    for index in values.indices { values[index].addGroup() }
    for index in distinct.indices { distinct[index].addGroup() }
  }
}

extension GroupTotals {
  /// The groups as records, in the order of first appearance, with what was gathered of each.
  ///
  /// - Parameters:
  ///   - input: The text that was read.
  ///   - makeBuilder: Makes a store with all columns and no records.
  /// - Returns: The records; `nil` if totals of all groups, or all values of a column, may not fit.
  func records(of input: InputText, from makeBuilder: () -> RecordStoreBuilder) -> AggregatedRecords? {
    guard numbers.fitTogether else { return nil }
    var lists: [GroupedNumbers?] = []
    for (index, column) in plan.numbers.enumerated() {
      let list = column.keepsValues ? numbers.lists(ofColumn: index, groupCount: paths.count) : nil
      if column.keepsValues, list == nil { return nil }
      lists.append(list)
    }
    var builder = makeBuilder()
    for (index, column) in plan.numbers.enumerated() {
      builder.describe(column: column.field, as: numbers.kind(ofColumn: index))
    }
    for (index, column) in plan.values.enumerated() {
      builder.describe(column: column.field, as: values[index].kind)
    }
    var different: [DistinctValues] = []
    for (index, field) in plan.distinct.enumerated() {
      let isNumeric = plan.numberPosition(of: field) != nil
      let typed = distinct[index].values(
        typedWith: RecordStoreBuilder(input: input), name: "", isNumeric: isNumeric,
        allowsExponents: builder.allowsExponents(inColumn: field), groupCount: paths.count)
      guard let typed else { return nil }
      different.append(typed.values)
      builder.describe(column: field, like: typed.column)
    }
    for group in 0..<paths.count {
      builder.beginRecord(line: firstLines[group])
      for (level, key) in paths.keys(of: group).enumerated() {
        keys[level].withText(of: key) { builder.set(column: plan.keys[level], utf8: $0) }
      }
    }
    return AggregatedRecords(
      store: builder.finish(), recordCount: recordCount, counts: counts, plan: plan, numbers: numbers,
      values: values,
      lists: lists, distinct: different)
  }
}

extension FieldBuffer {
  /// Gives the text of a field to a closure.
  @inline(__always)
  func withText<Result>(at index: Int, in bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    let field = fields[index]
    guard field.isInArena else {
      return body(bytes.extracting(field.offset..<field.offset + field.length))
    }
    let (start, length, isInArena) = arena.place(of: field)
    let range = start..<start + length
    return isInArena ? body(arena.bytes.span.extracting(range)) : body(bytes.extracting(range))
  }
}
