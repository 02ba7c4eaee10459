import Foundation
import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: limits and bad input")
struct LimitTests {
  @Test("All columns that a sheet has can be used")
  func allColumns() throws {
    let table = Table([1]) {
      for column in 0..<16_384 { TableColumn("\(column)") { (row: Int) in row } }
    }
    let book = try Workbook(table, keptAs: "limits-columns")
    #expect(try book.cell("XFD2") == "<v>1</v>")
    #expect(try book.sheet().contains("<dimension ref=\"A1:XFD2\"/>"))
  }

  @Test("More styles than a workbook holds are an error")
  func styles() throws {
    let table = Table([1]) {
      for column in 0..<16_000 {
        TableColumn("\(column)") { (row: Int) in row }.format(.pattern("0.\"\(column)\""))
      }
    }
    #expect {
      try Workbook(table)
    } throws: { error in
      guard case .tooManyStyles(let count)? = error as? XLSXError else { return false }
      return count > 64_000
    }
  }

  @Test("The 29th of February 1900, which only spreadsheets know, is no date")
  func leapDay() {
    #expect(CalendarTime(year: 1900, month: 2, day: 29) == nil)
  }

  @Test("Dates outside a workbook's years are text, and those at its ends are dates")
  func years() throws {
    let days = [(1899, 12, 31), (1900, 1, 1), (9999, 12, 31), (10_000, 1, 1)].compactMap {
      CalendarTime(year: $0, month: $1, day: $2)
    }
    let table = Table(days) { TableColumn("Day") { (day: CalendarTime) in day } }
    var named = table
    named.columns.insert(TableColumn("Name") { (_: CalendarTime) in "x" }, at: 0)
    let book = try Workbook(named, keptAs: "limits-years")
    #expect(try book.text("B2") == "1899-12-31")
    #expect(try book.cell("B3") == "<v>1</v>")
    #expect(try book.cell("B4") == "<v>2958465</v>")
    #expect(try book.text("B5") == "10000-01-01")
  }

  @Test("Text that is no text is written as what can be read back")
  func badText() throws {
    let texts = ["\u{FFFE}", "a\u{0}b", "_x0041_", "a\r\nb\rc", "\u{1B}[1m"]
    let table = Table(texts) { TableColumn("Text") { (text: String) in text } }
    let book = try Workbook(table, keptAs: "limits-text")
    #expect(
      try (2...6).map { try book.text("A\($0)") } == [
        "_xFFFE_", "a_x0000_b", "_x005F_x0041_", "a\nb\nc", "_x001B_[1m",
      ])
  }

  @Test("Bytes that are no UTF-8 are replaced, and the sheet stays readable")
  func badBytes() throws {
    let table = Table([0]) {
      TableColumn<Int>("Text", kind: .text) { _, _, cells in
        cells.append(utf8: ContiguousArray<UInt8>([0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62]).span)
      }
    }
    let book = try Workbook(table, keptAs: "limits-bytes")
    #expect(try book.text("A2") == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test("A folder in the place of the workbook is an error, before anything is written")
  func folder() throws {
    let folder = try Workdir()
    let options = XLSXOptions(destination: .file(folder.path))
    #expect(throws: XLSXError.cannotWrite(path: folder.path, reason: "it is no regular file")) {
      _ = try nodeTable([Node("x", 1)]).render(with: XLSXRenderer(options))
    }
    #expect(try folder.fileNames().isEmpty)
  }

  @Test("A file that may only be read is replaced, and the new one may only be read too")
  func readOnlyTarget() throws {
    let folder = try Workdir()
    try folder.write("before", to: "report.xlsx")
    let path = folder.path(of: "report.xlsx")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    _ = try nodeTable([Node("x", 1)]).render(with: XLSXRenderer(XLSXOptions(destination: .file(path))))
    #expect(try folder.bytes(of: "report.xlsx").starts(with: Array("PK".utf8)))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o444)
  }

  @Test("Whoever has the old file open goes on reading it")
  func openTarget() throws {
    let folder = try Workdir()
    try folder.write("before", to: "report.xlsx")
    let path = folder.path(of: "report.xlsx")
    let opened = Foundation.FileHandle(forReadingAtPath: path)
    let reader = try #require(opened)
    _ = try nodeTable([Node("x", 1)]).render(with: XLSXRenderer(XLSXOptions(destination: .file(path))))
    #expect(try reader.readToEnd() == Data("before".utf8))
    #expect(try folder.bytes(of: "report.xlsx").starts(with: Array("PK".utf8)))
  }

  @Test("A sheet name of blanks is an error")
  func blankName() throws {
    #expect(throws: XLSXError.invalidSheetName(" \t ")) {
      try Workbook(nodeTable([Node("x", 1)])) { $0.sheetName = " \t " }
    }
  }

  @Test("A header that is too long for a cell is cut, and its cell named")
  func longTitle() throws {
    let title = String(repeating: "x", count: 40_000)
    let table = Table([1]) {
      TableColumn("Name") { (row: Int) in "\(row)" }
      TableColumn(title) { (row: Int) in row }
    }
    #expect(try Workbook(table).warnings == [.textCut(count: 1, firstCell: "B1")])
  }

  @Test("The day of printing stands in for a day that nobody gave, and a given one is shown")
  func days() {
    let day = CalendarTime(milliseconds: 86_400_000, hasTime: false)
    #expect(CreationDate(day).seconds == 86_400)
    #expect(PageHeader.text(title: "x", date: day) == "&Lx&R1970-01-02")
    #expect(PageHeader.text(title: "x", date: nil) == "&Lx&R&D")
  }
}
