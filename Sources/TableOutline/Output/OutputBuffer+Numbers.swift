public import TableModel

/// `00` to `99`, two bytes each: digits are written in pairs, which halves the divisions.
@usableFromInline let digitPairs: ContiguousArray<UInt8> = {
  var pairs: ContiguousArray<UInt8> = []
  for number in UInt8(0)..<100 {
    pairs.append(UInt8(ascii: "0") + number / 10)
    pairs.append(UInt8(ascii: "0") + number % 10)
  }
  return pairs
}()

extension OutputBuffer {
  /// Appends a whole number in decimal digits.
  ///
  /// - Parameter value: The number.
  @inlinable
  public mutating func append(integer value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(unsigned: value.magnitude)
  }

  /// Appends a whole number in decimal digits, with zeros in front up to a count of digits.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - minimumDigits: How many digits to write at least, up to 40.
  @inlinable
  public mutating func append(unsigned value: UInt64, minimumDigits: Int = 1) {
    reserve(40)
    var rest = value
    var digits = 1
    var power: UInt64 = 10
    while digits < 20, rest >= power {
      digits &+= 1
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    let width = max(digits, min(minimumDigits, 40))
    var position = used &+ width
    while rest >= 100 {
      let pair = Int(truncatingIfNeeded: rest % 100) &* 2
      rest /= 100
      position &-= 2
      unsafe base[position] = digitPairs[pair]
      unsafe base[position &+ 1] = digitPairs[pair &+ 1]
    }
    if rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest) &* 2
      position &-= 2
      unsafe base[position] = digitPairs[pair]
      unsafe base[position &+ 1] = digitPairs[pair &+ 1]
    } else {
      position &-= 1
      unsafe base[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
    }
    while position > used {
      position &-= 1
      unsafe base[position] = UInt8(ascii: "0")
    }
    used &+= width
  }

  /// Appends a whole number of up to 128 bits, with zeros in front up to a count of digits.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - minimumDigits: How many digits to write at least, up to 40.
  public mutating func append(wide value: UInt128, minimumDigits: Int = 1) {
    if value <= UInt128(UInt64.max) {
      return append(unsigned: UInt64(truncatingIfNeeded: value), minimumDigits: minimumDigits)
    }
    let (high, low) = value.quotientAndRemainder(dividingBy: 10_000_000_000_000_000_000)
    append(wide: high, minimumDigits: minimumDigits - 19)
    append(unsigned: UInt64(truncatingIfNeeded: low), minimumDigits: 19)
  }

  /// Appends a decimal with the digits that it has: `-12.50`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - point: The byte between whole part and decimals.
  @inlinable
  public mutating func append(decimal value: ExactDecimal, point: UInt8 = UInt8(ascii: ".")) {
    // There is no negative zero.
    if value.significand < 0 { append(UInt8(ascii: "-")) }
    let start = used
    let magnitude = value.significand.magnitude
    let scale = Int(value.scale)
    if magnitude <= UInt128(UInt64.max) {
      append(unsigned: UInt64(truncatingIfNeeded: magnitude), minimumDigits: scale &+ 1)
    } else {
      append(wide: magnitude, minimumDigits: scale &+ 1)
    }
    guard scale > 0 else { return }
    reserve(1)
    let pointPosition = used &- scale
    assert(pointPosition > start)
    unsafe (base + pointPosition + 1).update(from: base + pointPosition, count: scale)
    unsafe base[pointPosition] = point
    used &+= 1
  }

  /// Appends a floating-point number with its shortest digits: `1e+300`, `nan`, `inf`.
  ///
  /// - Parameter value: The number; zero has no sign.
  public mutating func append(number value: Double) {
    append(value == 0 ? "0" : value.description)
  }
}
