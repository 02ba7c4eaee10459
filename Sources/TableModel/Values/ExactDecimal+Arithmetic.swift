/// The digits of a result do not fit into 128 bits.
public struct DecimalOverflow: Error, Hashable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// What happened, as one line.
  public var description: String { "the result has more than 38 digits" }
}

/// Powers of ten that fit into 128 bits, by exponent.
@usableFromInline let powersOfTen: ContiguousArray<Int128> = {
  var powers: ContiguousArray<Int128> = [1]
  for exponent in 0..<38 { powers.append(powers[exponent] * 10) }
  return powers
}()

extension ExactDecimal {
  /// The same value with `newScale` decimals, or `nil` where digits would be lost or do not fit.
  ///
  /// - Parameter newScale: The decimals wanted, 0 to 38.
  /// - Returns: The value, exact, or `nil`.
  public func rescaled(to newScale: UInt8) -> ExactDecimal? {
    if newScale == scale { return self }
    if newScale > scale {
      let (product, overflow) = significand.multipliedReportingOverflow(
        by: powersOfTen[Int(newScale - scale)])
      return overflow ? nil : ExactDecimal(significand: product, scale: newScale)
    }
    let (quotient, remainder) = significand.quotientAndRemainder(
      dividingBy: powersOfTen[Int(scale - newScale)])
    return remainder == 0 ? ExactDecimal(significand: quotient, scale: newScale) : nil
  }

  /// The value rounded to `newScale` decimals, half away from zero; unchanged where it has no more than that.
  ///
  /// - Parameter newScale: The decimals to keep, 0 to 38.
  /// - Returns: The rounded value.
  public func rounded(toScale newScale: UInt8) -> ExactDecimal {
    if newScale >= scale { return self }
    let divisor = powersOfTen[Int(scale - newScale)]
    var (quotient, remainder) = significand.quotientAndRemainder(dividingBy: divisor)
    if remainder.magnitude >= (divisor / 2).magnitude, remainder != 0 {
      // The divisor is a power of ten, hence even, and its half exact.
      quotient += significand < 0 ? -1 : 1
    }
    return ExactDecimal(significand: quotient, scale: newScale)
  }

  /// The exact sum.
  ///
  /// - Parameter other: What to add.
  /// - Returns: The sum, with the decimals of the operand that has more.
  /// - Throws: `DecimalOverflow` where the digits do not fit.
  public func adding(_ other: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    let shared = max(scale, other.scale)
    guard let left = rescaled(to: shared), let right = other.rescaled(to: shared) else {
      // Zeros at the end of one operand may be all that is in the way.
      let (left, right) = (reduced, other.reduced)
      guard max(left.scale, right.scale) < shared else { throw DecimalOverflow() }
      return try left.adding(right)
    }
    let (sum, overflow) = left.significand.addingReportingOverflow(right.significand)
    guard !overflow else { throw DecimalOverflow() }
    return ExactDecimal(significand: sum, scale: shared)
  }

  /// The exact difference.
  ///
  /// - Parameter other: What to take away.
  /// - Returns: The difference, with the decimals of the operand that has more.
  /// - Throws: `DecimalOverflow` where the digits do not fit.
  public func subtracting(_ other: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    let (negated, overflow) = Int128(0).subtractingReportingOverflow(other.significand)
    guard !overflow else { throw DecimalOverflow() }
    return try adding(ExactDecimal(significand: negated, scale: other.scale))
  }

  /// The exact product.
  ///
  /// - Parameter other: What to multiply by.
  /// - Returns: The product, without zeros at its end where they do not fit.
  /// - Throws: `DecimalOverflow` where the digits do not fit.
  public func multiplied(by other: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
    let decimals = Int(scale) + Int(other.scale)
    if !overflow, decimals <= Int(Self.maximumScale) {
      return ExactDecimal(significand: product, scale: UInt8(decimals))
    }
    let (left, right) = (reduced, other.reduced)
    guard left.scale != scale || right.scale != other.scale else { throw DecimalOverflow() }
    return try left.multiplied(by: right)
  }
}
