internal import TableModel
internal import TestSupport
internal import Testing

@testable internal import TableExpression

@Suite("Quotients, products and rounding of decimals")
struct DecimalTests {
  @Test("Quotients are those of long division", arguments: 0..<30 as Range<UInt64>)
  func longDivision(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let dividend = Self.randomDecimal(using: &generator)
      let divisor = Self.randomDecimal(using: &generator)
      guard divisor.significand != 0 else { continue }
      let expected = Self.quotient(dividend, divisor)
      #expect(try dividend.quotient(by: divisor) == expected, "\(dividend) / \(divisor)")
    }
  }

  static let quotients: [(String, String, String)] = [
    ("99999999999999999999999999999999999999", "3", "33333333333333333333333333333333333333"),
    ("10000000000000000000000000000000000001", "3", "3333333333333333333333333333333333333.7"),
    ("1", "0.00000000000000000000000000000000000001", "100000000000000000000000000000000000000"),
    ("0.00000000000000000000000000000000000003", "2", "0.00000000000000000000000000000000000002"),
    ("0.000000000000000000000000000001", "3", "0"),
    ("5", "-2", "-2.5"), ("0", "-2", "0"), ("-1", "-3", "0.33333333333333333333"),
  ]

  @Test(
    "Quotients keep as many decimals as 38 digits hold",
    arguments: quotients)
  func longNumbers(_ dividend: String, _ divisor: String, _ quotient: String) throws {
    let (left, right) = try (#require(ExactDecimal(dividend)), #require(ExactDecimal(divisor)))
    #expect(try left.quotient(by: right) == ExactDecimal(quotient))
  }

  @Test("A quotient whose digits before the point don't fit is an overflow")
  func quotientOverflow() throws {
    let large = try #require(ExactDecimal("99999999999999999999999999999999999999"))
    let small = try #require(ExactDecimal("0.01"))
    #expect(throws: DecimalOverflow.self) { try large.quotient(by: small) }
  }

  static let products: [(String, String, String)] = [
    ("0.33333333333333333333", "0.33333333333333333333", "0.11111111111111111110888888888888888889"),
    ("-0.33333333333333333333", "0.33333333333333333333", "-0.11111111111111111110888888888888888889"),
    ("1.5", "2", "3.0"), ("100000000000000000000", "0.5", "50000000000000000000.0"),
    ("10000000000000000000.5", "10000000000000000000.5", "100000000000000000010000000000000000000"),
  ]

  @Test(
    "Products and sums are rounded only where 38 digits don't hold them",
    arguments: products)
  func product(_ left: String, _ right: String, _ product: String) throws {
    let (left, right) = try (#require(ExactDecimal(left)), #require(ExactDecimal(right)))
    #expect(try left.product(with: right).description == ExactDecimal(product)?.description)
  }

  @Test("A sum with more than 38 digits loses decimals")
  func sums() throws {
    let large = try #require(ExactDecimal("5000000000"))
    let fine = try #require(ExactDecimal("0.00000000000000000000000000000016666667"))
    #expect(try large.sum(with: fine) == large)
    let most = ExactDecimal(significand: .max)
    #expect(throws: DecimalOverflow.self) { try most.sum(with: most) }
  }

  static let remainders: [(String, String, String)] = [
    ("7", "3", "1"), ("-7", "3", "-1"), ("7", "-3", "1"), ("7.5", "0.2", "0.1"), ("0.3", "0.1", "0.0"),
    ("0.00000000000000000000000000000000000001", "1000", "0.00000000000000000000000000000000000001"),
  ]

  @Test(
    "Remainders have the sign of the dividend",
    arguments: remainders)
  func remainder(_ dividend: String, _ divisor: String, _ remainder: String) throws {
    let (left, right) = try (#require(ExactDecimal(dividend)), #require(ExactDecimal(divisor)))
    #expect(try left.remainder(by: right) == ExactDecimal(remainder))
  }

  @Test("The least of all numbers has a remainder")
  func remainderOfLeast() throws {
    #expect(try ExactDecimal(significand: .min).remainder(by: -1) == .zero)
  }

  private static func randomDecimal(using generator: inout SeededGenerator) -> ExactDecimal {
    let limit: Int64 = [10, 1000, 1_000_000_000].randomElement(using: &generator) ?? 10
    let significand = Int64.random(in: -limit...limit, using: &generator)
    return ExactDecimal(significand: Int128(significand), scale: UInt8.random(in: 0...6, using: &generator))
  }

  /// Digit by digit: 20 decimals and one more to round by.
  private static func quotient(_ dividend: ExactDecimal, _ divisor: ExactDecimal) -> ExactDecimal {
    var (rest, unit) = (dividend.significand.magnitude, divisor.significand.magnitude)
    for _ in 0..<divisor.scale { rest *= 10 }
    for _ in 0..<dividend.scale { unit *= 10 }
    var digits = Int128(rest / unit)
    rest %= unit
    for _ in 0..<20 {
      rest *= 10
      digits = digits * 10 + Int128(rest / unit)
      rest %= unit
    }
    if rest * 2 >= unit { digits += 1 }
    let isNegative = dividend.isNegative != divisor.isNegative
    return ExactDecimal(significand: isNegative ? -digits : digits, scale: 20)
  }
}
