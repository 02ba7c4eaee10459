/// The digits of an amount: groups of thousands, decimals, an exponent.
struct AmountDigits {
  /// All digits as one number.
  private(set) var significand: Int128 = 0

  /// How many of them are decimals, less the exponent.
  private(set) var scale = 0

  /// What is remarkable.
  private(set) var traits: Amount.Traits = []

  /// Whether there are more digits than 128 bits hold; they are counted all the same.
  private(set) var isTooLong = false

  private let decimalSeparator: UInt8
  private let groupSeparator: UInt8

  /// Starts with no digits.
  init(usesDecimalComma: Bool) {
    decimalSeparator = usesDecimalComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
    groupSeparator = usesDecimalComma ? UInt8(ascii: ".") : UInt8(ascii: ",")
  }

  /// Reads bytes that are digits from the first to the last; false if they are not.
  mutating func read(_ text: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    var index = start
    guard let integerDigits = readInteger(text, &index, end) else { return false }
    if index < end, text[index] == decimalSeparator {
      index += 1
      let decimals = readRun(text, &index, end)
      guard decimals > 0 else { return false }
      scale = decimals
      traits.insert(.fraction)
      if decimals != 3 || !(1...3).contains(integerDigits) || text[start] == UInt8(ascii: "0") {
        traits.insert(.certainFraction)
      }
    } else if integerDigits == 0 {
      return false
    }
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      guard readExponent(text, &index, end) else { return false }
    }
    if traits.isDisjoint(with: [.grouped, .fraction]), integerDigits > PlainNumberParser.longestInteger {
      traits.insert(.longInteger)
    }
    return index == end
  }

  /// Reads digits, grouped or not, and returns how many there are; `nil` if the groups are none.
  private mutating func readInteger(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Int? {
    let start = index
    var digits = readRun(text, &index, end)
    if digits > 1, text[start] == UInt8(ascii: "0") { traits.insert(.leadingZero) }
    guard (1...3).contains(digits), let separator = separatorLength(text, at: index, end) else {
      return digits
    }
    let first = index
    while index < end, separatorLength(text, at: index, end) == separator, text[index] == text[first] {
      index += separator
      guard readRun(text, &index, end) == 3 else { return nil }
      digits += 3
      if traits.contains(.grouped) { traits.insert(.groupedTwice) }
      traits.insert(.grouped)
    }
    if text[first] != groupSeparator { traits.insert(.groupedOtherwise) }
    // No group of thousands begins with a zero: `0,123` has decimals.
    return text[start] == UInt8(ascii: "0") ? nil : digits
  }

  /// How many bytes the group separator at a position has, or `nil` if there is none.
  private func separatorLength(_ text: Span<UInt8>, at index: Int, _ end: Int) -> Int? {
    guard index < end else { return nil }
    switch text[index] {
    case groupSeparator, UInt8(ascii: "'"): return 1
    // The typographic apostrophe, U+2019, as the Swiss write it.
    case 0xE2 where index + 2 < end && text[index + 1] == 0x80 && text[index + 2] == 0x99: return 3
    default: return text.blankLength(at: index, before: end)
    }
  }

  /// Reads digits only and returns how many there are.
  private mutating func readRun(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Int {
    let start = index
    while index < end {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      let (product, overflow) = significand.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int128(digit))
      if overflow || carry { isTooLong = true } else { significand = sum }
      index += 1
    }
    return index - start
  }

  private mutating func readExponent(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
    var isNegative = false
    if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let start = index
    var exponent = 0
    while index < end {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return false }
      // No number that fits has an exponent of three digits.
      if exponent < 100 { exponent = exponent * 10 + Int(digit) }
      index += 1
    }
    scale -= isNegative ? -exponent : exponent
    traits.insert(.exponent)
    return index > start
  }
}
