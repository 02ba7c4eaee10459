import TableModel
import TableOutline
import TestSupport
import Testing

@Suite("Number formats")
struct NumberFormatTests {
  static let numbers: [(pattern: String, value: String, shown: String)] = [
    // Places
    ("0", "1234.5", "1235"), ("0", "0", "0"), ("0", "-0.4", "0"), ("0", "-0.5", "-1"), ("0", "2.5", "3"),
    ("00000", "42", "00042"), ("#", "0", ""), ("#", "0.4", ""), ("#", "1234", "1234"), ("#.##", "5", "5."),
    ("#.##", "0.5", ".5"), ("#.##", "0", "."), (".00", "12.5", "12.50"), (".00", "0.125", ".13"),
    ("0.##", "1.50", "1.5"), ("0.0#", "1", "1.0"), ("0.0#", "1.25", "1.25"), ("0.??", "1.5", "1.5 "),
    ("???", "7", "  7"), ("???.???", "12.5", " 12.5  "), ("0#", "5", "05"), ("0.00", "1.005", "1.01"),
    ("0.00", "-1.005", "-1.01"), ("0.00", "0.994999", "0.99"), ("0.00", "9.995", "10.00"),
    ("0.00", "-0.001", "0.00"), ("0.000", "12345678901234567890.1234", "12345678901234567890.123"),
    // Groups
    ("#,##0", "0", "0"), ("#,##0", "999", "999"), ("#,##0", "1000", "1,000"),
    ("#,##0", "-1234567", "-1,234,567"),
    ("#,##0.00", "1234.5", "1,234.50"), ("#,##0.00", "999999.995", "1,000,000.00"), ("0,000", "7", "0,007"),
    ("#,#", "1234567", "1,234,567"), ("#,###.##", "1234.5", "1,234.5"),
    (
      "#,##0.00", "170141183460469231731687303715884105.72",
      "170,141,183,460,469,231,731,687,303,715,884,105.72"
    ),
    // Thousands and hundredths
    ("0,", "1234567", "1235"), ("0.0,,", "1234567", "1.2"), ("#,##0,", "1234567", "1,235"),
    ("0.0,\"K\"", "1234567", "1234.6K"), ("0,.0", "12345", "12.3"), ("0%", "0.125", "13%"),
    ("0.0%", "0.125", "12.5%"), ("0.00%", "-0.00004", "0.00%"), ("0.00%", "-0.0005", "-0.05%"),
    ("0%%", "0.5", "5000%%"), ("%0", "0.07", "%7"),
    // Text beside digits
    ("$#,##0.00", "-5", "-$5.00"), ("\"$\"#,##0.00", "1234.5", "$1,234.50"),
    ("[$€-407] #,##0", "1234", "€ 1,234"),
    ("#,##0 [$€-407]", "-1234", "-1,234 €"), ("[$CHF] 0.00", "3.5", "CHF 3.50"), ("0\\x", "3", "3x"),
    ("0\" pcs\"", "3", "3 pcs"), ("0_)", "3", "3 "), ("* 0", "3", "3"), ("0 €", "3", "3 €"),
    ("(000) 000-0000", "2065550123", "(206) 555-0123"), ("000-00-0000", "12345678", "012-34-5678"),
    ("0-0", "123", "12-3"), ("0.0\" of \"0", "1.26", "1.2 of 6"), ("\"a\"", "7", "a"), ("\"a\"", "-7", "-a"),
    ("\"1;2\"0", "3", "1;23"), ("+0", "3", "+3"),
    // Sections
    ("#,##0;(#,##0)", "-1234", "(1,234)"), ("#,##0;(#,##0)", "0", "0"), ("#,##0;(#,##0);\"-\"", "0", "-"),
    ("#,##0_);(#,##0);\"-\"_)", "1234", "1,234 "), ("0;0", "-5", "5"),
    ("0;;", "-5", ""), ("0;;", "0", ""), (";;;", "5", ""), ("[Red]0;[Blue]-0", "-5", "-5"),
    ("[Color10]0", "5", "5"),
    ("0.0;\"minus \"0.0", "-2.25", "minus 2.3"), ("0;(0)", "-0.4", "0"), ("0;(0);\"-\"", "-0.4", "-"),
    // Conditions
    ("[>=1000]#,##0,\"K\";0", "12345", "12K"), ("[>=1000]#,##0,\"K\";0", "999", "999"),
    ("[>=1000]#,##0,\"K\";0", "-5", "-5"), ("[<0]\"below\";[=0]\"none\";0", "0", "none"),
    ("[<0]\"below\";[=0]\"none\";0", "-1", "below"), ("[<0]\"below\";[=0]\"none\";0", "2", "2"),
    ("[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", "2500000", "2.5M"),
    ("[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", "2500", "2.5K"), ("[<>0]0.0;\"nil\"", "0", "nil"),
    ("[<=-1]0.0;0.00", "-3", "3.0"), ("[>5]0.0", "3", "3"),
    // Scientific
    ("0.00E+00", "12345", "1.23E+04"), ("0.00E+00", "0.00012345", "1.23E-04"), ("0.00E+00", "0", "0.00E+00"),
    ("0.00E-00", "12345", "1.23E04"), ("0.00E+00", "-99999", "-1.00E+05"), ("##0.0E+0", "12345", "12.3E+3"),
    ("##0.0E+0", "1234567", "1.2E+6"), ("##0.0E+0", "999960", "1.0E+6"), ("0E+0", "9.6", "1E+1"),
    ("#.#E+000", "1500", "1.5E+003"),
    // General
    ("General", "1234.50", "1234.50"), ("General", "-12", "-12"), ("General\" items\"", "3", "3 items"),
    ("General;General", "-12.50", "12.50"), ("00.0\" kg\"", "7.25", "07.3 kg"), ("000%", "0.5", "050%"),
    ("\"v\"0.0,", "1950", "v2.0"), ("\"v\"0.0,", "-49", "v0.0"),
    ("general;\"neg \"General", "-2.5", "neg 2.5"), ("@", "1.50", "1.50"),
  ]

  @Test("A number is shown by its pattern", arguments: numbers)
  func number(pattern: String, value: String, shown: String) throws {
    let decimal = try #require(ExactDecimal(value))
    #expect(try ShownText(.decimal(decimal), pattern).text == shown)
  }

  @Test(
    "The point's place counts the bytes before it, or up to where it would stand",
    arguments: [
      ("0.00", "1.5", 1), ("#,##0.00", "1234.5", 5), ("\"€\"0.0", "-2.5", 5), ("0", "42", 2),
      ("0%", "0.5", 2),
      ("(0)", "7", 2), ("0\" pcs\"", "12", 2), ("#.#", "0.5", 0), (".0", "3.5", 1), ("0.0E+0", "15", 1),
      ("General", "12.5", 2), ("General", "-3", 2), ("General\" m\"", "30", 2), ("\"none\"", "3", 4),
    ])
  func point(pattern: String, value: String, point: Int) throws {
    let decimal = try #require(ExactDecimal(value))
    #expect(try ShownText(.decimal(decimal), pattern).point == point)
  }

  @Test("Whole numbers keep all their digits")
  func integers() throws {
    #expect(try ShownText(.integer(.max), "#,##0").text == "9,223,372,036,854,775,807")
    #expect(try ShownText(.integer(.min), "0").text == "-9223372036854775808")
    #expect(try ShownText(.integer(.min), nil).text == "-9223372036854775808")
    let widest = ExactDecimal(significand: .min, scale: 38)
    #expect(try ShownText(.decimal(widest), nil).text == "-1.70141183460469231731687303715884105728")
    #expect(try ShownText(.decimal(widest), "0.0").text == "-1.7")
  }

  @Test(
    "Doubles beyond exact decimals are shown by their shortest digits",
    arguments: [
      (1e300, nil, "1E+300"), (-2.5e-300, nil, "-2.5E-300"), (.leastNonzeroMagnitude, nil, "5E-324"),
      (1e40, nil, "1E+40"),
      (1e40, "0.0E+0", "1.0E+40"), (1e39, "#,##0", "1" + String(repeating: ",000", count: 13)),
      (1.5e-45, "0.00", "0.00"), (.infinity, "0.00", "∞"), (-.infinity, nil, "-∞"), (.nan, "0", "NaN"),
      (0.1 + 0.2, "0.0", "0.3"), (1e21, nil, "1000000000000000000000"),
    ] as [(Double, String?, String)])
  func doubles(value: Double, pattern: String?, shown: String) throws {
    #expect(try ShownText(.number(value), pattern).text == shown)
  }

  @Test("Every number with up to four digits rounds as its neighbours in tenths say")
  func exhaustiveRounding() throws {
    for thousandths in stride(from: -9999, through: 9999, by: 7) {
      let magnitude = (thousandths.magnitude + 5) / 10
      let sign = thousandths < 0 && magnitude > 0 ? "-" : ""
      let decimals = magnitude % 100
      let expected = "\(sign)\(magnitude / 100).\(decimals < 10 ? "0" : "")\(decimals)"
      let value = ExactDecimal(significand: Int128(thousandths), scale: 3)
      #expect(try ShownText(.decimal(value), "0.00").text == expected)
    }
  }

  @Test("Numbers of every length and scale are laid out like their rounded digits")
  func randomLayouts() throws {
    var generator = SeededGenerator(seed: 1905)
    for _ in 0..<4000 {
      let bits = Int.random(in: 1...126, using: &generator)
      let significand = Int128.random(in: 0..<(Int128(1) << Int128(bits)), using: &generator)
      let value = ExactDecimal(
        significand: Bool.random(using: &generator) ? significand : -significand,
        scale: UInt8.random(in: 0...38, using: &generator))
      let decimals = UInt8.random(in: 0...12, using: &generator)
      let pattern = "#,##0" + (decimals > 0 ? "." + String(repeating: "0", count: Int(decimals)) : "")
      #expect(
        try ShownText(.decimal(value), pattern).text == Self.grouped(value, decimals), "\(value) \(pattern)")
      let doubled = try ShownText(.decimal(value), "\(pattern);\(pattern)").text
      #expect(doubled == Self.grouped(value, decimals).filter { $0 != "-" }, "\(value) \(pattern)")
    }
  }

  /// The digits of a rounded number, its decimals filled up with zeros, commas between thousands.
  private static func grouped(_ value: ExactDecimal, _ decimals: UInt8) -> String {
    let rounded = value.rounded(toScale: decimals)
    let parts = rounded.description.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts[0].filter { $0 != "-" }
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole += "," }
      whole.append(digit)
    }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padding = String(repeating: "0", count: Int(decimals) - fraction.count)
    return (rounded.isNegative ? "-" : "") + whole + (decimals > 0 ? "." + fraction + padding : "")
  }
}
