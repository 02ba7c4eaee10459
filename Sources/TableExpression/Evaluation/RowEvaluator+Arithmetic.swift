internal import TableModel

extension RowEvaluator {
  /// The value of an operation on two numbers; a blank gives a blank.
  func result(
    of sign: ArithmeticOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationFault) -> Operand {
    guard let left = try decimal(left), let right = try decimal(right) else { return .blank }
    do throws(DecimalOverflow) {
      switch sign {
      case .add: return .decimal(try left.sum(with: right))
      case .subtract: return .decimal(try left.sum(with: right.negated()))
      case .multiply: return .decimal(try left.product(with: right))
      case .divide where right.significand != 0: return .decimal(try left.quotient(by: right))
      case .remainder where right.significand != 0: return .decimal(try left.remainder(by: right))
      case .divide, .remainder: break
      }
    } catch {
      throw .overflow
    }
    throw .divisionByZero
  }

  /// The number with the other sign.
  func negated(_ value: Operand) throws(EvaluationFault) -> Operand {
    guard let value = try decimal(value) else { return .blank }
    do throws(DecimalOverflow) {
      return .decimal(try value.negated())
    } catch {
      throw .overflow
    }
  }

  /// The number rounded to some decimals.
  func rounded(_ value: Operand, _ decimals: Operand) throws(EvaluationFault) -> Operand {
    guard let value = try decimal(value), let decimals = try decimal(decimals) else { return .blank }
    guard let count = decimals.rescaled(to: 0), (-38...38).contains(count.significand) else {
      throw .wrongDigitCount
    }
    do throws(DecimalOverflow) {
      return .decimal(try value.rounded(toDecimals: Int(count.significand)))
    } catch {
      throw .overflow
    }
  }

  /// The number without its sign.
  func magnitude(_ value: Operand) throws(EvaluationFault) -> Operand {
    guard let number = try decimal(value) else { return .blank }
    return number.isNegative ? try negated(value) : value
  }

  /// The exact number that a value is, or `nil` for a blank.
  private func decimal(_ value: Operand) throws(EvaluationFault) -> ExactDecimal? {
    switch value {
    case .decimal(let decimal): return decimal
    case .blank: return nil
    case .number: throw .inexactNumber
    case .text(let text) where text.count == 0: return nil
    default: throw .mismatch("expected a number, and the value is \(value.noun)")
    }
  }
}

extension ExactDecimal {
  fileprivate func negated() throws(DecimalOverflow) -> ExactDecimal {
    let (negated, overflow) = Int128(0).subtractingReportingOverflow(significand)
    guard !overflow else { throw DecimalOverflow() }
    return ExactDecimal(significand: negated, scale: scale)
  }
}
