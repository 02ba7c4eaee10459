/// Reads numbers as programs write them: an optional minus, digits, and decimals behind a separator.
///
/// What it refuses is either no number or one that ``AmountParser`` has to look at: leading zeros, group separators,
/// signs of currencies, more digits than 64 bits hold.
struct PlainNumberParser {
  /// A number with its decimals: `significand / 10^scale`.
  struct Number {
    /// All digits, with the sign.
    var significand: Int64
    /// How many of them are decimals.
    var scale: UInt8
  }

  /// The byte before the decimals.
  let decimalSeparator: UInt8

  /// A digit string longer than this, without decimals, is a name and no number: a card, an account, a tracking code.
  static let longestInteger = 15

  private static let mostDigits = 18

  /// The number that some bytes are, or `nil`.
  @inline(__always)
  func parse(_ text: Span<UInt8>) -> Number? {
    var index = 0
    let count = text.count
    let isNegative = count > 0 && text[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let start = index
    var significand: Int64 = 0
    guard count - start <= Self.mostDigits + 1 else { return nil }
    while index < count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      significand = significand &* 10 &+ Int64(digit)
      index += 1
    }
    let integerDigits = index - start
    guard integerDigits > 0, integerDigits == 1 || text[start] != UInt8(ascii: "0") else { return nil }
    if index == count {
      guard integerDigits <= Self.longestInteger else { return nil }
      return Number(significand: isNegative ? -significand : significand, scale: 0)
    }
    guard text[index] == decimalSeparator, index + 1 < count else { return nil }
    index += 1
    let fraction = index
    while index < count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      significand = significand &* 10 &+ Int64(digit)
      index += 1
    }
    return Number(
      significand: isNegative ? -significand : significand, scale: UInt8(truncatingIfNeeded: index - fraction)
    )
  }
}
