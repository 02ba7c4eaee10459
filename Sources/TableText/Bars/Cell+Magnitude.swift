internal import TableModel

extension Cell {
  /// The number as it is good enough for a drawing; 0 for what is no number, not finite or below zero.
  var magnitude: Double {
    let value: Double
    switch kind {
    case .integer: value = Double(integer)
    case .decimal:
      let decimal = decimal
      var divisor = 1.0
      for _ in 0..<decimal.scale { divisor *= 10 }
      value = Double(decimal.significand) / divisor
    case .number: value = number
    case .empty, .text, .link, .boolean, .date: value = 0
    }
    return value.isFinite && value > 0 ? value : 0
  }

  /// Whether the cell holds a number below zero.
  var isNegative: Bool {
    switch kind {
    case .integer: integer < 0
    case .decimal: decimal.isNegative
    case .number: number < 0
    case .empty, .text, .link, .boolean, .date: false
    }
  }
}
