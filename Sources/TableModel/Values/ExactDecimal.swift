/// A decimal number held exactly, from the digits read to the digits shown.
///
/// The value is `significand / 10^scale`. The scale remembers how many decimals were written, so that `1.10` is
/// shown as `1.10`; two decimals are equal when their values are, however they were written.
///
/// The significand has 128 bits although most values need 64: cloud prices come with twenty decimals, and the sum
/// of a column of those has to fit as well.
public struct ExactDecimal: Sendable, BitwiseCopyable {
  /// The digits as one whole number, with the sign.
  public let significand: Int128

  /// How many of the digits stand behind the decimal point, 0 to 38.
  public let scale: UInt8

  /// The largest number of decimals.
  public static let maximumScale: UInt8 = 38

  /// Creates the number `significand / 10^scale`.
  ///
  /// - Parameters:
  ///   - significand: All digits, with the sign.
  ///   - scale: How many of them stand behind the point, 0 to 38.
  @inlinable
  public init(significand: Int128, scale: UInt8 = 0) {
    precondition(scale <= 38, "a decimal has at most 38 decimals")
    self.significand = significand
    self.scale = scale
  }

  /// Nothing, without decimals.
  public static var zero: ExactDecimal { ExactDecimal(significand: 0) }

  /// Whether the value is below zero.
  public var isNegative: Bool { significand < 0 }

  /// The value without its sign.
  public var magnitude: ExactDecimal {
    isNegative ? ExactDecimal(significand: -significand, scale: scale) : self
  }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Creates a whole number from a literal.
  ///
  /// - Parameter value: The literal.
  public init(integerLiteral value: Int64) { self.init(significand: Int128(value)) }
}

extension ExactDecimal: Comparable, Hashable {
  /// Whether both have one value, however many decimals were written: `1.10 == 1.1`.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.significand == right.significand }
    let (left, right) = (left.reduced, right.reduced)
    return left.significand == right.significand && left.scale == right.scale
  }

  /// Whether the left value is the smaller one.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.significand < right.significand }
    let shared = max(left.scale, right.scale)
    switch (left.rescaled(to: shared), right.rescaled(to: shared)) {
    case let (left?, right?): return left.significand < right.significand
    // The side that does not fit after rescaling is the larger in magnitude: the other one did fit.
    case (nil, _): return left.isNegative
    case (_, nil): return !right.isNegative
    }
  }

  /// Hashes the value alone, so that equal values hash alike.
  ///
  /// - Parameter hasher: Receives the value.
  public func hash(into hasher: inout Hasher) {
    let reduced = reduced
    hasher.combine(reduced.significand)
    hasher.combine(reduced.scale)
  }

  /// The same value without zeros at its end behind the point.
  public var reduced: ExactDecimal {
    var (significand, scale) = (significand, scale)
    while scale > 0, significand % 10 == 0 {
      significand /= 10
      scale -= 1
    }
    return ExactDecimal(significand: significand, scale: scale)
  }
}
