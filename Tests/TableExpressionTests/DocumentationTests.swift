internal import Foundation
internal import TableExpression
internal import TableModel
internal import TestSupport
internal import Testing

@Suite("The page about the language")
struct DocumentationTests {
  private static let columns = [
    ExpressionColumn("region", kind: .text), ExpressionColumn("price", kind: .decimal),
    ExpressionColumn("qty", kind: .integer), ExpressionColumn("ordered", kind: .date),
    ExpressionColumn("note", kind: .text), ExpressionColumn("unit price", kind: .decimal),
  ]

  private static let row: [CellValue] = [
    .text("North"), .decimal(ExactDecimal(significand: 1250, scale: 2)), .integer(4),
    .date(CalendarTime(milliseconds: 1_772_928_000_000, hasTime: false)), .empty,
    .decimal(ExactDecimal(significand: 310, scale: 2)),
  ]

  @Test("Every example gives the value that stands beside it")
  func examples() throws {
    let section = try #require(try Self.page().split(separator: "## Examples").last)
    var count = 0
    for line in section.prefix(while: { $0 != "#" }).split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: " | ")
      try #require(cells.count == 2, "\(line)")
      let expression = Self.code(cells[0].dropFirst(2))
      let expected = Self.code(cells[1].dropLast(2))
      var evaluator = try RowExpression(parsing: expression).bound(to: Self.columns).evaluator()
      let value = try evaluator.value(for: Self.row).shown.filter { $0 != "\"" }
      #expect(value == expected || value == expected + "d", "\(expression)")
      count += 1
    }
    #expect(count >= 18)
  }

  @Test("The error shown is the error given")
  func error() throws {
    let error = #expect(throws: ExpressionError.self) { try RowExpression(parsing: "price >> 10") }
    #expect(try Self.page().contains("```text\n\(try #require(error))\n```"))
  }

  private static func page() throws -> String {
    let path = "\(TestEnvironment.packageFolder)/Sources/TableExpression/TableExpression.docc/Expressions.md"
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// What stands between the backticks of Markdown.
  private static func code(_ text: Substring) -> String {
    text.filter { $0 != "`" }
  }
}
