internal import TableModel

/// A comparison in brackets that chooses the section for a number: `[>=1000]`.
struct FormatCondition: Sendable {
  /// How a number is compared with the limit.
  enum Relation: Sendable {
    case less, lessOrEqual, equal, unequal, greaterOrEqual, greater

    /// The relation as it is written, the longer spellings first.
    static let spellings: [(String, Relation)] = [
      ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<>", .unequal),
      ("<", .less), (">", .greater), ("=", .equal),
    ]
  }

  /// How a number is compared.
  let relation: Relation

  /// What it is compared with.
  let limit: ExactDecimal

  private let approximateLimit: Double

  /// Compares with a limit; `approximateLimit` is the same number for doubles.
  init(_ relation: Relation, limit: ExactDecimal, approximateLimit: Double) {
    self.relation = relation
    self.limit = limit
    self.approximateLimit = approximateLimit
  }

  /// Reads what stands between the brackets, or returns `nil` if it is no comparison.
  init?(_ text: Substring) {
    guard
      let (spelling, relation) = Relation.spellings.first(where: { text.hasPrefix($0.0) }),
      case let number = String(text.dropFirst(spelling.count)),
      let limit = ExactDecimal(number), let approximateLimit = Double(number)
    else { return nil }
    self.init(relation, limit: limit, approximateLimit: approximateLimit)
  }

  /// Whether the number is chosen.
  func matches(_ number: FormatNumber) -> Bool {
    switch number {
    case .exact(let decimal): compare(decimal, limit)
    case .double(let double): compare(double, approximateLimit)
    }
  }

  /// Whether no number above zero is chosen, so that a minus sign would say nothing new.
  var excludesPositive: Bool {
    switch relation {
    case .less, .lessOrEqual: limit <= .zero
    case .equal: limit.isNegative
    case .unequal, .greaterOrEqual, .greater: false
    }
  }

  /// Whether every number above zero is chosen, so that only others are left for the next section.
  var includesPositive: Bool {
    switch relation {
    case .greater, .greaterOrEqual: limit <= .zero
    case .less, .lessOrEqual, .equal, .unequal: false
    }
  }

  /// The condition that chooses every other number.
  var opposite: FormatCondition {
    let opposite: Relation =
      switch relation {
      case .less: .greaterOrEqual
      case .lessOrEqual: .greater
      case .equal: .unequal
      case .unequal: .equal
      case .greaterOrEqual: .less
      case .greater: .lessOrEqual
      }
    return FormatCondition(opposite, limit: limit, approximateLimit: approximateLimit)
  }

  private func compare<Value: Comparable>(_ value: Value, _ limit: Value) -> Bool {
    switch relation {
    case .less: value < limit
    case .lessOrEqual: value <= limit
    case .equal: value == limit
    case .unequal: value != limit
    case .greaterOrEqual: value >= limit
    case .greater: value > limit
    }
  }
}
