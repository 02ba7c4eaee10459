internal import TableModel

extension ExactDecimal {
  /// How many decimals a quotient has that does not end before.
  static let quotientDecimals = 20

  /// The quotient: exact if it ends within 20 decimals, otherwise rounded there, half away from zero.
  ///
  /// A dividend with more decimals than that gives its quotient as many; fewer are kept where 38 digits don't hold
  /// them. As with averages, zeros at the end go as far as the dividend has no decimals there.
  ///
  /// - Throws: `DecimalOverflow` where the digits before the point don't fit.
  func quotient(by divisor: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    let isNegative = isNegative != divisor.isNegative
    let divisor = divisor.reduced
    var decimals = max(Self.quotientDecimals, Int(scale))
    while true {
      let exponent = decimals - Int(scale) + Int(divisor.scale)
      if let scaled = Self.product(significand.magnitude, timesPowerOfTen: exponent),
        let digits = Self.divide(scaled, by: divisor.significand.magnitude),
        let result = ExactDecimal(magnitude: digits, isNegative: isNegative, decimals: decimals)
      {
        return result.droppingZeros(downTo: scale)
      }
      guard decimals > 0 else { throw DecimalOverflow() }
      decimals -= 1
    }
  }

  /// The product: exact if 38 digits hold it, otherwise rounded to the decimals that they hold.
  ///
  /// - Throws: `DecimalOverflow` where the digits before the point don't fit.
  func product(with other: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    do throws(DecimalOverflow) {
      return try multiplied(by: other)
    } catch {
      let (high, low) = significand.magnitude.multipliedFullWidth(by: other.significand.magnitude)
      let decimals = Int(scale) + Int(other.scale)
      for dropped in stride(from: 1, through: min(decimals, 38), by: 1)
      where decimals - dropped <= Int(Self.maximumScale) {
        if let digits = Self.divide((high, low), by: Self.powersOfTen[dropped]),
          let result = ExactDecimal(
            magnitude: digits, isNegative: isNegative != other.isNegative, decimals: decimals - dropped)
        {
          return result
        }
      }
      throw error
    }
  }

  /// The sum: exact if 38 digits hold it, otherwise rounded to the decimals that they hold.
  ///
  /// - Throws: `DecimalOverflow` where the digits before the point don't fit.
  func sum(with other: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    do throws(DecimalOverflow) {
      return try adding(other)
    } catch {
      for decimals in stride(from: Int(max(scale, other.scale)) - 1, through: 0, by: -1) {
        let (left, right) = (rounded(toScale: UInt8(decimals)), other.rounded(toScale: UInt8(decimals)))
        if let sum = try? left.adding(right) { return sum }
      }
      throw error
    }
  }

  /// The remainder of a division that gives a whole number, with the sign of the dividend.
  ///
  /// - Throws: `DecimalOverflow` where the operands have no common scale within 38 digits.
  func remainder(by divisor: ExactDecimal) throws(DecimalOverflow) -> ExactDecimal {
    let (dividend, divisor) = scale == divisor.scale ? (self, divisor) : (reduced, divisor.reduced)
    let shared = max(dividend.scale, divisor.scale)
    guard let right = divisor.rescaled(to: shared) else {
      // The divisor is larger than any number with so many decimals.
      return dividend
    }
    guard let left = dividend.rescaled(to: shared) else { throw DecimalOverflow() }
    // The least of all numbers, divided by -1, has a remainder but no quotient.
    let remainder = left.significand.remainderReportingOverflow(dividingBy: right.significand).partialValue
    return ExactDecimal(significand: remainder, scale: shared)
  }

  /// The value rounded to a number of decimals, half away from zero; tens, hundreds and so on below zero.
  ///
  /// - Throws: `DecimalOverflow` where the rounded number has more than 38 digits.
  func rounded(toDecimals decimals: Int) throws(DecimalOverflow) -> ExactDecimal {
    if decimals >= 0 { return rounded(toScale: UInt8(min(decimals, 38))) }
    let whole = Int(scale) - decimals
    guard whole <= 38, let digits = Self.divide((0, significand.magnitude), by: Self.powersOfTen[whole])
    else {
      return .zero
    }
    let (product, overflow) = digits.multipliedReportingOverflow(by: Self.powersOfTen[-decimals])
    guard !overflow, let result = ExactDecimal(magnitude: product, isNegative: isNegative, decimals: 0) else {
      throw DecimalOverflow()
    }
    return result
  }
}

extension ExactDecimal {
  private init?(magnitude: UInt128, isNegative: Bool, decimals: Int) {
    guard let significand = Int128(exactly: magnitude) else { return nil }
    self.init(significand: isNegative ? -significand : significand, scale: UInt8(decimals))
  }

  private static let powersOfTen: ContiguousArray<UInt128> = {
    var powers: ContiguousArray<UInt128> = [1]
    for exponent in 0..<38 { powers.append(powers[exponent] * 10) }
    return powers
  }()

  /// A product of 256 bits; `nil` where that is not enough.
  private static func product(
    _ digits: UInt128, timesPowerOfTen exponent: Int
  ) -> (high: UInt128, low: UInt128)? {
    var (digits, exponent) = (digits, exponent)
    if exponent > 38 {
      let (larger, overflow) = digits.multipliedReportingOverflow(by: powersOfTen[exponent - 38])
      guard !overflow else { return nil }
      (digits, exponent) = (larger, 38)
    }
    return digits.multipliedFullWidth(by: powersOfTen[exponent])
  }

  /// The same value without zeros at its end, as far as it has more than `kept` decimals.
  private func droppingZeros(downTo kept: UInt8) -> ExactDecimal {
    var (significand, scale) = (significand, scale)
    for count in [32, 16, 8, 4, 2, 1] as [UInt8] where scale >= kept + count {
      // Ten has a factor of two, so most numbers are told apart without a division.
      guard significand.trailingZeroBitCount >= Int(count) else { continue }
      let (quotient, remainder) = significand.quotientAndRemainder(
        dividingBy: Int128(Self.powersOfTen[Int(count)]))
      if remainder == 0 { (significand, scale) = (quotient, scale - count) }
    }
    return ExactDecimal(significand: significand, scale: scale)
  }

  /// A number of 256 bits divided, rounded half away from zero; `nil` where the result has more than 128 bits.
  private static func divide(_ dividend: (high: UInt128, low: UInt128), by divisor: UInt128) -> UInt128? {
    guard dividend.high < divisor else { return nil }
    let (quotient, remainder) =
      dividend.high == 0
      ? dividend.low.quotientAndRemainder(dividingBy: divisor) : divisor.dividingFullWidth(dividend)
    guard remainder >= divisor - remainder else { return quotient }
    let (rounded, overflow) = quotient.addingReportingOverflow(1)
    return overflow ? nil : rounded
  }
}
