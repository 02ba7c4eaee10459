/// What stands around the digits of an amount: signs, parentheses, a currency, a percent sign, blanks.
struct AmountFrame {
  /// Where the digits begin.
  private(set) var start = 0

  /// Where the digits end.
  private(set) var end: Int

  /// The code of the currency that is named.
  private(set) var currency: String?

  /// What is remarkable.
  private(set) var traits: Amount.Traits = []

  /// Whether a minus sign or parentheses make the amount negative.
  private(set) var isNegative = false

  private var hasSign = false

  /// Starts with all of a text.
  init(end: Int) {
    self.end = end
  }

  /// Takes away everything around the digits; false if it is no amount's.
  mutating func strip(_ text: Span<UInt8>) -> Bool {
    while true {
      let before = (start, end)
      skipBlanks(text)
      guard start < end, stripParentheses(text), stripSigns(text), stripPercent(text) else { return false }
      stripCurrency(text)
      if before == (start, end) { return true }
    }
  }

  private mutating func skipBlanks(_ text: Span<UInt8>) {
    while start < end, let length = text.blankLength(at: start, before: end) { start += length }
    while start < end, let length = text.blankLength(endingAt: end, after: start) { end -= length }
  }

  private mutating func stripParentheses(_ text: Span<UInt8>) -> Bool {
    guard text[start] == UInt8(ascii: "(") else { return true }
    guard !hasSign, end - start > 2, text[end - 1] == UInt8(ascii: ")") else { return false }
    start += 1
    end -= 1
    (hasSign, isNegative) = (true, true)
    traits.insert(.parenthesized)
    return true
  }

  private mutating func stripSigns(_ text: Span<UInt8>) -> Bool {
    if let sign = sign(text[start]) {
      guard !hasSign else { return false }
      (hasSign, isNegative) = (true, sign)
      start += 1
    } else if text.hasMinusSign(at: start, before: end) {
      guard !hasSign else { return false }
      (hasSign, isNegative) = (true, true)
      start += 3
    } else if end - start > 1, let sign = sign(text[end - 1]) {
      guard !hasSign else { return false }
      (hasSign, isNegative) = (true, sign)
      end -= 1
    }
    return start < end
  }

  private func sign(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "-"): true
    case UInt8(ascii: "+"): false
    default: nil
    }
  }

  private mutating func stripPercent(_ text: Span<UInt8>) -> Bool {
    guard text[end - 1] == UInt8(ascii: "%") else { return true }
    guard !traits.contains(.percent), currency == nil else { return false }
    traits.insert(.percent)
    end -= 1
    return start < end
  }

  private mutating func stripCurrency(_ text: Span<UInt8>) {
    guard currency == nil, !traits.contains(.percent) else { return }
    if let (code, length) = Currency.prefix(of: text, from: start, to: end) {
      currency = code
      start += length
      traits.insert(.currencyFirst)
    } else if let (code, length) = Currency.suffix(of: text, from: start, to: end) {
      currency = code
      end -= length
    }
  }
}

extension Span<UInt8> {
  /// How many bytes a blank has that begins at a position: a space, a tab, or one of the two that don't break.
  func blankLength(at start: Int, before end: Int) -> Int? {
    switch self[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 1
    case 0xC2 where start + 1 < end && self[start + 1] == 0xA0: 2
    case 0xE2 where start + 2 < end && self[start + 1] == 0x80 && self[start + 2] == 0xAF: 3
    default: nil
    }
  }

  /// How many bytes a blank has that ends at a position.
  func blankLength(endingAt end: Int, after start: Int) -> Int? {
    for length in 1...3 where end - length >= start && blankLength(at: end - length, before: end) == length {
      return length
    }
    return nil
  }

  /// Whether there is nothing but blanks.
  var isBlank: Bool {
    var index = 0
    while index < count, let length = blankLength(at: index, before: count) { index += length }
    return index == count
  }

  /// Whether the typographic minus sign, U+2212, is at a position.
  fileprivate func hasMinusSign(at start: Int, before end: Int) -> Bool {
    start + 2 < end && self[start] == 0xE2 && self[start + 1] == 0x88 && self[start + 2] == 0x92
  }
}
