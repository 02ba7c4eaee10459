/// The currencies whose signs and codes are known in front of and behind amounts.
enum Currency {
  /// The sign of each currency that has one, and its ISO 4217 code.
  private static let signs: [(sign: StaticString, code: String)] = [
    ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("₩", "KRW"), ("₪", "ILS"),
    ("₴", "UAH"),
    ("₺", "TRY"), ("₽", "RUB"), ("₫", "VND"), ("₱", "PHP"), ("฿", "THB"),
  ]

  private static let codes: [String] = [
    "USD", "EUR", "GBP", "JPY", "INR", "KRW", "ILS", "UAH", "TRY", "RUB", "VND", "PHP", "THB", "CHF", "CAD",
    "AUD",
    "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON", "CNY", "HKD", "SGD", "TWD", "BRL", "MXN", "ZAR",
    "AED",
  ]

  /// The currency named at the start of bytes, and how many bytes name it.
  static func prefix(of text: Span<UInt8>, from start: Int, to end: Int) -> (code: String, length: Int)? {
    for (sign, code) in signs where matches(sign, text, at: start, before: end) {
      return (code, sign.utf8CodeUnitCount)
    }
    guard end - start >= 3, isLetter(text[start]) else { return nil }
    return codes.first { matches($0, text, at: start) }.map { ($0, 3) }
  }

  /// The currency named at the end of bytes, and how many bytes name it.
  static func suffix(of text: Span<UInt8>, from start: Int, to end: Int) -> (code: String, length: Int)? {
    for (sign, code) in signs where end - sign.utf8CodeUnitCount >= start {
      if matches(sign, text, at: end - sign.utf8CodeUnitCount, before: end) {
        return (code, sign.utf8CodeUnitCount)
      }
    }
    guard end - start >= 3, isLetter(text[end - 1]) else { return nil }
    return codes.first { matches($0, text, at: end - 3) }.map { ($0, 3) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func matches(_ sign: StaticString, _ text: Span<UInt8>, at start: Int, before end: Int)
    -> Bool
  {
    guard start + sign.utf8CodeUnitCount <= end else { return false }
    return sign.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { unsafe bytes[$0] == text[start + $0] }
    }
  }

  private static func matches(_ code: String, _ text: Span<UInt8>, at start: Int) -> Bool {
    code.utf8.enumerated().allSatisfy { $0.element == text[start + $0.offset] }
  }
}
