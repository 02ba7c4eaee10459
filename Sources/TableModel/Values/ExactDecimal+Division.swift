extension ExactDecimal {
  /// The quotient with `decimals` more decimals than the dividend has, rounded once, half away from zero.
  ///
  /// - Parameters:
  ///   - count: What to divide by; not zero.
  ///   - decimals: How many decimals to add; fewer are kept where 38 digits do not hold them.
  /// - Returns: The quotient, without zeros at its end beyond the dividend's own decimals.
  public func divided(by count: Int, addingDecimals decimals: UInt8) -> ExactDecimal {
    let wanted = min(scale + min(decimals, Self.maximumScale), Self.maximumScale)
    let divisor = ExactDecimal(significand: Int128(count))
    // A whole divisor never needs more digits before the point than the dividend has.
    guard var result = quotient(divisor, decimals: wanted) else { return self }
    while result.scale > scale, let shorter = result.rescaled(to: result.scale - 1) { result = shorter }
    return result
  }

  /// The quotient with a number of decimals, rounded once, half away from zero.
  ///
  /// - Parameters:
  ///   - divisor: What to divide by; not zero.
  ///   - decimals: How many decimals, 0 to 38; fewer are kept where 38 digits do not hold them.
  /// - Returns: The quotient.
  /// - Throws: `DecimalOverflow` where the digits before the point do not fit.
  public func divided(by divisor: ExactDecimal, decimals: UInt8) throws(DecimalOverflow) -> ExactDecimal {
    guard let result = quotient(divisor, decimals: decimals) else { throw DecimalOverflow() }
    return result
  }

  private func quotient(_ divisor: ExactDecimal, decimals: UInt8) -> ExactDecimal? {
    precondition(divisor.significand != 0, "division by zero")
    let divisor = divisor.reduced
    var rest = significand.magnitude
    let by = divisor.significand.magnitude
    // The quotient's digits as long division gives them: `rest / by` has `scale - divisor.scale` decimals.
    var (quotient, remainder) = rest.quotientAndRemainder(dividingBy: by)
    var places = Int(scale) - Int(divisor.scale)
    while places < Int(decimals), quotient < UInt128(Int128.max) / 10 - 1 {
      let (product, overflow) = remainder.multipliedReportingOverflow(by: 10)
      guard !overflow else { break }
      (rest, remainder) = product.quotientAndRemainder(dividingBy: by)
      quotient = quotient * 10 + rest
      places += 1
    }
    var isInexact = remainder != 0
    // More places than asked for, or fewer than none: cut the digits that are too many, with one to round by.
    while places > Int(decimals) + 1 {
      if quotient % 10 != 0 { isInexact = true }
      quotient /= 10
      places -= 1
    }
    if places > Int(decimals) {
      let digit = quotient % 10
      quotient = quotient / 10 + (digit >= 5 ? 1 : 0)
      places -= 1
    } else if isInexact, remainder >= by - remainder {
      quotient += 1
    }
    while places < 0 {
      let (product, overflow) = quotient.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      quotient = product
      places += 1
    }
    guard quotient <= UInt128(Int128.max) else { return nil }
    let isNegative = (significand < 0) != (divisor.significand < 0)
    return ExactDecimal(significand: isNegative ? -Int128(quotient) : Int128(quotient), scale: UInt8(places))
  }
}
