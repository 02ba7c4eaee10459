import TestSupport
import Testing

@Suite("Extended quantities")
struct ExtendTests {
  private let folder: Workdir
  private let bicycle = """
    part,assembly,qty,price
    bike,,1,
    wheel,bike,2,
    spoke,wheel,32,0.15
    rim,wheel,1,18.50
    trailer,bike,1,
    wheel,trailer,2,

    """

  init() throws {
    folder = try Workdir()
  }

  private func rows(_ arguments: String..., input: String) throws -> [String] {
    let result = try folder.run(arguments + ["-t", "csv", "--hierarchy", "depth"], input: input)
    #expect(result.error == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("A child's quantity is multiplied by its assembly's, right behind the quantity itself")
  func multiplied() throws {
    expectText(
      try folder.run(
        "--id", "id", "--parent", "parent", "--extend", "qty",
        input: "id,parent,qty,note\nA,,1,x\nB,A,2,\nC,A,1,\nD,B,1,\nE,B,1,\n"
      ).output,
      equals: """
        id         qty  qty extended  note
        ─────────  ───  ────────────  ────
        ▾ A          1             1  x
          ├─ ▾ B     2             2
          │  ├─ D    1             2
          │  └─ E    1             2
          └─ C       1             1

        """)
  }

  @Test("A sub-assembly of two parents is expanded below both, with a number of its own below each")
  func sharedAssembly() throws {
    #expect(
      try rows(
        "--id", "id", "--parent", "parent", "--orphans", "group", "--duplicate-ids", "repeat", "--extend",
        "qty",
        input: "parent,id,qty\nA,S,1\nB,S,3\nS,bolt,4\n") == [
          "depth,kind,path,id,qty,qty extended",
          "0,group,A,A,,", "1,group,A/S,S,1,1", "2,leaf,A/S/bolt,bolt,4,4",
          "0,group,B,B,,", "1,group,B/S,S,3,3", "2,leaf,B/S/bolt,bolt,4,12",
        ])
  }

  @Test("An id twice below one parent is an error that names the option, and with it two rows with all below")
  func duplicates() throws {
    let input = "id,parent,qty\nA,,1\nS,A,2\nS,A,3\nbolt,S,4\n"
    let refused = try folder.run("--id", "id", "--parent", "parent", input: input)
    #expect(refused.status == 3)
    #expect(refused.error.contains("--duplicate-ids repeat"))
    #expect(
      try rows(
        "--id", "id", "--parent", "parent", "--duplicate-ids", "repeat", "--extend", "qty", "-c",
        "id,qty extended", input: input) == [
          "depth,kind,path,id,qty extended", "0,group,A,A,1", "1,group,A/S,S,2", "2,leaf,A/S/bolt,bolt,8",
          "1,group,A/S,S,3", "2,leaf,A/S/bolt,bolt,12",
        ])
  }

  @Test("Costs are computed from extended quantities and added up")
  func costs() throws {
    #expect(
      try rows(
        "--id", "part", "--parent", "assembly", "--extend", "qty", "--compute",
        "cost = price * `qty extended`", "--sum", "cost", "-c", "part,qty extended,cost", input: bicycle) == [
          "depth,kind,path,part,qty extended,cost",
          "0,group,bike,bike,1,93.20", "1,group,bike/wheel,wheel,2,46.60",
          "2,leaf,bike/wheel/spoke,spoke,64,9.60", "2,leaf,bike/wheel/rim,rim,2,37.00",
          "1,group,bike/trailer,trailer,1,46.60", "2,group,bike/trailer/wheel,wheel,2,46.60",
          "3,leaf,bike/trailer/wheel/spoke,spoke,64,9.60", "3,leaf,bike/trailer/wheel/rim,rim,2,37.00",
          "0,total,,Total,,93.20",
        ])
  }

  @Test("Rows are left out and ordered by extended quantities, which count what was left out above")
  func conditions() throws {
    #expect(
      try rows(
        "--id", "part", "--parent", "assembly", "--extend", "qty", "--where",
        "`qty extended` > 1 and price > 0", "--sort", "rows:qty extended", "-c", "part,qty extended",
        input: bicycle) == [
          "depth,kind,path,part,qty extended", "0,group,bike,bike,", "1,group,bike/wheel,wheel,",
          "2,leaf,bike/wheel/rim,rim,2", "2,leaf,bike/wheel/spoke,spoke,64", "1,group,bike/trailer,trailer,",
          "2,group,bike/trailer/wheel,wheel,", "3,leaf,bike/trailer/wheel/rim,rim,2",
          "3,leaf,bike/trailer/wheel/spoke,spoke,64",
        ])
  }

  @Test(
    "An extended column is shown as the one that it extends, unless it has a format and a title of its own")
  func looks() throws {
    let input = "level,name,share\n1,a,50.0%\n2,b,50.0%\n"
    func header(_ arguments: String...) throws -> [Substring] {
      let result = try folder.run(["--level", "level", "--extend", "share"] + arguments, input: input)
      return result.output.split(separator: "\n").map { $0.split(separator: "  ").last ?? "" }
    }
    #expect(try header().last?.trimmed == "25.0%")
    #expect(try header("--format", "share=0.00").last?.trimmed == "0.25")
    let own = try header("--format", "share extended=0%", "--rename", "share extended=Of all")
    #expect(own.first == "Of all")
    #expect(own.last?.trimmed == "25%")
  }

  @Test("A computed column can be extended, and what is computed after it can use that")
  func computed() throws {
    #expect(
      try rows(
        "--indent", "--compute", "n = a * b", "--compute", "half = `n extended` / 2", "--extend", "n",
        input: "name,a,b\ntop,1,2\n  below,3,1\n") == [
          "depth,kind,path,name,a,b,n,n extended,half", "0,group,top,top,1,2,2,2,1",
          "1,leaf,top/below,below,3,1,3,6,3",
        ])
  }

  @Test("Nested JSON has levels, and is extended by them")
  func nested() throws {
    #expect(
      try rows(
        "--extend", "n", input: #"[{"id":"a","n":2,"parts":[{"id":"b","n":1.5,"parts":[{"id":"c"}]}]}]"#) == [
          "depth,kind,path,id,n,n extended", "0,group,a,a,2,2", "1,group,a/b,b,1.5,3.0",
          "2,leaf,a/b/c,c,,3.0",
        ])
  }

  @Test(
    "What can't be extended is refused, with a word on what can",
    arguments: [
      (["-g", "part"], 2, "--extend needs a tree, and --group-by makes groups of rows without one"),
      ([], 2, "--extend needs a tree, and standard input has no levels"),
      (["--id", "part", "--parent", "assembly", "--extend", "qyt"], 2, "did you mean \"qty\"?"),
      (
        ["--id", "part", "--parent", "assembly", "--extend", "part"], 3,
        "standard input:2:1: \"bike\" in column \"part\" is not a number"
      ),
      (
        ["--id", "part", "--parent", "assembly", "--compute", "`qty extended` = 1"], 2,
        "there is a column \"qty extended\" already"
      ),
      (
        ["--id", "part", "--parent", "assembly", "--compute", "word = part", "--extend", "word"], 2,
        "--extend: the column \"word\" holds text, not numbers"
      ),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, message: String) throws {
    let result = try folder.run(["--extend", "qty"] + arguments, input: bicycle)
    #expect(result.status == status)
    #expect(result.error.contains(message))
    #expect(result.output == "")
  }

  @Test("Digits that don't fit are an error with the line")
  func overflow() throws {
    let nines = String(repeating: "9", count: 15)
    let result = try folder.run(
      "--path", "p", "--extend", "q", input: "p,q\na,\(nines)\na/b,\(nines)\na/b/c,\(nines)\n")
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("standard input:4:2: the value, times those of all rows above it"))
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
