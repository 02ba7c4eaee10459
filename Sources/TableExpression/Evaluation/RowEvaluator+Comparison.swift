internal import TableModel

extension RowEvaluator {
  /// How two values stand to each other.
  enum Order {
    case less, same, greater
    /// Different, and neither is the greater one.
    case incomparable
  }

  /// Whether a comparison holds; nothing can be said of a blank, except whether it equals the empty text.
  func holds(
    _ sign: ComparisonOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationFault) -> Bool {
    if !sign.needsOrder, isEmptyText(left) || isEmptyText(right) {
      return (left.isBlank && right.isBlank) == (sign == .equal)
    }
    guard let order = try order(left, right) else { return false }
    switch sign {
    case .equal: return order == .same
    case .notEqual: return order != .same
    case .less: return order == .less
    case .lessOrEqual: return order == .less || order == .same
    case .greater: return order == .greater
    case .greaterOrEqual: return order == .greater || order == .same
    }
  }

  /// Whether two values are equal, as `=` means it.
  func areEqual(_ left: Operand, _ right: Operand) throws(EvaluationFault) -> Bool {
    try holds(.equal, left, right)
  }

  private func isEmptyText(_ value: Operand) -> Bool {
    if case .text(let text) = value { text.count == 0 } else { false }
  }

  /// The order of two values of one kind; `nil` if one is blank.
  func order(_ left: Operand, _ right: Operand) throws(EvaluationFault) -> Order? {
    switch (left, right) {
    case (.decimal(let left), .decimal(let right)): return left.order(to: right)
    case (.text(let left), .text(let right)): return order(left, right)
    case (.date(let left), .date(let right)): return .of(left.milliseconds, right.milliseconds)
    case (.blank, _), (_, .blank): return nil
    case (.boolean(let left), .boolean(let right)): return left == right ? .same : .incomparable
    case (.date(let left), .text(let right)): return .of(left.milliseconds, try milliseconds(of: right))
    case (.text(let left), .date(let right)): return .of(try milliseconds(of: left), right.milliseconds)
    case (.number(let left), .number(let right)): return .of(left, right)
    case (.number(let left), .decimal(let right)): return .of(left, right.nearest)
    case (.decimal(let left), .number(let right)): return .of(left.nearest, right)
    default: throw .mismatch("\(left.noun) can't be compared with \(right.noun)")
    }
  }

  private func milliseconds(of text: Operand.TextRange) throws(EvaluationFault) -> Int64 {
    guard let date = withBytes(of: text, { ISODate.parse($0) }) else { throw .invalidDate }
    return date.milliseconds
  }

  private func order(_ left: Operand.TextRange, _ right: Operand.TextRange) -> Order {
    withBytes(of: left) { left in withBytes(of: right) { left.order(to: $0) } }
  }
}

extension RowEvaluator.Order {
  /// The order of two values.
  @inline(__always)
  static func of<Value: Comparable>(_ left: Value, _ right: Value) -> Self {
    left < right ? .less : left > right ? .greater : left == right ? .same : .incomparable
  }
}

extension Span<UInt8> {
  /// The order of two texts by their bytes, which is that of their code points.
  fileprivate func order(to other: Span<UInt8>) -> RowEvaluator.Order {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index] ? .less : .greater
    }
    return .of(count, other.count)
  }
}

extension ExactDecimal {
  /// The order of two values, however many decimals were written.
  fileprivate func order(to other: ExactDecimal) -> RowEvaluator.Order {
    if scale == other.scale { return .of(significand, other.significand) }
    return self < other ? .less : other < self ? .greater : .same
  }
}
