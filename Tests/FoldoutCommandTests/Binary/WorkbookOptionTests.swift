import TestSupport
import Testing

@Suite("Options of workbooks")
struct WorkbookOptionTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write(
      "region,product,cost\nNorth,Nut,1.50\nNorth,Bolt,2.25\nSouth,Bolt,4.00\n", to: "orders.csv")
  }

  @Test("A sheet for each region stands behind an overview with links, totals and the grand total")
  func sheets() throws {
    let result = try folder.run(
      "orders.csv", "-g", "region", "--sum", "cost", "--sheets", "level:1", "-o", "sheets.xlsx")
    #expect(result.status == 0)
    let overview = try folder.sheetXML(of: "sheets.xlsx")
    #expect(overview.contains("<hyperlink ref=\"A2\" location=\"'North'!A1\"/>"))
    #expect(overview.contains("<f>'South'!B2</f><v>4</v>"))
    #expect(overview.contains("<f>SUBTOTAL(9,B2:B3)</f><v>7.75</v>"))
  }

  @Test("A level that is none is an error that shows one", arguments: ["1", "level:0", "level:x", "level:"])
  func badLevel(text: String) throws {
    let result = try folder.run("orders.csv", "--sheets", text, "-o", "sheets.xlsx")
    #expect(result.status == 2)
    #expect(result.error.contains("for example --sheets level:1"))
  }

  @Test("Bars are drawn beside numbers in text, and behind those of leaf rows in a workbook")
  func bars() throws {
    let arguments = ["orders.csv", "-g", "region", "--sum", "cost", "--bar", "cost"]
    #expect(try folder.run(arguments).output.contains("█"))
    #expect(try folder.run(arguments + ["-o", "bars.xlsx"]).status == 0)
    #expect(try folder.sheetXML(of: "bars.xlsx").contains("<conditionalFormatting sqref=\"B3:B4 B6\">"))
  }

  @Test("A column that is totalled in two ways has two bars")
  func twoBars() throws {
    let result = try folder.run(
      "orders.csv", "-g", "region", "--sum", "cost", "--max", "cost", "--bar", "cost", "-o", "two.xlsx")
    #expect(result.status == 0)
    let sheet = try folder.sheetXML(of: "two.xlsx")
    #expect(sheet.contains("<conditionalFormatting sqref=\"B3:B4 B6\">"))
    #expect(sheet.contains("<conditionalFormatting sqref=\"C3:C4 C6\">"))
  }

  @Test("Bars for a column that is not there, or not shown, are errors; in CSV they do nothing and say so")
  func badBars() throws {
    let unknown = try folder.run("orders.csv", "--bar", "cots")
    #expect(unknown.status != 0)
    #expect(unknown.error.contains("did you mean"))
    let label = try folder.run("orders.csv", "-g", "region", "--bar", "product")
    #expect(label.status == 2)
    #expect(label.error.contains("--bar: the column \"product\""))
    let csv = try folder.run("orders.csv", "--bar", "cost", "-t", "csv")
    #expect(csv.status == 0)
    #expect(csv.error.contains("--bar does nothing for csv"))
  }
}
