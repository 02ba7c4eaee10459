import TestSupport
import Testing

@Suite("Order and choice of rows")
struct OrderTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  private func labels(_ arguments: String..., input: String) throws -> [String] {
    let result = try folder.run(arguments + ["-t", "csv", "--hierarchy", "none", "-q"], input: input)
    #expect(result.error == "")
    return result.output.split(separator: "\n").dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[0])
    }
  }

  @Test(
    "What could be read in two ways, and so has two orders, asks by which option it is said",
    arguments: [
      ["--sort", "d"], ["--sort", "-n"], ["--min", "d"], ["-g", "k", "--max", "n", "--no-details"],
    ])
  func ambiguous(arguments: [String]) throws {
    let input = "k,d,n\na,03/08/2026,\"1,691\"\nb,04/07/2026,900\n"
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("standard input:2:"))
    #expect(result.error.contains(" can be read in two ways"))
    let said = ["--date-format", "dd/mm/yyyy", "--type", "n=number"]
    #expect(try folder.run(arguments + said, input: input).status == 0)
    #expect(try folder.run("-c", "d,n", input: input).status == 0)
  }

  @Test(
    "Columns, dates and labels, up and down, natural, blanks first or last",
    arguments: [
      ("v", ["b", "a", "d", "c"]), ("-v", ["c", "d", "a", "b"]), ("label", ["a", "b", "c", "d"]),
      ("-label", ["d", "c", "b", "a"]), ("d", ["b", "a", "c", "d"]), ("-d", ["c", "a", "b", "d"]),
      ("d:blanks-first", ["d", "b", "a", "c"]), ("~code", ["a", "c", "b", "d"]),
      ("-~code", ["d", "b", "c", "a"]), ("code", ["b", "a", "c", "d"]), ("rows:v", ["b", "a", "d", "c"]),
      ("groups:label", ["a", "b", "c", "d"]), ("even,-v", ["c", "a", "d", "b"]),
    ])
  func criteria(order: String, expected: [String]) throws {
    let input = """
      k,v,d,code,even
      a,9,2024-02-01,x1.2,false
      b,2,2023-12-31,x1.10,true
      c,100,2024-02-02,x1.9,false
      d,10,,x2,true

      """
    #expect(try labels("--sort", order, input: input) == expected)
  }

  @Test("A key column orders its own groups, by type")
  func keyColumns() throws {
    let input = "month,g,v\n10,b,1\n2,b,2\n10,a,3\n2,c,4\n2,a,5\n"
    #expect(
      try labels("-g", "month,g", "--sum", "v", "--no-details", "--sort", "month,-g", input: input)
        == ["2", "c", "b", "a", "10", "b", "a", "Total"])
  }

  @Test("A key column orders the groups that it makes, and leaves those above and below as they are")
  func keyColumnAlone() throws {
    let input = "r,c,p,v\nSouth,b,y,1\nSouth,a,y,2\nSouth,a,x,2\nNorth,a,z,3\nEast,c,z,4\nEast,c,y,4\n"
    let report = ["-g", "r,c,p", "--sum", "v", "--no-details", "--no-grand-total"]
    func labels(_ sort: String) throws -> String {
      let arguments = report + ["--sort", sort, "-t", "csv", "--hierarchy", "none"]
      let output = try folder.run(arguments, input: input).output
      return output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }.joined(separator: " ")
    }
    #expect(try labels("groups:c") == "South a y x b y North a z East c z y")
    #expect(try labels("-c") == "South b y a y x North a z East c z y")
    #expect(try labels("r") == "East c z y North a z South b y a y x")
    #expect(try labels("groups:p") == "South b y a x y North a z East c y z")
    #expect(try labels("c,-v") == "East c z y South a y x b y North a z")
  }

  @Test("Several criteria, over repeated options, and ties keep their order")
  func ties() throws {
    let input = "k,v,w\na,1,2\nb,1,1\nc,0,1\nd,1,1\n"
    #expect(try labels("--sort", "-v", "--sort", "w", input: input) == ["b", "d", "a", "c"])
  }

  @Test("The largest on one level alone, and what the others are called")
  func topOfLevel() throws {
    let input = "g,s,v\nA,x,1\nA,y,9\nA,z,3\nB,x,5\nC,x,50\n"
    #expect(
      try labels("-g", "g,s", "--sum", "v", "--no-details", "--top", "1@2", "--by", "v", input: input)
        == ["A", "y", "Other (2)", "B", "x", "C", "x", "Total"])
    #expect(
      try labels(
        "-g", "g", "--sum", "v", "--label", "s", "--top", "1", "--by", "v", "--other", "Rest", input: input)
        == ["C", "x", "Rest (2)", "Total"])
  }

  @Test("Averages and counts of the others are computed from their rows")
  func otherTotals() throws {
    let result = try folder.run(
      "-g", "c", "--avg", "v", "--distinct", "s", "--no-details", "--top", "1", "--by", "v", "-t", "csv",
      "--hierarchy", "none", input: "c,s,v\na,p,90\nb,p,8\nc,q,1\nc,p,3\n")
    expectText(result.output, equals: "c,s,v\na,1,90\nOther (2),2,4\nTotal,2,25.5\n")
  }

  @Test("In a workbook the others are plain totals, and formulas leave them in")
  func workbook() throws {
    let result = try folder.run(
      "-g", "c", "--sum", "v", "--no-details", "--top", "1", "--by", "v", "--sort", "-v", "-o", "top.xlsx",
      input: "c,v\na,1\nb,8\nc,3\n")
    #expect(result.error == "")
    let sheet = try folder.sheetXML(of: "top.xlsx")
    #expect(sheet.contains("<v>12</v>"))
    #expect(sheet.contains("Other (2)"))
  }
}
