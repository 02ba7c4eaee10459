internal import TableModel

/// A number on its way through a pattern.
enum FormatNumber {
  case exact(ExactDecimal)
  /// A finite double.
  case double(Double)

  /// Whether the number is below zero.
  var isNegative: Bool {
    switch self {
    case .exact(let decimal): decimal.isNegative
    case .double(let double): double < 0
    }
  }

  /// The digits, without the sign.
  var digits: DecimalDigits {
    switch self {
    case .exact(let decimal): DecimalDigits(decimal)
    case .double(let double): DecimalDigits(shortestOf: double)
    }
  }

  /// The nearest double: for days of a calendar, which are no exact matter.
  var approximation: Double {
    switch self {
    case .exact(let decimal): decimal.nearest
    case .double(let double): double
    }
  }
}
