internal import TableModel

/// Which columns of the records are looked at while they are read, and what for.
struct AggregationPlan: Sendable {
  /// A column that must hold numbers.
  struct NumberColumn: Sendable {
    fileprivate(set) var field: Int
    var choices: [Choice] = []
    /// Whether all of its values are kept, for the one in the middle.
    var keepsValues = false
  }

  /// A column that can hold anything, counted or chosen from.
  struct ValueColumn: Sendable {
    fileprivate(set) var field: Int
    var choices: [Choice] = []
  }

  /// Two columns of numbers, by their positions among these.
  struct WeightedPair: Sendable, Hashable {
    let value: Int
    let weight: Int
  }

  /// The columns whose equal texts make a group, from the outermost in.
  private(set) var keys: [Int]
  /// Whether some of them are there so that conditions can tell records apart, and may do so all too well.
  let isLimited: Bool
  /// Whether it is counted how many records a group stands for.
  let countsRecords: Bool
  private(set) var numbers: [NumberColumn] = []
  private(set) var pairs: [WeightedPair] = []
  private(set) var values: [ValueColumn] = []
  /// The columns whose different values count.
  private(set) var distinct: [Int] = []

  /// Looks up the columns; `nil` where one is missing, a key is totalled, or an aggregate needs every record.
  ///
  /// - Parameters:
  ///   - aggregates: What is wanted.
  ///   - keys: The names of the columns that make groups.
  ///   - others: The names of columns whose different texts are kept apart within groups.
  ///   - columns: A store that has the columns.
  init?(
    _ aggregates: [ColumnAggregate], by keys: [String], apart others: [String], in columns: RecordStore
  ) {
    guard var keyColumns = try? keys.map(columns.columnIndex), Set(keyColumns).count == keys.count,
      let otherColumns = try? others.map(columns.columnIndex)
    else { return nil }
    for column in otherColumns where !keyColumns.contains(column) { keyColumns.append(column) }
    guard !keyColumns.isEmpty else { return nil }
    self.keys = keyColumns
    isLimited = keyColumns.count > keys.count
    countsRecords = !others.isEmpty
    var byField: [(field: Int, aggregate: Aggregate)] = []
    for wanted in aggregates {
      guard wanted.aggregate != .custom, let field = try? columns.columnIndex(named: wanted.column) else {
        return nil
      }
      byField.append((field, wanted.aggregate))
      guard wanted.aggregate == .weightedAverage else { continue }
      guard let weight = try? wanted.weight.map(columns.columnIndex) else { return nil }
      let pair = WeightedPair(value: number(in: field), weight: number(in: weight))
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    let totalled = Set(byField.map(\.field)).union(numbers.map(\.field))
    guard totalled.isDisjoint(with: keyColumns), !(isLimited && aggregates.dependOnOrder) else { return nil }
    for (field, aggregate) in byField where aggregate.needsNumbers { _ = number(in: field) }
    for (field, aggregate) in byField { add(aggregate, of: field) }
  }

  /// The position of a column among those of numbers, or `nil`.
  func numberPosition(of field: Int) -> Int? { numbers.firstIndex { $0.field == field } }

  /// The position of a column among those of any values, or `nil`.
  func valuePosition(of field: Int) -> Int? { values.firstIndex { $0.field == field } }

  /// The same plan for columns that have other numbers.
  ///
  /// - Parameter numbers: The new number of each column.
  /// - Returns: The plan.
  func renumbered(_ numbers: [Int]) -> AggregationPlan {
    var plan = self
    plan.keys = keys.map { numbers[$0] }
    for index in plan.numbers.indices { plan.numbers[index].field = numbers[plan.numbers[index].field] }
    for index in values.indices { plan.values[index].field = numbers[values[index].field] }
    plan.distinct = distinct.map { numbers[$0] }
    return plan
  }

  private mutating func add(_ aggregate: Aggregate, of field: Int) {
    switch aggregate {
    case .distinct:
      if !distinct.contains(field) { distinct.append(field) }
    case .median:
      numbers[number(in: field)].keepsValues = true
    case .count, .minimum, .maximum, .first, .last:
      let choice = Choice(aggregate)
      if let number = numberPosition(of: field) {
        numbers[number].choices.add(choice)
        return
      }
      if valuePosition(of: field) == nil { values.append(ValueColumn(field: field)) }
      if let value = valuePosition(of: field) { values[value].choices.add(choice) }
    case .sum, .average, .weightedAverage, .shareOfParent, .shareOfTotal, .custom: break
    }
  }

  private mutating func number(in field: Int) -> Int {
    if let known = numberPosition(of: field) { return known }
    numbers.append(NumberColumn(field: field))
    return numbers.count - 1
  }
}

extension [Choice] {
  fileprivate mutating func add(_ choice: Choice?) {
    if let choice, !contains(choice) { append(choice) }
  }
}

extension [ColumnAggregate] {
  /// Whether the order of records within a group matters.
  fileprivate var dependOnOrder: Bool { contains { $0.aggregate == .first || $0.aggregate == .last } }
}

extension Aggregate {
  /// Whether a column must hold numbers for it.
  fileprivate var needsNumbers: Bool {
    switch self {
    case .sum, .average, .weightedAverage, .median, .shareOfParent, .shareOfTotal: true
    case .minimum, .maximum, .count, .distinct, .first, .last, .custom: false
    }
  }
}
