extension ExactDecimal: CustomStringConvertible, LosslessStringConvertible {
  /// Reads digits with an optional sign and one decimal point: `-12.50`.
  ///
  /// Group separators, currency signs, exponents and blanks are refused; the readers of input files know those.
  ///
  /// - Parameter text: The digits.
  public init?(_ text: String) {
    self.init(utf8: text.utf8)
  }

  /// Reads ASCII digits with an optional sign and one decimal point.
  ///
  /// - Parameter digits: The bytes.
  public init?(utf8 digits: some Sequence<UInt8>) {
    var magnitude: Int128 = 0
    var (isNegative, sawDigit, sawPoint, isFirst) = (false, false, false, true)
    var scale: UInt8 = 0
    for byte in digits {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int128(byte &- UInt8(ascii: "0")))
        guard !overflow, !carry else { return nil }
        magnitude = sum
        sawDigit = true
        if sawPoint {
          guard scale < Self.maximumScale else { return nil }
          scale += 1
        }
      case UInt8(ascii: "."):
        guard !sawPoint else { return nil }
        sawPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard isFirst else { return nil }
        isNegative = byte == UInt8(ascii: "-")
      default: return nil
      }
    }
    guard sawDigit else { return nil }
    self.init(significand: isNegative ? -magnitude : magnitude, scale: scale)
  }

  /// The digits, with a point before the decimals and a minus sign where the value is below zero.
  public var description: String {
    var digits = String(significand.magnitude)
    if scale > 0 {
      let missing = Int(scale) + 1 - digits.utf8.count
      if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -Int(scale)))
    }
    return significand < 0 ? "-" + digits : digits
  }
}
