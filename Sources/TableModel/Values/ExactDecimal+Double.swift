extension ExactDecimal {
  /// The decimal that a double is written as: `0.1` is one tenth, not the binary fraction beside it.
  ///
  /// Doubles that came from decimals with up to four places, prices above all, take a path of two multiplications.
  ///
  /// - Parameter double: The number; `nil` results where it is not finite or needs more than 38 digits.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    // A correctly rounded division is exact evidence: if r/10^k gives the very same double and r has at most
    // 15 digits, then r/10^k is the shortest decimal that reads back as it.
    var (scale, power) = (UInt8(0), 1.0)
    while scale <= 4 {
      let scaled = (double * power).rounded()
      if scaled.magnitude < 1e15, scaled / power == double {
        self.init(significand: Int128(Int64(scaled)), scale: scale)
        return
      }
      scale += 1
      power *= 10
    }
    self.init(shortestDigitsOf: double)
  }

  private init?(shortestDigitsOf double: Double) {
    var digits = ContiguousArray<UInt8>()
    var exponent = 0
    let description = double.description.utf8
    if let mark = description.firstIndex(of: UInt8(ascii: "e")) {
      digits.append(contentsOf: description[..<mark])
      let written = description[description.index(after: mark)...]
      guard let power = Int(String(decoding: written, as: UTF8.self)) else { return nil }
      exponent = power
    } else {
      digits.append(contentsOf: description)
    }
    guard let mantissa = ExactDecimal(utf8: digits)?.reduced else { return nil }
    let scale = Int(mantissa.scale) - exponent
    if scale >= 0 {
      guard scale <= Int(Self.maximumScale) else { return nil }
      self.init(significand: mantissa.significand, scale: UInt8(scale))
    } else {
      guard -scale < powersOfTen.count else { return nil }
      let (product, overflow) = mantissa.significand.multipliedReportingOverflow(by: powersOfTen[-scale])
      guard !overflow else { return nil }
      self.init(significand: product, scale: 0)
    }
  }
}
