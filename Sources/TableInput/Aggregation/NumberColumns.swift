internal import TableModel

/// What is gathered of the columns that must hold numbers, for each group.
struct NumberColumns: Sendable {
  private let fields: ContiguousArray<Int>
  private let pairs: ContiguousArray<AggregationPlan.WeightedPair>
  /// For each group the sums of all columns, and the sums of products and of weights of all pairs.
  private var sums: ContiguousArray<RunningSum> = []
  private var products: ContiguousArray<RunningSum> = []
  private var weights: ContiguousArray<RunningSum> = []
  private var chosen: ContiguousArray<ChosenNumbers?>
  private var lists: ContiguousArray<NumberLists?>
  /// For each column the scales of its values, one laid over the other.
  private var scales: ContiguousArray<UInt8>
  /// The numbers of the record that is added.
  private var current: ContiguousArray<PlainNumberParser.Number?>
  /// Whether more than sums is wanted.
  private let hasMore: Bool

  /// Starts without groups.
  init(_ plan: AggregationPlan) {
    fields = ContiguousArray(plan.numbers.map(\.field))
    pairs = ContiguousArray(plan.pairs)
    chosen = ContiguousArray(plan.numbers.map { $0.choices.isEmpty ? nil : ChosenNumbers($0.choices) })
    lists = ContiguousArray(plan.numbers.map { $0.keepsValues ? NumberLists() : nil })
    scales = ContiguousArray(repeating: 0, count: plan.numbers.count)
    current = ContiguousArray(repeating: nil, count: plan.numbers.count)
    hasMore =
      !plan.pairs.isEmpty || plan.numbers.contains { $0.keepsValues || !$0.choices.isEmpty }
  }

  /// Makes room for one more group.
  mutating func addGroup() {
    for _ in fields.indices { sums.append(RunningSum()) }
    guard hasMore else { return }
    for _ in pairs.indices {
      products.append(RunningSum())
      weights.append(RunningSum())
    }
    for index in chosen.indices { chosen[index]?.addGroup() }
  }

  /// Adds the numbers of a record.
  ///
  /// - Returns: False if one is no plain number, or a sum does not fit 64 bits.
  @inline(__always)
  mutating func add(_ record: borrowing FieldBuffer, to group: Int, in bytes: Span<UInt8>) -> Bool {
    let parser = PlainNumberParser(decimalSeparator: UInt8(ascii: "."))
    let first = group * fields.count
    for index in fields.indices {
      let field = fields[index]
      guard !record.fields[field].isBlank else {
        if hasMore { current[index] = nil }
        continue
      }
      let parsed = record.withText(at: field, in: bytes) { parser.parse($0) }
      guard let number = parsed,
        sums[first + index].add(significand: number.significand, scale: number.scale)
      else { return false }
      if number.scale & ~scales[index] != 0 { scales[index] |= number.scale }
      if hasMore { addMore(number, index, group) }
    }
    return pairs.isEmpty || addProducts(to: group)
  }

  private mutating func addMore(_ number: PlainNumberParser.Number, _ index: Int, _ group: Int) {
    current[index] = number
    chosen[index]?.add(number, to: group)
    lists[index]?.append(number, to: group)
  }

  private mutating func addProducts(to group: Int) -> Bool {
    for index in pairs.indices {
      let pair = pairs[index]
      guard let value = current[pair.value], let weight = current[pair.weight] else { continue }
      let position = group * pairs.count + index
      guard products[position].add(value, times: weight),
        weights[position].add(significand: weight.significand, scale: weight.scale)
      else { return false }
    }
    return true
  }

  /// Adds what was gathered from the records that follow.
  ///
  /// - Parameters:
  ///   - other: What was gathered, of the same columns.
  ///   - groups: For each group of the other one the group here.
  /// - Returns: False if a sum does not fit 64 bits.
  mutating func merge(_ other: NumberColumns, into groups: ContiguousArray<Int>) -> Bool {
    for index in scales.indices { scales[index] |= other.scales[index] }
    for (source, target) in groups.enumerated() {
      guard
        Self.merge(&sums, other.sums, source, target, count: fields.count),
        Self.merge(&products, other.products, source, target, count: pairs.count),
        Self.merge(&weights, other.weights, source, target, count: pairs.count)
      else { return false }
      for index in chosen.indices {
        if let more = other.chosen[index] { chosen[index]?.merge(more, group: source, into: target) }
      }
    }
    for index in lists.indices {
      if let more = other.lists[index] { lists[index]?.merge(more, into: groups) }
    }
    return true
  }

  private static func merge(
    _ sums: inout ContiguousArray<RunningSum>, _ others: ContiguousArray<RunningSum>, _ source: Int,
    _ target: Int, count: Int
  ) -> Bool {
    for index in 0..<count {
      guard sums[target * count + index].merge(others[source * count + index]) else { return false }
    }
    return true
  }
}

extension NumberColumns {
  /// Whether totals of all groups can't exceed 128 bits either.
  var fitTogether: Bool {
    fields.indices.allSatisfy { Self.fitTogether(sums, from: $0, by: fields.count) }
      && pairs.indices.allSatisfy {
        Self.fitTogether(products, from: $0, by: pairs.count)
          && Self.fitTogether(weights, from: $0, by: pairs.count)
      }
  }

  private static func fitTogether(_ sums: ContiguousArray<RunningSum>, from first: Int, by step: Int) -> Bool
  {
    stride(from: first, to: sums.count, by: step).lazy.map { sums[$0] }.fitTogether
  }

  /// What the values of a column are.
  func kind(ofColumn index: Int) -> CellKind { scales[index] == 0 ? .integer : .decimal }

  /// The sum of a group's values in a column, and how many they are.
  func sum(ofColumn index: Int, group: Int) -> RunningSum { sums[group * fields.count + index] }

  /// The value that stands for all of a group in a column.
  func value(_ choice: Choice, ofColumn index: Int, group: Int) -> CellValue? {
    chosen[index]?.number(choice, of: group).map { cell($0.exact, ofColumn: index) }
  }

  /// A number as a cell of a column.
  func cell(_ number: ExactDecimal, ofColumn index: Int) -> CellValue {
    if kind(ofColumn: index) == .integer, let integer = Int64(exactly: number.significand) {
      return .integer(integer)
    }
    return .decimal(number)
  }

  /// What was gathered of a pair of columns in a group.
  func weightedSum(ofPair index: Int, group: Int) -> (sum: RunningSum, weights: RunningSum) {
    let position = group * pairs.count + index
    return (products[position], weights[position])
  }

  /// The values of a column, sorted by group; `nil` if they don't fit 64 bits with the same decimals.
  func lists(ofColumn index: Int, groupCount: Int) -> GroupedNumbers? {
    lists[index]?.sorted(groupCount: groupCount)
  }
}
