import TableModel
import TableOutline
import Testing

@Suite("Formats of text and answers")
struct TextFormatTests {
  @Test(
    "Text is shown by the text section, or as it is",
    arguments: [
      ("0.00", "0010", "0010"), ("@", "abc", "abc"), ("\"<\"@\">\"", "abc", "<abc>"),
      ("0;-0;0;\"text: \"@", "x", "text: x"),
      (";;;", "hidden", ""), ("0;@", "x", "x"), ("0;;;\"n/a\"", "x", "n/a"), ("@\" = \"@", "é", "é = é"),
      ("General", "1E10", "1E10"),
    ])
  func text(pattern: String, value: String, shown: String) throws {
    let result = try ShownText(.text(value), pattern)
    #expect(result.text == shown)
    #expect(result.point == shown.utf8.count)
    #expect(try ShownText(.link(value), pattern).text == shown)
  }

  @Test("Answers and empty cells do not depend on the pattern", arguments: [nil, "0.00", "@", "yyyy"])
  func answers(pattern: String?) throws {
    #expect(try ShownText(.boolean(true), pattern).text == "TRUE")
    #expect(try ShownText(.boolean(false), pattern).text == "FALSE")
    #expect(try ShownText(.empty, pattern) == ShownText(.text(""), nil))
  }

  @Test("The formats that columns offer by name")
  func named() throws {
    let value = ExactDecimal(significand: -12345, scale: 1)
    #expect(try ShownText(.decimal(value), CellFormat.currency("USD").pattern).text == "-$1,234.50")
    #expect(
      try ShownText(.decimal(value), CellFormat.currency("CHF", decimals: 0).pattern).text == "-CHF 1,235")
    #expect(try ShownText(.decimal(value), CellFormat.percent(decimals: 1).pattern).text == "-123450.0%")
    #expect(try ShownText(.decimal(value), CellFormat.automatic.pattern).text == "-1234.5")
  }
}
