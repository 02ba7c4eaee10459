internal import TableModel

/// The decimal digits of a number and the place of its point, without the sign: what every layout works on.
///
/// Digits are numbered from the left, the first one is not zero, and a number that is zero has none. Places outside
/// the digits count as zeros, so that `1e300` or sixty decimals cost no memory.
struct DecimalDigits {
  // Forty digits, right-aligned, eight to a word, the leftmost digit in a word's lowest byte. Words in a tuple
  // keep the digits off the heap.
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64)
  private var start: Int

  /// How many digits there are.
  private(set) var count: Int

  /// How many of the digits stand before the point; below zero if zeros come between point and digits.
  var pointPosition: Int

  private static let capacity = 40

  /// Takes the digits of `magnitude / 10^scale`.
  init(_ magnitude: UInt128, scale: Int) {
    if let small = UInt64(exactly: magnitude) {
      let (upper, low) = small.quotientAndRemainder(dividingBy: 100_000_000)
      if upper == 0 {
        words = (0, 0, 0, 0, Self.digits(of: low))
      } else {
        let (high, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
        words = (0, 0, Self.digits(of: high), Self.digits(of: middle), Self.digits(of: low))
      }
    } else {
      let (upper, low) = magnitude.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
      let (top, middle) = upper.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
      words = (
        Self.digits(of: UInt64(top)),
        Self.digits(of: UInt64(middle / 100_000_000)), Self.digits(of: UInt64(middle % 100_000_000)),
        Self.digits(of: UInt64(low / 100_000_000)), Self.digits(of: UInt64(low % 100_000_000))
      )
    }
    start = Self.leadingZeros(of: words)
    count = Self.capacity - start
    pointPosition = count == 0 ? 0 : count - scale
  }

  /// Takes the digits of a decimal.
  init(_ decimal: ExactDecimal) {
    self.init(decimal.significand.magnitude, scale: Int(decimal.scale))
  }

  /// Takes the fewest digits that read back as `number`, which is finite.
  init(shortestOf number: Double) {
    var significand: UInt64 = 0
    var scale = 0
    var exponent = 0
    var (isPastPoint, isInExponent, isExponentNegative) = (false, false, false)
    for byte in number.magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte &- UInt8(ascii: "0")
        if isInExponent {
          exponent = exponent * 10 + Int(digit)
        } else {
          significand = significand * 10 + UInt64(digit)
          scale += isPastPoint ? 1 : 0
        }
      case UInt8(ascii: "."): isPastPoint = true
      case UInt8(ascii: "e"): isInExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      default: continue
      }
    }
    self.init(UInt128(significand), scale: scale - (isExponentNegative ? -exponent : exponent))
    dropTrailingZeros()
  }

  /// Whether the number is zero.
  var isZero: Bool { count == 0 }

  /// One digit, 0 to 9; zero beyond the ends.
  subscript(index: Int) -> UInt8 {
    guard index >= 0, index < count else { return 0 }
    return stored(at: start + index)
  }

  /// How many decimals there are up to the last one that is not zero.
  var significantDecimals: Int {
    var last = count
    while last > pointPosition, self[last - 1] == 0 { last -= 1 }
    return max(0, last - pointPosition)
  }

  /// Removes zeros at the right end, which change nothing.
  mutating func dropTrailingZeros() {
    while count > 0, self[count - 1] == 0 { count -= 1 }
  }

  /// Rounds half away from zero to a number of decimals.
  mutating func round(toDecimals decimals: Int) {
    let kept = pointPosition + decimals
    guard kept < count else { return }
    let roundsUp = kept >= 0 && self[kept] >= 5
    count = max(0, kept)
    if roundsUp { incrementLast() }
    if count == 0 { pointPosition = 0 }
  }

  private mutating func incrementLast() {
    while count > 0 {
      let digit = self[count - 1]
      if digit < 9 {
        store(digit + 1, at: start + count - 1)
        return
      }
      // A nine becomes a zero at the right end, which need not be kept.
      count -= 1
    }
    store(1, at: start)
    count = 1
    pointPosition += 1
  }

  private func stored(at index: Int) -> UInt8 {
    let word =
      switch index >> 3 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      case 3: words.3
      default: words.4
      }
    return UInt8(truncatingIfNeeded: word >> UInt64((index & 7) << 3))
  }

  private mutating func store(_ digit: UInt8, at index: Int) {
    let shift = UInt64((index & 7) << 3)
    let replace = { (word: UInt64) in word & ~(0xFF << shift) | UInt64(digit) << shift }
    switch index >> 3 {
    case 0: words.0 = replace(words.0)
    case 1: words.1 = replace(words.1)
    case 2: words.2 = replace(words.2)
    case 3: words.3 = replace(words.3)
    default: words.4 = replace(words.4)
    }
  }

  private static func leadingZeros(of words: (UInt64, UInt64, UInt64, UInt64, UInt64)) -> Int {
    if words.0 != 0 { return words.0.trailingZeroBitCount >> 3 }
    if words.1 != 0 { return 8 + words.1.trailingZeroBitCount >> 3 }
    if words.2 != 0 { return 16 + words.2.trailingZeroBitCount >> 3 }
    if words.3 != 0 { return 24 + words.3.trailingZeroBitCount >> 3 }
    if words.4 != 0 { return 32 + words.4.trailingZeroBitCount >> 3 }
    return capacity
  }

  /// Spreads a number below 10^8 over eight bytes, its first digit lowest: halves, then pairs, then digits are
  /// split side by side within one word, divisions by 100 and 10 being multiplications by their reciprocals.
  private static func digits(of number: UInt64) -> UInt64 {
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
    let halves = high | low << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) << 8
  }
}
