extension XMLBuffer {
  /// Appends a whole number.
  mutating func append(integer value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude, scale: 0)
  }

  /// Appends the number `digits / 10^scale`, with at least one digit before the point.
  ///
  /// - Parameters:
  ///   - digits: All digits.
  ///   - scale: How many of them stand behind the point, at most 38.
  @inline(__always)
  mutating func append(digits: UInt64, scale: Int) {
    unsafe write(reserving: 64) { target in
      // Written from the last digit to the first, to where they belong: a store that is loaded again while it is on
      // its way costs more than counting the digits does.
      let length = max(Self.digitCount(digits), scale + 1) + (scale > 0 ? 1 : 0)
      var next = length
      var rest = digits
      var decimals = scale
      while decimals >= 2 {
        next -= 2
        unsafe Self.storePair(&rest, at: target + next)
        decimals -= 2
      }
      if decimals == 1 {
        next -= 1
        unsafe Self.storeDigit(&rest, at: target + next)
      }
      if scale > 0 {
        next -= 1
        unsafe target[next] = UInt8(ascii: ".")
      }
      while next >= 2 {
        next -= 2
        unsafe Self.storePair(&rest, at: target + next)
      }
      if next == 1 { unsafe Self.storeDigit(&rest, at: target) }
      return length
    }
  }

  /// How many digits a number has, at least one.
  @inline(__always)
  private static func digitCount(_ number: UInt64) -> Int {
    var (count, bound) = (1, 10 as UInt64)
    while number >= bound, count < 20 {
      count += 1
      bound &*= 10
    }
    return count
  }

  /// Stores the last digit and takes it off the number.
  @inline(__always)
  private static func storeDigit(_ number: inout UInt64, at target: UnsafeMutablePointer<UInt8>) {
    unsafe target.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    number /= 10
  }

  /// Stores the last two digits and takes them off the number.
  @inline(__always)
  private static func storePair(_ number: inout UInt64, at target: UnsafeMutablePointer<UInt8>) {
    let pair = UInt16(truncatingIfNeeded: number % 100)
    number /= 100
    // Below 100, a multiplication and a shift divide by ten.
    let tens = (pair &* 103) >> 10
    let text = (tens | (pair &- tens &* 10) << 8) &+ 0x3030
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: text.littleEndian, as: UInt16.self)
  }

  /// Appends an exact number, of more than 17 digits the nearest that a double tells apart; zeros at the end behind
  /// the point are left out.
  ///
  /// - Parameters:
  ///   - significand: The digits, with the sign.
  ///   - scale: How many of them stand behind the point, at most 38.
  @inline(__always)
  mutating func append(significand: Int128, scale: Int) {
    if significand < 0 { append(UInt8(ascii: "-")) }
    if let magnitude = UInt64(exactly: significand.magnitude), magnitude < 100_000_000_000_000_000 {
      var (rest, scale) = (magnitude, scale)
      while scale > 0, rest % 10 == 0 {
        rest /= 10
        scale -= 1
      }
      append(digits: rest, scale: scale)
    } else {
      append(large: significand.magnitude, scale: scale)
    }
  }

  /// Appends a number of more than 17 digits as the 17 digits that a double tells apart, and an exponent.
  private mutating func append(large magnitude: UInt128, scale: Int) {
    // One digit more than are kept: it rounds the others. What is cut off before it changes nothing that a double
    // could hold.
    var digits = magnitude
    var exponent = 1 - scale
    while digits >= 1_000_000_000_000_000_000 {
      digits /= 10
      exponent += 1
    }
    digits = (digits + 5) / 10
    append(digits: UInt64(digits), scale: 0)
    append(UInt8(ascii: "E"))
    append(integer: Int64(exponent))
  }
}

/// Questions about the digits of a number.
enum SignificantDigits {
  /// Whether a number has no more significant digits than a workbook keeps.
  ///
  /// - Parameter significand: All digits, zeros at the end not counted.
  /// - Returns: Whether they fit.
  @inline(__always)
  static func fit(_ significand: Int128) -> Bool {
    significand.magnitude < 1_000_000_000_000_000 || fitWithoutTrailingZeros(significand.magnitude)
  }

  private static func fitWithoutTrailingZeros(_ magnitude: UInt128) -> Bool {
    var rest = magnitude
    while rest % 10 == 0 { rest /= 10 }
    return rest < 1_000_000_000_000_000
  }
}
