import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: cells")
struct CellWorkbookTests {
  /// A workbook of one column of values beside a column of labels.
  private func book(
    _ values: [CellValue], kind: CellKind = .any, format: CellFormat = .automatic,
    total: ColumnTotal<CellValue>? = nil,
    keptAs name: String? = nil, _ change: (inout XLSXOptions) -> Void = { _ in }
  ) throws -> Workbook {
    let table = Table(values) {
      TableColumn("Label") { (_: CellValue) in "x" }
      let column = TableColumn<CellValue>("Value", kind: kind) { value, _, cells in cells.append(value) }
        .format(format)
      if let total { column.total(total) } else { column }
    }
    return try Workbook(table, keptAs: name, change)
  }

  private func decimal(_ text: String) -> CellValue { ExactDecimal(text).map { .decimal($0) } ?? .empty }

  @Test("Each kind of value has its cell")
  func kinds() throws {
    let date = try #require(CalendarTime(year: 2024, month: 2, day: 29))
    let book = try book(
      [
        .text("=1+1"), .text("0010"), .integer(-5), decimal("12.50"), .number(1e300), .boolean(true),
        .date(date),
        .empty, .text(""), .text(" a "), .number(.nan), .number(-.infinity),
      ], keptAs: "cells-kinds")
    #expect(try book.text("B2") == "=1+1")
    #expect(try book.text("B3") == "0010")
    #expect(try book.cell("B4") == "<v>-5</v>")
    #expect(try book.cell("B5") == "<v>12.5</v>")
    #expect(try book.cell("B6") == "<v>1e+300</v>")
    #expect(try book.cell("B7") == "<v>1</v>")
    #expect(try book.cell("B8") == "<v>45351</v>")
    #expect(try book.cell("B9") == nil)
    #expect(try book.cell("B10") == nil)
    #expect(try book.cell("B11") == "<is><t xml:space=\"preserve\"> a </t></is>")
    #expect(try book.text("B12") == "NaN")
    #expect(try book.text("B13") == "-∞")
  }

  @Test("A double of more than fifteen digits is a number, with all of them and without a warning")
  func longDoubles() throws {
    let doubles = [3.1100000000000003, 0.1 + 0.2, -2.0 / 3]
    let book = try book(doubles.map(\.cellValue), kind: .number, keptAs: "cells-doubles")
    #expect(book.warnings.isEmpty)
    for (index, double) in doubles.enumerated() {
      let cell = try #require(try book.cell("B\(index + 2)"))
      #expect(Double(cell.dropFirst("<v>".count).dropLast("</v>".count)) == double)
    }
  }

  @Test("Digits beyond the fifteenth are kept as text, unless they are added up")
  func longNumbers() throws {
    let long = decimal("1234567890.123456789")
    let text = try book([long, .integer(9_007_199_254_740_993)], kind: .decimal, keptAs: "cells-digits")
    #expect(try text.text("B2") == "1234567890.123456789")
    #expect(try text.text("B3") == "9007199254740993")
    #expect(try text.sheet().contains("<ignoredError sqref=\"A2:B3\" numberStoredAsText=\"1\"/>"))
    let numbers = try book([long, .integer(1)], kind: .decimal, total: .sum, keptAs: "cells-digits-summed")
    #expect(try numbers.cell("B2") == "<v>12345678901234568E-7</v>")
    #expect(numbers.warnings == [.digitsRounded(count: 1, firstCell: "B2")])
    #expect(try book([long], kind: .decimal, total: .sum) { $0.totals = .values }.warnings.isEmpty)
  }

  @Test("A number format of the column is the cells' own")
  func givenFormats() throws {
    let money = try book(
      [decimal("1234.5")], kind: .decimal, format: .currency("EUR"), total: .sum, keptAs: "cells-money")
    #expect(try money.format("B2") == "\"€\"#,##0.00")
    #expect(try money.format("B3") == "\"€\"#,##0.00")
    let counted = try book([decimal("1234.5")], kind: .decimal, format: .currency("EUR"), total: .count)
    #expect(try counted.format("B3") == "0")
  }

  @Test(
    "Without a format, numbers show the decimals that the column has, and no more than six",
    arguments: [
      (["1", "2"], "0"), (["1.5", "2.25"], "0.00"), (["1.10"], "0.00"), (["0.1234567"], "General"), ([], "0"),
    ])
  func automaticFormats(values: [String], format: String) throws {
    let book = try book(values.map(decimal) + [.integer(7)], kind: .decimal)
    #expect(try book.format("B2") == format)
  }

  @Test("Averages show two decimals at least")
  func averageFormat() throws {
    let book = try book([.integer(1), .integer(2)], kind: .integer, total: .average)
    #expect(try book.format("B2") == "0")
    #expect(try book.format("B4") == "0.00")
  }

  @Test("Dates show a time of day if one of the column has one")
  func dateFormats() throws {
    let day = try #require(CalendarTime(year: 1999, month: 12, day: 31))
    let dates = try book([.date(day)], kind: .date, total: .maximum, keptAs: "cells-dates")
    #expect(try dates.format("B2") == "yyyy\\-mm\\-dd")
    #expect(try dates.cell("B3") == "<f>SUBTOTAL(4,B2)</f><v>36525</v>")
    let time = CalendarTime(milliseconds: day.milliseconds + 64_800_000, hasTime: true)
    let times = try book([.date(day), .date(time)], kind: .date, keptAs: "cells-times")
    #expect(try times.format("B2") == "yyyy\\-mm\\-dd\\ hh:mm:ss")
    #expect(try times.cell("B3") == "<v>36525.75</v>")
  }

  @Test("Dates that workbooks know none of are text")
  func oldDates() throws {
    let old = try #require(CalendarTime(year: 1848, month: 3, day: 18))
    #expect(try book([.date(old)], kind: .date, keptAs: "cells-old-dates").text("B2") == "1848-03-18")
  }

  @Test("Links lead somewhere, and text with an address in it is text")
  func links() throws {
    let book = try book(
      [.link("https://example.org/a?b=1&c=2#d"), .link("no address"), .text("https://example.org")],
      kind: .link,
      keptAs: "cells-links")
    #expect(try book.text("B2") == "https://example.org/a?b=1&amp;c=2#d")
    #expect(
      try book.sheet().contains(
        "<hyperlinks><hyperlink ref=\"B2\" r:id=\"rId1\" location=\"d\"/></hyperlinks>"))
    let relations = try #require(book.parts["xl/worksheets/_rels/sheet1.xml.rels"])
    #expect(relations.contains("Target=\"https://example.org/a?b=1&amp;c=2\" TargetMode=\"External\""))
    #expect(book.warnings == [.notLinked(count: 1, firstCell: "B3")])
  }

  @Test("Beyond 65,530 links the rest is text")
  func manyLinks() throws {
    let book = try book(
      (0..<65_532).map { .link("https://example.org/\($0)") }, kind: .link, keptAs: "cells-many-links")
    #expect(book.warnings == [.notLinked(count: 2, firstCell: "B65532")])
    #expect(try book.text("B65533") == "https://example.org/65531")
    #expect(try book.sheet().contains("<hyperlink ref=\"B65531\" r:id=\"rId65530\"/></hyperlinks>"))
  }

  @Test("A text that is too long is cut, and the cell named")
  func longText() throws {
    let book = try book(
      [.text("a"), .text(String(repeating: "ä", count: 40_000))], kind: .text, keptAs: "cells-long-text")
    #expect(try book.text("B3") == String(repeating: "ä", count: 32_767))
    #expect(book.warnings == [.textCut(count: 1, firstCell: "B3")])
    #expect(book.warnings[0].description == "1 text cut at 32767 characters, the first in cell B3")
  }
}
