internal import TableModel

/// One total of one column.
struct PlannedTotal: Equatable {
  let word: AggregateWord
  /// The number of the column that weighs the values, for a weighted average.
  var weight: Int?
}

extension AggregateWord {
  /// The aggregate that the option's name stands for.
  var aggregate: Aggregate {
    switch self {
    case .sum: .sum
    case .avg: .average
    case .min: .minimum
    case .max: .maximum
    case .count: .count
    case .distinct: .distinct
    case .median: .median
    case .first: .first
    case .last: .last
    case .weightedAverage: .weightedAverage
    case .shareOfParent: .shareOfParent
    case .shareOfTotal: .shareOfTotal
    }
  }

  /// Whether the column must hold numbers.
  var needsNumbers: Bool {
    switch self {
    case .sum, .avg, .median, .weightedAverage, .shareOfParent, .shareOfTotal: true
    case .min, .max, .count, .distinct, .first, .last: false
    }
  }

  /// Whether it is a number whatever the column holds.
  var isNumber: Bool { needsNumbers || self == .count || self == .distinct }

  /// Whether it is a value that stands before or behind all others.
  var choosesByOrder: Bool { self == .min || self == .max }

  /// The title of a column that shows this total.
  ///
  /// - Parameters:
  ///   - column: The title of the column that is totalled.
  ///   - isAlone: Whether no other total of the column needs to be told from this one.
  /// - Returns: The title.
  func title(_ column: String, isAlone: Bool) -> String {
    switch self {
    case .shareOfParent: "\(column) % of parent"
    case .shareOfTotal: "\(column) % of total"
    default: isAlone ? column : "\(column) (\(rawValue))"
    }
  }
}
