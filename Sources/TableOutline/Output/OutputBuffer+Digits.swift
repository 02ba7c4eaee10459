extension OutputBuffer {
  /// Appends the digits of a number, with a point before the last ones.
  ///
  /// - Parameters:
  ///   - magnitude: The number without its point.
  ///   - count: How many digits to write, zeros in front; as many as there are at least, and more than `decimals`.
  ///   - decimals: How many of them stand behind the point; 0 for no point.
  ///   - point: The byte before them.
  @inlinable
  package mutating func append(digits magnitude: UInt64, count: Int, decimals: Int, point: UInt8) {
    let width = count &+ (decimals > 0 ? 1 : 0)
    reserve(width)
    var rest = magnitude
    var position = used &+ width
    if decimals > 0 {
      var left = decimals
      while left >= 2 {
        position &-= 2
        store(pair: rest % 100, at: position)
        rest /= 100
        left &-= 2
      }
      if left == 1 {
        position &-= 1
        unsafe base[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      position &-= 1
      unsafe base[position] = point
    }
    while rest >= 100 {
      position &-= 2
      store(pair: rest % 100, at: position)
      rest /= 100
    }
    if rest >= 10 {
      position &-= 2
      store(pair: rest, at: position)
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

  /// Appends a number below 100 as two digits.
  ///
  /// - Parameter number: The number.
  @inlinable
  package mutating func append(pair number: Int) {
    reserve(2)
    store(pair: UInt64(truncatingIfNeeded: number), at: used)
    used &+= 2
  }

  /// Writes a number below 100 as two digits; the caller has reserved the room.
  @inlinable
  mutating func store(pair: UInt64, at position: Int) {
    // 103 / 1024 is close enough to a tenth for numbers of two digits.
    let tens = (pair &* 103) >> 10
    unsafe base[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: tens)
    unsafe base[position &+ 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair &- tens &* 10)
  }

  /// How many digits a number has.
  ///
  /// - Parameter number: The number.
  /// - Returns: The count, 1 to 20.
  @inlinable
  package static func digitCount(of number: UInt64) -> Int {
    var (rest, count) = (number, 0)
    // Numbers are short nearly always: a few comparisons cost less than a look into a table.
    while rest >= 100_000_000 {
      rest /= 100_000_000
      count &+= 8
    }
    if rest < 10_000 {
      return count &+ (rest < 100 ? (rest < 10 ? 1 : 2) : (rest < 1000 ? 3 : 4))
    }
    return count &+ (rest < 1_000_000 ? (rest < 100_000 ? 5 : 6) : (rest < 10_000_000 ? 7 : 8))
  }
}
