import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: sheets and files")
struct SheetWorkbookTests {
  private let roots = [Node("A", nil, [Node("x", 5), Node("y", 7)])]

  @Test("The same report gives the same bytes, and another day others")
  func reproducible() throws {
    let first = try Workbook(nodeTable(roots))
    #expect(try Workbook(nodeTable(roots)).bytes == first.bytes)
    let later = try Workbook(nodeTable(roots)) { $0.created = CalendarTime(year: 2025, month: 1, day: 1) }
    #expect(later.bytes != first.bytes)
    #expect(try #require(first.parts["docProps/core.xml"]).contains("2024-02-29T00:00:00Z"))
  }

  @Test("Header and tree column stay in view, the page is landscape and one page wide")
  func view() throws {
    let sheet = try Workbook(nodeTable(roots)).sheet()
    #expect(sheet.contains("<pane xSplit=\"1\" ySplit=\"1\" topLeftCell=\"B2\" activePane=\"bottomRight\""))
    #expect(sheet.contains("<pageSetup fitToHeight=\"0\" orientation=\"landscape\"/>"))
    #expect(sheet.contains("<dimension ref=\"A1:B5\"/>"))
    #expect(sheet.contains("<ignoredError sqref=\"A2:A5\" numberStoredAsText=\"1\"/>"))
  }

  @Test("A title stands above the header, and both are repeated on every page")
  func title() throws {
    let book = try Workbook(nodeTable(roots), keptAs: "sheet-title") {
      $0.title = "R&D <\u{1}>"
      $0.sheetName = "2024's"
    }
    #expect(try book.text("A1") == "R&amp;D &lt;_x0001_&gt;")
    #expect(try book.text("A3") == "Name")
    #expect(try book.cell("B4") == "<f>SUBTOTAL(9,B5:B6)</f><v>12</v>")
    let workbook = try #require(book.parts["xl/workbook.xml"])
    #expect(workbook.contains("<sheet name=\"2024's\""))
    #expect(workbook.contains(">'2024''s'!$1:$3</definedName>"))
    #expect(
      try #require(book.parts["docProps/app.xml"]).contains("<vt:lpstr>'2024''s'!Print_Titles</vt:lpstr>"))
    #expect(try #require(book.parts["docProps/core.xml"]).contains("<dc:title>R&amp;D &lt; &gt;</dc:title>"))
  }

  @Test("Columns are as wide as what they show, up to a limit")
  func widths() throws {
    struct Row: Sendable {
      let text: String
      let amount: ExactDecimal
    }
    let rows = [
      Row(text: "不锈钢螺栓", amount: ExactDecimal(significand: 123_456_789, scale: 2)),
      Row(text: "a", amount: ExactDecimal(significand: -5, scale: 0)),
    ]
    let table = Table(rows) {
      TableColumn("T", value: \.text)
      TableColumn("A", value: \.amount).format(.number(decimals: 2))
      TableColumn("Long") { (_: Row) in String(repeating: "x", count: 300) }
      TableColumn("A heading of several words, longer than its numbers") { (_: Row) in 1 }
      TableColumn("Fixed") { (_: Row) in 1 }.width(min: 30)
    }
    let widths = Workbook.between("width=\"", "\"", in: try Workbook(table, keptAs: "sheet-widths").sheet())
    #expect(widths == ["12.7109375", "14.7109375", "62.7109375", "22.7109375", "30.7109375"])
  }

  @Test("A workbook without rows is one with a header")
  func empty() throws {
    let book = try Workbook(nodeTable([], nil), keptAs: "sheet-empty")
    #expect(try book.rowMarks() == ["1"])
    #expect(try book.sheet().contains("<dimension ref=\"A1:B1\"/>"))
  }

  @Test("Columns beyond a sheet's, and formats beyond a workbook's, are errors")
  func limits() throws {
    let wide = Table([1]) {
      for column in 0...16_384 { TableColumn("\(column)") { (row: Int) in row } }
    }
    #expect(throws: XLSXError.tooManyColumns(count: 16_385)) { try Workbook(wide) }
    let pattern = "\"" + String(repeating: "x", count: 126) + "\"0"
    let long = Table([1]) { TableColumn("n") { (row: Int) in row }.format(.pattern(pattern)) }
    #expect(throws: XLSXError.numberFormatTooLong(column: "n", pattern: pattern)) { try Workbook(long) }
    #expect(throws: XLSXError.invalidSheetName("")) { try Workbook(nodeTable(roots)) { $0.sheetName = "" } }
  }

  @Test("Columns of every sort, many of them, have their own styles")
  func manyColumns() throws {
    let table = Table([1, 2]) {
      for column in 0..<300 { TableColumn("\(column)") { (row: Int) in Double(row) / 8 }.total(.sum) }
    }
    var wide = table
    wide.columns.insert(TableColumn("Name") { (row: Int) in "\(row)" }, at: 0)
    let book = try Workbook(wide, keptAs: "sheet-many-columns")
    #expect(try book.cell("KO4") == "<f>SUBTOTAL(9,KO2:KO3)</f><v>0.375</v>")
    #expect(try book.format("KO4") == "0.000")
  }

  @Test("Headings that columns share stand above the header, once for their columns")
  func sharedHeadings() throws {
    let table = Table([1]) {
      TableColumn("Name") { (row: Int) in "\(row)" }
      TableColumnGroup("2026") {
        TableColumnGroup("Q1") {
          TableColumn("Plan") { (row: Int) in row }.total(.sum)
          TableColumn("Actual") { (row: Int) in row }.total(.sum)
        }
        TableColumn("Rest") { (row: Int) in row }
      }
      TableColumnGroup("Q1") { TableColumn("Other") { (row: Int) in row } }
    }
    let book = try Workbook(table, keptAs: "sheet-headings")
    #expect(try ["A1", "B1", "C1", "D1", "E1"].map { try book.text($0) } == ["", "2026", "", "", "Q1"])
    #expect(try ["A2", "B2", "C2", "D2", "E2"].map { try book.text($0) } == ["", "Q1", "", "", ""])
    #expect(try book.text("A3") == "Name")
    #expect(try book.cell("B5") == "<f>SUBTOTAL(9,B4)</f><v>1</v>")
    #expect(try #require(book.parts["xl/styles.xml"]).contains("horizontal=\"centerContinuous\""))
    #expect(try book.sheet().contains("ySplit=\"3\""))
  }

  @Test("Selected rows are marked behind the last column")
  func selection() throws {
    let book = try Workbook(
      nodeTable(roots), selection: .rows { $0.name == "y" }, keptAs: "sheet-selection")
    #expect(try ["C1", "C2", "C3", "C4"].map { try book.text($0) } == ["", "", nil, "✓"])
    #expect(try book.sheet().contains("<dimension ref=\"A1:C5\"/>"))
    #expect(
      Workbook.between("<col min=\"3\" max=\"3\" width=\"", "\"", in: try book.sheet()) == ["4.7109375"])
  }

  @Test("A changed sheet name is said")
  func changedName() throws {
    let book = try Workbook(nodeTable(roots)) { $0.sheetName = "a/b" }
    #expect(book.warnings == [.sheetNamesChanged(count: 1, given: "a/b", used: "a-b")])
  }

  @Test("An error among the rows leaves the file that was there, and nothing else")
  func failure() throws {
    let folder = try Workdir()
    try folder.write("before", to: "report.xlsx")
    var options = XLSXOptions(destination: .file(folder.path(of: "report.xlsx")))
    options.temporaryFolder = folder.path
    let bad = [Node("A", nil, [Node("x", 5)])]
    let table = Table(bad, children: \.children) {
      TableColumn("Name", value: \.name)
      TableColumn("Value", value: \.name).total(.sum)
    }
    #expect(throws: OutlineError.self) { _ = try table.render(with: XLSXRenderer(options)) }
    options.temporaryFolder = folder.path(of: "missing")
    #expect(throws: XLSXError.self) { _ = try nodeTable(roots).render(with: XLSXRenderer(options)) }
    #expect(try folder.fileNames() == ["report.xlsx"])
    #expect(try folder.read("report.xlsx") == "before")
  }
}
