import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: a sheet for each group")
struct SplitWorkbookTests {
  private let regions = [
    Node("North", nil, [Node("a", nil, [Node("p", 5), Node("q", 7)]), Node("b", 1)]), Node("Sundries", 4),
    Node("South's", nil, [Node("c", 20)]), Node("north", nil, [Node("d", 3)]),
  ]

  private func names(_ book: Workbook) throws -> [String] {
    Workbook.between("<sheet name=\"", "\"", in: try #require(book.parts["xl/workbook.xml"]))
  }

  @Test(
    "The overview comes first: a link and the totals of each group, rows without a sheet, the grand total")
  func overview() throws {
    let book = try Workbook(nodeTable(regions), keptAs: "sheets") { $0.sheetLevel = 1 }
    #expect(try names(book) == ["Report", "North", "South's", "north (2)"])
    #expect(
      try ["A2", "A3", "A4", "A5", "A6"].map { try book.text($0) } == [
        "North", "Sundries", "South's", "north", "Total",
      ])
    #expect(try book.cell("B2") == "<f>'North'!B2</f><v>13</v>")
    #expect(try book.cell("B3") == "<v>4</v>")
    #expect(try book.cell("B4") == "<f>'South''s'!B2</f><v>20</v>")
    #expect(try book.cell("B6") == "<f>SUBTOTAL(9,B2:B5)</f><v>40</v>")
    #expect(
      Workbook.between("<hyperlink ref=", "/>", in: try book.sheet()) == [
        "\"A2\" location=\"'North'!A1\"", "\"A4\" location=\"'South''s'!A1\"",
        "\"A5\" location=\"'north (2)'!A1\"",
      ])
    #expect(book.parts["xl/worksheets/_rels/sheet1.xml.rels"] == nil)
    #expect(book.warnings == [.sheetNamesChanged(count: 1, given: "north", used: "north (2)")])
  }

  @Test("Each sheet has the header, the group's rows and their outline")
  func sheets() throws {
    let book = try Workbook(nodeTable(regions), expansion: .none, keptAs: "sheets-closed") {
      $0.sheetLevel = 1
    }
    #expect(try book.rowMarks() == ["1", "2", "3", "4", "5", "6"])
    #expect(
      try book.rowMarks(2) == [
        "1", "2 collapsed", "3 hidden level=1 collapsed", "4 hidden level=2", "5 hidden level=2",
        "6 hidden level=1",
      ])
    #expect(try book.text("A1", sheet: 2) == "Name")
    #expect(try book.cell("B2", sheet: 2) == "<f>SUBTOTAL(9,B3:B6)</f><v>13</v>")
    #expect(try book.text("A3", sheet: 3) == "c")
  }

  @Test("With subtotals below, the overview shows the subtotal row's values under the group's own name")
  func below() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let book = try Workbook(nodeTable(regions), options: options, keptAs: "sheets-below") {
      $0.sheetLevel = 1
    }
    #expect(try book.text("A2") == "North")
    #expect(try book.cell("B2") == "<f>'North'!B8</f><v>13</v>")
    #expect(try book.text("A8", sheet: 2) == "North total")
    #expect(try book.cell("B8", sheet: 2) == "<f>SUBTOTAL(9,B3:B7)</f><v>13</v>")
  }

  @Test("Averages have links to the sheets, and a grand total that is a value")
  func averages() throws {
    let book = try Workbook(nodeTable(regions, .average), keptAs: "sheets-average") { $0.sheetLevel = 1 }
    #expect(try book.cell("B2") == "<f>'North'!B2</f><v>4.333333333333</v>")
    #expect(try book.cell("B6") == "<v>6.666666666667</v>")
  }

  @Test("Where groups show no totals, the overview has none, and its grand total is a value")
  func withoutSubtotals() throws {
    var options = OutlineOptions()
    options.subtotals = .none
    let book = try Workbook(nodeTable(regions), options: options, keptAs: "sheets-no-subtotals") {
      $0.sheetLevel = 1
    }
    #expect(try book.cell("B2") == nil)
    #expect(try book.cell("B6") == "<v>40</v>")
  }

  @Test("Values instead of formulas are values on the overview too")
  func values() throws {
    let book = try Workbook(nodeTable(regions), keptAs: "sheets-values") {
      $0.sheetLevel = 1
      $0.totals = .values
    }
    #expect(try !book.sheet().contains("<f>"))
    #expect(try book.cell("B2") == "<v>13</v>")
  }

  @Test("Groups of the second level have sheets, the first level stands on the overview")
  func secondLevel() throws {
    let book = try Workbook(nodeTable(regions), expansion: .none, keptAs: "sheets-second") {
      $0.sheetLevel = 2
    }
    #expect(try names(book) == ["Report", "a"])
    #expect(
      try book.rowMarks() == [
        "1", "2 collapsed", "3 hidden level=1", "4 hidden level=1", "5", "6 collapsed", "7 hidden level=1",
        "8 collapsed", "9 hidden level=1", "10",
      ])
    #expect(try book.cell("B2") == "<v>13</v>")
    #expect(try book.cell("B3") == "<f>'a'!B2</f><v>12</v>")
    #expect(try book.cell("B10") == "<v>40</v>")
    #expect(try book.rowMarks(2) == ["1", "2 collapsed", "3 hidden level=1", "4 hidden level=1"])
    #expect(try book.cell("B2", sheet: 2) == "<f>SUBTOTAL(9,B3:B4)</f><v>12</v>")
  }

  @Test("A group's sheet that is full goes on on the next one, and the overview is continued behind itself")
  func continued() throws {
    let roots = (1...4).map { (root: Int) in
      Node("R\(root)", nil, (1...3).map { (leaf: Int) in Node("x\(leaf)", leaf) })
    }
    let book = try Workbook(nodeTable(roots), keptAs: "sheets-continued") {
      $0.sheetLevel = 1
      $0.rowLimit = 4
    }
    #expect(
      try names(book) == [
        "Report", "Report (2)", "R1", "R1 (2)", "R2", "R2 (2)", "R3", "R3 (2)", "R4", "R4 (2)",
      ])
    #expect(book.warnings == [.continued(sheets: 10)])
    #expect(try book.text("A3", sheet: 4) == "x3")
    #expect(try book.cell("B2") == "<f>'R1'!B2</f><v>6</v>")
    #expect(try book.text("A2", sheet: 2) == "R4")
    #expect(try book.cell("B3", sheet: 2) == "<v>24</v>")
  }

  @Test("Labels that are no names get one")
  func namelessGroups() throws {
    let roots = ["  ", "a/b", "History", String(repeating: "long ", count: 10)].map {
      Node($0, nil, [Node("x", 1)])
    }
    let book = try Workbook(nodeTable(roots), keptAs: "sheets-names") { $0.sheetLevel = 1 }
    #expect(
      try names(book) == [
        "Report", "Sheet 2", "a-b", "History (2)", "long long long long long long l",
      ])
    #expect(book.warnings == [.sheetNamesChanged(count: 4, given: "  ", used: "Sheet 2")])
  }

  @Test("A thousand sheets are written in order")
  func manySheets() throws {
    let roots = (0..<1000).map { (root: Int) in Node("R\(root)", nil, [Node("x", root)]) }
    let book = try Workbook(nodeTable(roots)) { $0.sheetLevel = 1 }
    #expect(try names(book).count == 1001)
    #expect(try book.cell("B3", sheet: 1001) == "<v>999</v>")
    #expect(try book.cell("B1002") == "<f>SUBTOTAL(9,B2:B1001)</f><v>499500</v>")
  }

  @Test("More sheets than a workbook can have are an error")
  func tooManySheets() throws {
    let roots = (0..<10_001).map { (root: Int) in Node("R\(root)", nil, [Node("x", root)]) }
    #expect(throws: XLSXError.tooManySheets) { try Workbook(nodeTable(roots)) { $0.sheetLevel = 1 } }
  }
}
