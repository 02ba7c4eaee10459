internal import TableModel

/// Reads numbers as people write them: `$1,234.50`, `(1,200.00)`, `-$1.80`, `9,90-`, `1 234,56 €`, `12.5 %`, `1E10`.
struct AmountParser {
  /// Whether a comma stands before the decimals, and a point groups thousands.
  let usesDecimalComma: Bool

  /// The amount that some bytes are, or `nil`.
  func parse(_ text: Span<UInt8>) -> Amount? {
    guard let (frame, digits) = parts(of: text), !digits.isTooLong else { return nil }
    var scale = digits.scale + (frame.traits.contains(.percent) ? 2 : 0)
    var significand = digits.significand
    // A negative scale is zeros at the end; only an exponent makes one.
    while scale < 0 {
      let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      significand = product
      scale += 1
    }
    guard scale <= Int(ExactDecimal.maximumScale) else { return nil }
    return Amount(
      value: ExactDecimal(significand: frame.isNegative ? -significand : significand, scale: UInt8(scale)),
      currency: frame.currency, traits: frame.traits.union(digits.traits))
  }

  /// Whether some bytes are written as an amount is, even if it has more digits than an amount can have.
  func isAmount(_ text: Span<UInt8>) -> Bool { parts(of: text) != nil }

  private func parts(of text: Span<UInt8>) -> (AmountFrame, AmountDigits)? {
    var frame = AmountFrame(end: text.count)
    guard frame.strip(text) else { return nil }
    var digits = AmountDigits(usesDecimalComma: usesDecimalComma)
    return digits.read(text, from: frame.start, to: frame.end) ? (frame, digits) : nil
  }
}
