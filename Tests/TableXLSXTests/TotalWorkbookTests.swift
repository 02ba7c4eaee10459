import TableModel
import TableOutline
import TestSupport
import Testing

@testable import TableXLSX

@Suite("Workbooks: totals")
struct TotalWorkbookTests {
  private let tree = [
    Node("A", nil, [Node("A1", nil, [Node("A1a", 5), Node("A1b", 7)]), Node("A2", 1)]), Node("B", 2),
  ]

  @Test("Totals are formulas over the row's own subtree, with the value stored")
  func above() throws {
    let book = try Workbook(nodeTable(tree), keptAs: "totals-above")
    #expect(try book.cell("B2") == "<f>SUBTOTAL(9,B3:B6)</f><v>13</v>")
    #expect(try book.cell("B3") == "<f>SUBTOTAL(9,B4:B5)</f><v>12</v>")
    #expect(try book.cell("B4") == "<v>5</v>")
    #expect(try book.cell("B8") == "<f>SUBTOTAL(9,B2:B7)</f><v>15</v>")
    #expect(try book.text("A8") == "Total")
  }

  @Test("A grand total above covers the rows below it")
  func grandTotalAbove() throws {
    var options = OutlineOptions()
    options.grandTotal = .above
    let book = try Workbook(nodeTable(tree), options: options, keptAs: "totals-grand-above")
    #expect(try book.cell("B2") == "<f>SUBTOTAL(9,B3:B8)</f><v>15</v>")
  }

  @Test("Subtotal rows cover the rows before them")
  func below() throws {
    var options = OutlineOptions()
    options.subtotals = .below
    let book = try Workbook(nodeTable(tree), options: options, keptAs: "totals-below")
    #expect(try book.cell("B2") == "")
    #expect(try book.cell("B6") == "<f>SUBTOTAL(9,B4:B5)</f><v>12</v>")
    #expect(try book.cell("B8") == "<f>SUBTOTAL(9,B3:B7)</f><v>13</v>")
    #expect(try book.cell("B10") == "<f>SUBTOTAL(9,B2:B9)</f><v>15</v>")
  }

  @Test("Totals can be values")
  func values() throws {
    let book = try Workbook(nodeTable(tree), keptAs: "totals-values") { $0.totals = .values }
    #expect(try !book.sheet().contains("<f>"))
    #expect(try book.cell("B8") == "<v>15</v>")
  }

  @Test(
    "Each total has its function, and what has none is a value",
    arguments: [
      (.average, "<f>SUBTOTAL(1,B3:B6)</f><v>4.333333333333</v>"),
      (.count, "<f>SUBTOTAL(2,B3:B6)</f><v>3</v>"),
      (.maximum, "<f>SUBTOTAL(4,B3:B6)</f><v>7</v>"), (.minimum, "<f>SUBTOTAL(5,B3:B6)</f><v>1</v>"),
      (.distinct, "<v>3</v>"), (.median, "<v>5</v>"), (.first, "<v>5</v>"), (.last, "<v>1</v>"),
    ] as [(ColumnTotal<Node>, String)])
  func functions(total: ColumnTotal<Node>, expected: String) throws {
    let book = try Workbook(nodeTable(tree, total), keptAs: "totals-\(total.aggregate)")
    #expect(try book.cell("B2") == expected)
  }

  @Test("Text is counted by the function that counts text")
  func countedText() throws {
    let table = Table(tree, children: \.children) {
      TableColumn("Name", value: \.name)
      TableColumn("Code", value: \.name).total(.count)
    }
    #expect(try Workbook(table, keptAs: "totals-text").cell("B2") == "<f>SUBTOTAL(3,B3:B6)</f><v>3</v>")
  }

  @Test("Totals of leaves that are no rows are values; sums above them are formulas, averages are not")
  func folded() throws {
    var options = OutlineOptions()
    options.levels = 2
    let sums = try Workbook(nodeTable(tree), options: options, keptAs: "totals-folded")
    #expect(try sums.cell("B3") == "<v>12</v>")
    #expect(try sums.cell("B2") == "<f>SUBTOTAL(9,B3:B4)</f><v>13</v>")
    let averages = try Workbook(nodeTable(tree, .average), options: options, keptAs: "totals-folded-average")
    #expect(try averages.cell("B3") == "<v>6</v>")
    #expect(try averages.cell("B2") == "<v>4.333333333333</v>")
  }

  @Test("The sum of nothing is blank, and still has its row's look")
  func blank() throws {
    let book = try Workbook(nodeTable([Node("A", nil, [Node("x")])]), keptAs: "totals-blank")
    #expect(try book.cell("B2") == "")
    #expect(try book.cell("B3") == nil)
  }

  @Test("A value of its own that a group shows is no part of a formula")
  func ownValues() throws {
    var options = OutlineOptions()
    options.subtotals = .none
    options.ownValues = .ignore
    let roots = [Node("A", 100, [Node("x", 1)]), Node("B", nil, [Node("y", 2)])]
    let book = try Workbook(nodeTable(roots), options: options, keptAs: "totals-own")
    #expect(try book.cell("B2") == "<v>100</v>")
    #expect(try book.cell("B6") == "<v>3</v>")
    let itself = try Workbook(nodeTable(roots), keptAs: "totals-itself")
    #expect(try itself.text("A3") == "(itself)")
    #expect(try itself.cell("B2") == "<f>SUBTOTAL(9,B3:B4)</f><v>101</v>")
  }

  @Test("Rows that do not fit go on on another sheet, with the header and the open groups repeated")
  func continued() throws {
    let leaves = (1...6).map { (number: Int) in Node("x\(number)", number) }
    let roots = [Node("A", nil, [Node("B", nil, leaves)]), Node("C", nil, [Node("y", 9)])]
    let book = try Workbook(nodeTable(roots), keptAs: "continued") { $0.rowLimit = 7 }
    #expect(book.warnings == [.continued(sheets: 3)])
    #expect(
      try book.rowMarks() == ["1", "2", "3 level=1", "4 level=2", "5 level=2", "6 level=2", "7 level=2"])
    #expect(try book.rowMarks(2) == ["1", "2", "3 level=1", "4 level=2", "5 level=2", "6", "7 level=1"])
    #expect(try book.cell("B2") == "<v>21</v>")
    #expect(try book.text("A2", sheet: 2) == "A")
    #expect(try book.cell("B3", sheet: 2) == "<v>21</v>")
    #expect(try book.cell("B4", sheet: 2) == "<v>5</v>")
    #expect(try book.cell("B6", sheet: 2) == "<f>SUBTOTAL(9,B7)</f><v>9</v>")
    #expect(try book.cell("B2", sheet: 3) == "<v>30</v>")
    let names = Workbook.between("<sheet name=\"", "\"", in: try #require(book.parts["xl/workbook.xml"]))
    #expect(names == ["Report", "Report (2)", "Report (3)"])
  }

  @Test("The last row of a sheet is used before another one is begun")
  func exactlyFull() throws {
    let roots = (1...5).map { (number: Int) in Node("x\(number)", number) }
    let book = try Workbook(nodeTable(roots)) { $0.rowLimit = 7 }
    #expect(book.warnings.isEmpty)
    #expect(try book.cell("B7") == "<f>SUBTOTAL(9,B2:B6)</f><v>15</v>")
  }
}
