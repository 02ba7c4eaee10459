import TestSupport
import Testing

@testable import TableModel

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test(
    "Digits come back as they were written",
    arguments: [
      "0", "1.10", "-12.50", "0.05", "-0.05", "123456789012345678901234567890", "0.12345678901234567890",
      "5.04132069910",
    ])
  func roundTrip(text: String) { #expect(ExactDecimal(text)?.description == text) }

  @Test(
    "What is not a plain number is refused",
    arguments: ["", "-", ".", "1,5", "1e3", "1.2.3", " 1", "--1", "½"])
  func refused(text: String) { #expect(ExactDecimal(text) == nil) }

  @Test("More than 38 digits are refused, not cut")
  func tooLong() {
    #expect(ExactDecimal("1" + String(repeating: "0", count: 39)) == nil)
    #expect(ExactDecimal("0." + String(repeating: "0", count: 38) + "1") == nil)
  }

  @Test("Values are equal however many decimals were written, and hash alike")
  func equality() throws {
    let short = try #require(ExactDecimal("1.1"))
    let long = try #require(ExactDecimal("1.100"))
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
    #expect(!(short < long) && !(long < short))
  }

  @Test(
    "Values are ordered across scales",
    arguments: [("1.09", "1.1"), ("-1.1", "-1.09"), ("-1", "0.5"), ("9", "10.0"), ("-5.00", "4")])
  func order(smaller: String, larger: String) throws {
    let (left, right) = (try #require(ExactDecimal(smaller)), try #require(ExactDecimal(larger)))
    #expect(left < right)
    #expect(!(right < left))
  }

  @Test("A huge value is ordered beside one with many decimals")
  func orderBeyondRescaling() {
    let huge = ExactDecimal(significand: Int128.max, scale: 0)
    let tiny = ExactDecimal(significand: 1, scale: 38)
    #expect(tiny < huge && !(huge < tiny))
    #expect(ExactDecimal(significand: Int128.min + 1, scale: 0) < tiny)
  }

  @Test("0.1 + 0.2 is 0.3, and a million times 0.01 is 10000.00")
  func sums() throws {
    let tenth = try #require(ExactDecimal("0.1"))
    #expect(try tenth.adding(#require(ExactDecimal("0.2"))).description == "0.3")
    var sum = ExactDecimal.zero
    for _ in 0..<1_000_000 { sum = try sum.adding(ExactDecimal(significand: 1, scale: 2)) }
    #expect(sum.description == "10000.00")
  }

  @Test("A sum beyond 128 bits is an error")
  func overflow() {
    let large = ExactDecimal(significand: Int128.max, scale: 0)
    #expect(throws: DecimalOverflow.self) { try large.adding(1) }
    #expect(throws: DecimalOverflow.self) { try large.adding(ExactDecimal(significand: 1, scale: 1)) }
    #expect(throws: DecimalOverflow.self) { try large.multiplied(by: 2) }
  }

  @Test("Zeros at the end give way where digits would not fit")
  func zerosGiveWay() throws {
    let large = ExactDecimal(significand: Int128.max / 10, scale: 0)
    #expect(
      try large.adding(ExactDecimal(significand: 100, scale: 2))
        == ExactDecimal(significand: Int128.max / 10 + 1))
  }

  @Test(
    "Rounding is half away from zero",
    arguments: [
      ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"), ("0.124", 2, "0.12"), ("2.5", 0, "3"), ("-2.5", 0, "-3"),
      ("1.005", 2, "1.01"), ("0.4", 0, "0"), ("9.999", 2, "10.00"),
    ] as [(String, UInt8, String)])
  func rounding(text: String, scale: UInt8, expected: String) {
    #expect(ExactDecimal(text)?.rounded(toScale: scale).description == expected)
  }

  @Test("A quotient has the decimals asked for and no zeros beyond its own")
  func quotients() throws {
    #expect(ExactDecimal(50).divided(by: 3, addingDecimals: 4).description == "16.6667")
    #expect(ExactDecimal(60).divided(by: 2, addingDecimals: 12).description == "30")
    #expect(try #require(ExactDecimal("90.00")).divided(by: 3, addingDecimals: 12).description == "30.00")
    #expect(ExactDecimal(-1).divided(by: 8, addingDecimals: 12).description == "-0.125")
  }

  @Test(
    "A double is the decimal that it is written as",
    arguments: [
      (0.1, "0.1"), (-2.5, "-2.5"), (1e15, "1000000000000000"), (0.1 + 0.2, "0.30000000000000004"),
      (1.0 / 3, "0.3333333333333333"), (1e-7, "0.0000001"), (123456.78, "123456.78"), (-0.0, "0"),
    ])
  func doubles(number: Double, text: String) { #expect(ExactDecimal(number)?.description == text) }

  @Test(
    "Doubles that no decimal of 38 digits stands for are none", arguments: [1e300, 1e-300, .infinity, .nan])
  func noDecimal(number: Double) { #expect(ExactDecimal(number) == nil) }

  @Test("Every double with two decimals takes the short way to the same digits")
  func shortWay() {
    for cents in stride(from: -1_000_000, through: 1_000_000, by: 997) {
      let decimal = ExactDecimal(Double(cents) / 100)
      #expect(decimal == ExactDecimal(significand: Int128(cents), scale: 2))
    }
  }
}

@Suite("Dividing exact decimals")
struct ExactDecimalDivisionTests {
  @Test(
    "Quotients are rounded once, half away from zero",
    arguments: [
      ("1", "0.5", 2, "2.00"), ("1", "3", 4, "0.3333"), ("2", "3", 4, "0.6667"), ("-2", "3", 0, "-1"),
      ("1.2350001", "1", 2, "1.24"), ("1.005", "1", 2, "1.01"), ("1", "-8", 2, "-0.13"),
      ("0", "7", 3, "0.000"),
      ("1000000", "0.001", 0, "1000000000"), ("905", "1000", 2, "0.91"), ("0.004", "1", 2, "0.00"),
    ] as [(String, String, UInt8, String)])
  func quotients(dividend: String, divisor: String, decimals: UInt8, expected: String) throws {
    let (left, right) = (try #require(ExactDecimal(dividend)), try #require(ExactDecimal(divisor)))
    #expect(try left.divided(by: right, decimals: decimals).description == expected)
  }

  @Test("Quotients are those of whole-number arithmetic", arguments: 0..<200)
  func againstWholeNumbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let dividend = Int64.random(in: -1_000_000_000...1_000_000_000, using: &generator)
    let divisor = Int64.random(in: 1...1_000_000, using: &generator)
    let decimals = UInt8.random(in: 0...6, using: &generator)
    var shift: Int64 = 1
    for _ in 0..<decimals { shift *= 10 }
    let (quotient, remainder) = (abs(dividend) * shift).quotientAndRemainder(dividingBy: divisor)
    let magnitude = quotient + (remainder * 2 >= divisor ? 1 : 0)
    let expected = ExactDecimal(significand: Int128(dividend < 0 ? -magnitude : magnitude), scale: decimals)
    let result = try ExactDecimal(significand: Int128(dividend)).divided(
      by: ExactDecimal(significand: Int128(divisor)), decimals: decimals)
    #expect(result == expected && result.scale == decimals)
  }

  @Test("A quotient that does not fit is an error")
  func overflow() {
    #expect(throws: DecimalOverflow.self) {
      try ExactDecimal(significand: .max).divided(by: ExactDecimal(significand: 1, scale: 5), decimals: 0)
    }
  }
}
