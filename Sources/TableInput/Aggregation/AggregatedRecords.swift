package import TableModel

/// Records that were gathered while they were read: one record for each group of equal keys, and what its aggregates
/// need to know of those that it stands for.
public struct AggregatedRecords: Sendable {
  /// The groups, in the order of first appearance, with their keys and nothing in other columns.
  ///
  /// The columns that were aggregated are of the kind that all of their values are.
  public let store: RecordStore

  /// How many records were read.
  public let recordCount: Int

  private let counts: ContiguousArray<Int>
  private let plan: AggregationPlan
  private let numbers: NumberColumns
  private let values: [ValueColumn]
  private let lists: [GroupedNumbers?]
  private let distinct: [DistinctValues]

  init(
    store: RecordStore, recordCount: Int, counts: ContiguousArray<Int>, plan: AggregationPlan,
    numbers: NumberColumns,
    values: [ValueColumn], lists: [GroupedNumbers?], distinct: [DistinctValues]
  ) {
    self.store = store
    self.recordCount = recordCount
    self.counts = counts
    self.plan = plan
    self.numbers = numbers
    self.values = values
    self.lists = lists
    self.distinct = distinct
  }

  /// How many records one of the store stands for, where texts are kept apart.
  package func count(of record: Int) -> Int { counts.isEmpty ? 1 : counts[record] }

  /// What was gathered of the records that one of the store stands for.
  ///
  /// - Parameters:
  ///   - aggregate: One that was asked for.
  ///   - column: The number of its column.
  ///   - weight: The number of the column that says how much each value counts, for a weighted average.
  ///   - record: The number of the record.
  /// - Returns: What the aggregate needs.
  package func gathered(
    _ aggregate: Aggregate, ofColumn column: Int, weight: Int? = nil, record: Int
  ) -> GatheredTotal {
    switch aggregate {
    case .sum, .shareOfParent, .shareOfTotal, .average, .count, .minimum, .maximum, .first, .last:
      if let index = plan.numberPosition(of: column) { return number(aggregate, index, record) }
      return plan.valuePosition(of: column).map { value(aggregate, $0, record) } ?? .blank
    case .weightedAverage:
      guard let value = plan.numberPosition(of: column), let weight = weight.flatMap(plan.numberPosition),
        let pair = plan.pairs.firstIndex(of: AggregationPlan.WeightedPair(value: value, weight: weight))
      else { return .blank }
      let (sum, weights) = numbers.weightedSum(ofPair: pair, group: record)
      return sum.count == 0 ? .blank : .weightedSum(sum.value, weights: weights.value)
    case .distinct:
      guard let index = plan.distinct.firstIndex(of: column) else { return .blank }
      return .distinct(distinct[index][record], limit: distinct[index].limit)
    case .median:
      guard let index = plan.numberPosition(of: column), let list = lists[index]?[record] else {
        return .blank
      }
      return .numbers(list.numbers, scale: list.scale)
    case .custom: return .blank
    }
  }

  private func number(_ aggregate: Aggregate, _ index: Int, _ record: Int) -> GatheredTotal {
    let sum = numbers.sum(ofColumn: index, group: record)
    if aggregate == .count { return .count(sum.count) }
    guard sum.count > 0 else { return .blank }
    if aggregate == .average { return .sum(sum.value, count: sum.count) }
    guard let choice = Choice(aggregate) else { return .value(numbers.cell(sum.value, ofColumn: index)) }
    return numbers.value(choice, ofColumn: index, group: record).map { .value($0) } ?? .blank
  }

  private func value(_ aggregate: Aggregate, _ index: Int, _ record: Int) -> GatheredTotal {
    guard let choice = Choice(aggregate) else { return .count(values[index].count(of: record)) }
    return values[index].value(choice, of: record).map { .value($0) } ?? .blank
  }
}

extension CSVReader {
  /// Reads all records and keeps no more of them than what aggregates need, for a report without details.
  ///
  /// The text is read once, on all processors. Memory grows with the number of groups, and with that of the values
  /// that are different where these are counted; a median needs all values of its column.
  ///
  /// - Parameters:
  ///   - aggregates: What is wanted of which columns; none of them is a key.
  ///   - keys: The names of the columns whose equal texts make a group, from the outermost in.
  ///   - others: The names of columns whose different texts are kept apart within a group, one record for each of
  ///     them, so that records can be left out by them afterwards.
  /// - Returns: What was gathered, the same whatever the number of processors; `nil` where it takes ``readAll()`` to
  ///   read the records, to find out what they hold or to say what is wrong with them: ragged rows, numbers that
  ///   programs don't write, dates without the year in front, sums beyond 64 bits, unknown columns, aggregates of your
  ///   own; and where keeping texts apart leaves so many records that nothing is gained, or aggregates depend on the
  ///   order of records that are kept apart.
  /// - Complexity: O(*n*) in the size of the input.
  public func readAggregates(
    _ aggregates: [ColumnAggregate], by keys: [String], apart others: [String] = []
  ) -> AggregatedRecords? {
    AggregateReading(input, options: options, aggregates: aggregates, keys: keys, apart: others)?.run()
  }
}
