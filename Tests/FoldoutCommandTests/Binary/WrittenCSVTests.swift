import TestSupport
import Testing

@Suite("CSV that the command has written, read by it")
struct WrittenCSVTests {
  private let folder: Workdir
  private let report = ["parts.csv", "--id", "id", "--parent", "of", "--label", "part", "-c", "qty,cost"]
  private let totals = ["--sum", "qty,cost"]

  init() throws {
    folder = try Workdir()
    try folder.write(
      #"""
      id,of,part,qty,cost
      1,,Wheel,1,0.50
      2,1,"Rim 26"" / 28"" wide",1,18.50
      3,1,Spoke,32,0.15
      4,,Frame,,
      5,4,Fork,1,-2.25
      6,4,Bell\\,,
      7,,"two
      lines",7,

      """#, to: "parts.csv")
  }

  private func expectSameReport(written: [String], read: [String]) throws {
    let first = try folder.run(report + totals)
    #expect(try folder.run(report + totals + written + ["-o", "written.csv"]).status == 0)
    let again = try folder.run(
      ["written.csv", "-c", "part,qty,cost", "--own", "ignore"] + totals + read)
    #expect(again.error.isEmpty)
    expectText(again.output, equals: first.output)
  }

  @Test(
    "Each hierarchy that is written is read back to the same report",
    arguments: [
      ("depth", ["--level", "depth", "--label", "part"]),
      ("levels", ["--level", "level1,level2", "--label", "part"]),
      ("parent", ["--id", "id", "--parent", "parent", "--label", "part"]), ("indent", ["--indent"]),
    ])
  func hierarchies(hierarchy: String, options: [String]) throws {
    try expectSameReport(written: ["--hierarchy", hierarchy, "--no-grand-total"], read: options)
  }

  @Test("Rows of totals are told by their kind, wherever they stand", arguments: ["above", "below"])
  func totals(place: String) throws {
    try expectSameReport(
      written: ["--subtotals", place, "--grand-total", place],
      read: ["--level", "depth", "--label", "part", "--where", "kind in (\"group\", \"leaf\")"])
  }
}
