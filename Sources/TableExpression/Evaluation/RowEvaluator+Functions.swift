internal import TableModel

extension RowEvaluator {
  /// The value of a function whose arguments stand on the stack, from `first` on.
  mutating func call(_ function: ExpressionFunction, first: Int) throws(EvaluationFault) -> Operand {
    let argument = stack[first]
    switch function {
    case .round: return try rounded(argument, first + 1 < stack.count ? stack[first + 1] : .decimal(.zero))
    case .abs: return try magnitude(argument)
    case .min: return try extreme(from: first, wanted: .less)
    case .max: return try extreme(from: first, wanted: .greater)
    case .length: return try length(argument)
    case .lower, .upper: return try recased(argument, function)
    case .year, .month, .day: return try part(function, of: argument)
    }
  }

  /// The least or the greatest of the arguments that are not blank.
  private func extreme(from first: Int, wanted: Order) throws(EvaluationFault) -> Operand {
    var chosen = Operand.blank
    for index in first..<stack.count where !stack[index].isBlank {
      if case .boolean = stack[index] { throw .mismatch("true and false have no order") }
      let order = try order(stack[index], chosen)
      if order == nil || order == wanted { chosen = stack[index] }
    }
    return chosen
  }

  private func length(_ value: Operand) throws(EvaluationFault) -> Operand {
    switch value {
    case .blank: .decimal(.zero)
    case .text(let text):
      .decimal(ExactDecimal(significand: Int128(withBytes(of: text) { $0.scalarCount })))
    default: throw .mismatch("expected text, and the value is \(value.noun)")
    }
  }

  private func part(_ function: ExpressionFunction, of value: Operand) throws(EvaluationFault) -> Operand {
    switch value {
    case .blank: return .blank
    case .date(let date):
      let civil = date.civil
      let number = function == .year ? civil.year : function == .month ? civil.month : civil.day
      return .decimal(ExactDecimal(significand: Int128(number)))
    default: throw .mismatch("expected a date, and the value is \(value.noun)")
    }
  }

  /// The text in small or capital letters.
  private mutating func recased(
    _ value: Operand, _ function: ExpressionFunction
  ) throws(EvaluationFault) -> Operand {
    switch value {
    case .blank: return .blank
    case .text(let text):
      let start = ownBytes.count
      if withBytes(of: text, { $0.isASCII }) {
        appendASCII(text, function)
      } else {
        let string = withBytes(of: text) { $0.string }
        ownBytes.append(contentsOf: (function == .lower ? string.lowercased() : string.uppercased()).utf8)
      }
      return .text(Operand.TextRange(start: start, count: ownBytes.count - start, isOwn: true))
    default: throw .mismatch("expected text, and the value is \(value.noun)")
    }
  }

  private mutating func appendASCII(_ text: Operand.TextRange, _ function: ExpressionFunction) {
    let changed =
      function == .lower
      ? UInt8(ascii: "A")...UInt8(ascii: "Z") : UInt8(ascii: "a")...UInt8(ascii: "z")
    for index in text.range {
      let byte = text.isOwn ? ownBytes[index] : cells.bytes[index]
      ownBytes.append(changed.contains(byte) ? byte ^ 0x20 : byte)
    }
  }
}

extension Span<UInt8> {
  fileprivate var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }

  fileprivate var string: String {
    // The buffer does not leave the closure, and the string copies its bytes.
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
