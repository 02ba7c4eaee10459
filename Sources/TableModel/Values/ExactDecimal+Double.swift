extension ExactDecimal {
  /// The decimal that a double is written as: `0.1` is one tenth, not the binary fraction beside it.
  ///
  /// Doubles that came from decimals with up to four places, prices above all, take a path of a few multiplications.
  ///
  /// - Parameter double: The number; `nil` results where it is not finite or needs more than 38 digits.
  @inlinable
  public init?(_ double: Double) {
    // A correctly rounded division is exact evidence: if r/10^k gives the very same double and r has at most
    // 15 digits, then r/10^k is the shortest decimal that reads back as it.
    var (scale, power) = (UInt8(0), 1.0)
    while scale <= 4 {
      let scaled = double * power
      guard scaled.magnitude < 1e15 else { break }
      // Adding and taking away 1.5 · 2^52 leaves the nearest whole number.
      let whole = (scaled + 6_755_399_441_055_744.0) - 6_755_399_441_055_744.0
      if whole / power == double {
        self.init(significand: Int128(Int64(whole)), scale: scale)
        return
      }
      scale += 1
      power *= 10
    }
    self.init(shortestDigitsOf: double)
  }

  @usableFromInline
  init?(shortestDigitsOf double: Double) {
    guard double.isFinite else { return nil }
    // At most 17 digits, one point, and a power of ten: `-1.2345e-07`.
    var (digits, decimals, exponent) = (Int64(0), 0, 0)
    var (sawPoint, sawExponent, isNegativeExponent) = (false, false, false)
    for byte in double.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where sawExponent:
        exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if sawPoint { decimals += 1 }
      case UInt8(ascii: "."): sawPoint = true
      case UInt8(ascii: "e"): sawExponent = true
      case UInt8(ascii: "-"): if sawExponent { isNegativeExponent = true }
      default: break
      }
    }
    // `1.0` is written with a zero that is not a digit of the number.
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    let significand = Int128(double < 0 ? -digits : digits)
    let scale = decimals + (isNegativeExponent ? exponent : -exponent)
    if scale >= 0 {
      guard scale <= Int(Self.maximumScale) else { return nil }
      self.init(significand: significand, scale: UInt8(scale))
    } else {
      guard -scale < powersOfTen.count else { return nil }
      let (product, overflow) = significand.multipliedReportingOverflow(by: powersOfTen[-scale])
      guard !overflow else { return nil }
      self.init(significand: product, scale: 0)
    }
  }
}

extension ExactDecimal {
  /// The double nearest to the number.
  package var nearest: Double {
    // Both are doubles exactly, and a division is rounded once.
    guard scale <= 22, significand.magnitude < 1 << 53 else { return Double(description) ?? .nan }
    var power = 1.0
    for _ in 0..<scale { power *= 10 }
    return Double(Int64(significand)) / power
  }
}
