/// Reads the pieces of dates and times, one after the other.
struct DateCursor {
  /// Where the next piece begins.
  var index = 0

  /// Reads a number of at least one digit.
  ///
  /// - Returns: The number and how many digits it has, or `nil` if there is none or it has more digits than allowed.
  @inline(__always)
  mutating func number(_ text: Span<UInt8>, upTo most: Int) -> (value: Int, digits: Int)? {
    let start = index
    var value = 0
    while index < text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      guard index - start < most else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return index > start ? (value, index - start) : nil
  }

  /// Passes over a byte; false if another one is there.
  @inline(__always)
  mutating func skip(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  /// Reads a time of day, `14:05`, `14:05:09.250` or `2:05 PM`, as milliseconds.
  mutating func timeOfDay(_ text: Span<UInt8>) -> Int? {
    guard var (hour, _) = number(text, upTo: 2), skip(UInt8(ascii: ":"), text),
      let (minute, minuteDigits) = number(text, upTo: 2), minuteDigits == 2, minute < 60
    else { return nil }
    var (second, millisecond) = (0, 0)
    if skip(UInt8(ascii: ":"), text) {
      guard let (value, digits) = number(text, upTo: 2), digits == 2, value < 60 else { return nil }
      second = value
      if skip(UInt8(ascii: "."), text) {
        guard let fraction = milliseconds(text) else { return nil }
        millisecond = fraction
      }
    }
    if let isAfternoon = halfOfDay(text) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard hour < 24 else { return nil }
    return ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
  }

  /// Reads the digits behind a second's point, of which three count.
  mutating func milliseconds(_ text: Span<UInt8>) -> Int? {
    guard let (value, digits) = number(text, upTo: 9) else { return nil }
    var result = value
    for _ in digits..<max(digits, 3) { result *= 10 }
    for _ in 3..<max(digits, 3) { result /= 10 }
    return result
  }

  /// Reads `AM` or `PM`, with or without a blank before it: whether it is the second.
  mutating func halfOfDay(_ text: Span<UInt8>) -> Bool? {
    let start = index
    _ = skip(UInt8(ascii: " "), text)
    guard index + 2 <= text.count, text[index + 1] | 0x20 == UInt8(ascii: "m") else {
      index = start
      return nil
    }
    let letter = text[index] | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else {
      index = start
      return nil
    }
    index += 2
    return letter == UInt8(ascii: "p")
  }

  /// Passes over a sign that a time is UTC: `Z`, `+00:00`, `+0000` or `+00`.
  mutating func utcSign(_ text: Span<UInt8>) -> Bool {
    for sign: StaticString in ["Z", "+00:00", "+0000", "+00"]
    where text.count - index == sign.utf8CodeUnitCount {
      let start = index
      let isThere = sign.withUTF8Buffer { bytes in
        bytes.indices.allSatisfy { unsafe bytes[$0] == text[start + $0] }
      }
      guard isThere else { continue }
      index = text.count
      return true
    }
    return false
  }
}
