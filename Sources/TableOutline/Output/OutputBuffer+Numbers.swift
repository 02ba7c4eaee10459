public import TableModel

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
    append(
      digits: value, count: max(Self.digitCount(of: value), min(minimumDigits, 40)), decimals: 0, point: 0)
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
    let magnitude = value.significand.magnitude
    let scale = Int(value.scale)
    guard magnitude > UInt128(UInt64.max) else {
      let small = UInt64(truncatingIfNeeded: magnitude)
      return append(
        digits: small, count: max(Self.digitCount(of: small), scale &+ 1), decimals: scale, point: point)
    }
    append(wide: magnitude, minimumDigits: scale &+ 1)
    guard scale > 0 else { return }
    reserve(1)
    let pointPosition = used &- scale
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
