/// The columns of an expression from which it wants numbers or dates, found before anybody knows what they hold.
struct MeasuredColumns {
  private enum Operand {
    case column(String)
    case measure
    case other

    var isMeasure: Bool {
      if case .measure = self { true } else { false }
    }
  }

  /// Their names.
  private(set) var names: Set<String> = []

  private var operands: [Operand] = []

  /// Goes through the steps as a stack machine would.
  init(_ steps: [SyntaxStep]) {
    for step in steps { take(step.kind) }
  }

  private mutating func take(_ kind: SyntaxStep.Kind) {
    switch kind {
    case .column(let name): operands.append(.column(name))
    case .number: operands.append(.measure)
    case .text(let text): operands.append(ISODate.parse(text) == nil ? .other : .measure)
    case .boolean, .blank: operands.append(.other)
    case .negate: push(.measure, measuring: operands.suffix(1))
    case .arithmetic: push(.measure, measuring: operands.suffix(2))
    case .comparison(let sign):
      let both = operands.suffix(2)
      push(.other, measuring: both, if: sign.needsOrder || both.contains(where: \.isMeasure))
    case .member:
      let both = operands.suffix(2)
      push(both[both.startIndex], measuring: both, if: both.contains(where: \.isMeasure))
    case .call(let function, let count):
      push(.other, measuring: operands.suffix(count), if: function.measures)
    case .not, .isBlank, .like, .matches, .connected, .membership:
      push(.other, measuring: operands.suffix(1), if: false)
    case .choice: push(.other, measuring: operands.suffix(2), if: false)
    case .connect, .then: operands.removeLast()
    case .otherwise: break
    }
  }

  /// Puts the result of operands in their place.
  private mutating func push(
    _ result: Operand, measuring used: ArraySlice<Operand>, if areMeasured: Bool = true
  ) {
    if areMeasured {
      for case .column(let name) in used { names.insert(name) }
    }
    operands.removeLast(used.count)
    operands.append(result)
  }
}

extension ExpressionFunction {
  /// Whether it takes numbers or dates, and no text.
  fileprivate var measures: Bool {
    switch self {
    case .round, .abs, .min, .max, .year, .month, .day: true
    case .length, .lower, .upper: false
    }
  }
}
