import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: bars, pages and headings")
struct BarWorkbookTests {
  private let roots = [
    Node("A", nil, [Node("x", 5), Node("y", -7)]), Node("B", nil, [Node("z", 9)]), Node("c", 1),
  ]

  private func ranges(_ sheet: String) -> [String] {
    Workbook.between("<conditionalFormatting sqref=\"", "\"", in: sheet)
  }

  @Test("Bars stand behind the numbers of leaf rows, and behind no total")
  func leaves() throws {
    let sheet = try Workbook(nodeTable(roots), keptAs: "bars") { $0.barColumns = [1, 1, 99] }.sheet()
    #expect(ranges(sheet) == ["B3:B4 B6:B7"])
    #expect(Workbook.between("<xm:sqref>", "<", in: sheet) == ["B3:B4 B6:B7"])
    #expect(sheet.contains("<dataBar>"))
  }

  @Test("Rows that stand for folded leaves have bars, and so have the groups of an overview")
  func lowestRows() throws {
    var options = OutlineOptions()
    options.levels = 1
    let folded = try Workbook(nodeTable(roots), options: options, keptAs: "bars-folded") {
      $0.barColumns = [1]
    }
    #expect(ranges(try folded.sheet()) == ["B2:B4"])
    let split = try Workbook(nodeTable(roots), keptAs: "bars-sheets") {
      $0.barColumns = [1]
      $0.sheetLevel = 1
    }
    #expect(ranges(try split.sheet()) == ["B2:B4"])
    #expect(ranges(try split.sheet(2)) == ["B3:B4"])
  }

  @Test("So many runs of rows that one list would not do have one scale")
  func manyRuns() throws {
    let many = (0..<1100).map { (number: Int) in Node("g\(number)", nil, [Node("x", number - 3)]) }
    let sheet = try Workbook(nodeTable(many), keptAs: "bars-many") { $0.barColumns = [1] }.sheet()
    #expect(ranges(sheet).map { $0.pieces(separatedBy: " ").count } == [500, 500, 100])
    #expect(
      Workbook.between("<dataBar>", "<color", in: sheet)
        == Array(
          repeating: "<cfvo type=\"num\" val=\"-3\"/><cfvo type=\"num\" val=\"1096\"/>", count: 3))
  }

  @Test("Printed pages of a report with a title have it at their top, with the day")
  func pageHeader() throws {
    let sheet = try Workbook(nodeTable(roots)) { $0.title = "R&D, 2024" }.sheet()
    #expect(
      sheet.contains(
        "<headerFooter><oddHeader>&amp;LR&amp;&amp;D, 2024&amp;R2024-02-29</oddHeader>"
          + "<oddFooter>&amp;CPage &amp;P of &amp;N</oddFooter></headerFooter>"))
    #expect(try !Workbook(nodeTable(roots)).sheet().contains("<oddHeader>"))
  }

  @Test(
    "The header of a page is cut before a workbook would refuse it",
    arguments: [
      (String(repeating: "&", count: 200), 124), (String(repeating: "👍", count: 200), 124),
      (String(repeating: "x", count: 300), 249), ("a\nb", 3),
    ])
  func longPageHeader(title: String, length: Int) {
    let text = PageHeader.text(title: title, date: nil)
    #expect(text.utf16.count <= 255)
    #expect(text.hasPrefix("&L") && text.hasSuffix("&R&D"))
    #expect(text.dropFirst(2).dropLast(4).replacing("&&", with: "&").count == length)
  }

  @Test("Columns below a heading can be folded away, the first one stays")
  func columnLevels() throws {
    let table = Table([1]) {
      TableColumnGroup("Who") {
        TableColumn("Name") { (row: Int) in "\(row)" }
        TableColumn("Age") { (row: Int) in row }
      }
      TableColumnGroup("2026") {
        TableColumnGroup("Q1") {
          TableColumn("Plan") { (row: Int) in row }
          TableColumn("Actual") { (row: Int) in row }
        }
        TableColumn("Rest") { (row: Int) in row }
      }
    }
    let sheet = try Workbook(table, keptAs: "column-levels").sheet()
    let columns = Workbook.between("<col ", "/>", in: sheet).map { column in
      Workbook.between("outlineLevel=\"", "\"", in: column).first ?? "0"
    }
    #expect(columns == ["0", "1", "0", "2", "1"])
    #expect(sheet.contains("<outlinePr summaryBelow=\"0\" summaryRight=\"0\"/>"))
    #expect(sheet.contains("outlineLevelCol=\"2\""))
  }

  @Test("A long heading makes its tree column wide, and other columns' headings go on in more lines")
  func longHeadings() throws {
    let table = Table([Node("A", nil, [Node("x", 5)])], children: \.children) {
      TableColumn("region / category / product", value: \.name)
      TableColumn("A heading of several words, longer than its numbers") { (_: Node) in 1 }
    }
    let sheet = try Workbook(table, keptAs: "headings-long").sheet()
    #expect(Workbook.between("width=\"", "\"", in: sheet) == ["32.7109375", "22.7109375"])
    #expect(sheet.contains("<row r=\"1\" ht=\"45\" customHeight=\"1\">"))
  }

  @Test(
    "Headings break between words, long words anywhere",
    arguments: [
      ("Name", 10, 1), ("", 10, 1), ("two words", 10, 1), ("two words", 9, 2), ("a\nb\n", 10, 3),
      ("Donaudampfschiff", 6, 3), ("x Donaudampfschiff y", 20, 2),
    ])
  func lines(text: String, width: Int, count: Int) {
    #expect(HeadingLines.count(of: text, width: width) == count)
  }
}
