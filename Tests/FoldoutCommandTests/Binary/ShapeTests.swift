import TestSupport
import Testing

@Suite("Shapes by option")
struct ShapeTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  private func text(_ arguments: String..., input: String) throws -> String {
    let result = try folder.run(arguments, input: input)
    #expect(result.status == 0)
    return result.output
  }

  @Test("Groups keep the order of first appearance, and blank is a group of its own")
  func groups() throws {
    expectText(
      try text("-g", "a,b", "--sum", "c", input: "a,b,c\nx,y,12\nx,,233\nz,w,1\n"),
      equals: """
        a / b             c
        ──────────────  ───
        ▾ x             245
          ├─ ▾ y         12
          │  └─          12
          └─ ▾ (blank)  233
             └─         233
        ▾ z               1
          └─ ▾ w          1
             └─           1
        ──────────────  ───
        Total           246

        """)
  }

  @Test("Without details there are group rows only, headed by their columns")
  func noDetails() throws {
    expectText(
      try text(
        "-g", "mfgr,os", "--sum", "n", "--no-details", "-t", "csv",
        input: "mfgr,os,n\nCISCO,IOS,10\nCISCO,NXOS,1\nADVA,F7,16\n"),
      equals: """
        depth,kind,path,mfgr / os,n
        0,group,CISCO,CISCO,11
        1,group,CISCO/IOS,IOS,10
        1,group,CISCO/NXOS,NXOS,1
        0,group,ADVA,ADVA,16
        1,group,ADVA/F7,F7,16
        0,total,,Total,27

        """)
  }

  @Test("Parent and id, in any order of rows; what is below two parents is below both")
  func parents() throws {
    expectText(
      try text(
        "--id", "id", "--parent", "parent", "--sum", "v", "-t", "csv",
        input: "id,parent,v\n2,1,5\n1,,7\n3,1,\n"),
      equals: """
        depth,kind,path,id,v
        0,group,1,1,12
        1,leaf,1/(itself),(itself),7
        1,leaf,1/2,2,5
        1,leaf,1/3,3,
        0,total,,Total,12

        """)
  }

  @Test("The id labels the rows, unless other columns are chosen")
  func parentLabels() throws {
    let input = "id,parent,name,v\n1,,Bike,\n2,1,Wheel,5\n"
    #expect(
      try text("--id", "id", "--parent", "parent", "-t", "csv", "--hierarchy", "none", input: input)
        == "id,name,v\n1,Bike,\n2,Wheel,5\n")
    #expect(
      try text(
        "--id", "id", "--parent", "parent", "-c", "name,v", "-t", "csv", "--hierarchy", "none", input: input)
        == "name,v\nBike,\nWheel,5\n")
  }

  @Test("Levels as numbers, with the label in the first column that is left")
  func levels() throws {
    expectText(
      try text("--level", "level", "--sum", "v", "-t", "csv", input: "level,name,v\n1,A,\n2,B,5\n1,C,2\n"),
      equals: """
        depth,kind,path,name,v
        0,group,A,A,5
        1,leaf,A/B,B,5
        0,leaf,C,C,2
        0,total,,Total,7

        """)
  }

  @Test(
    "What --hierarchy levels writes is read back by --level with its columns: groups, and rows with their own values",
    arguments: [
      ["--level", "depth", "--label", "name"], ["-g", "region,kind", "--sum", "v", "--label", "name"],
      ["-g", "region", "-c", "name,v"],
    ])
  func levelColumns(shape: [String]) throws {
    let input = """
      depth,region,kind,name,v
      0,North,A/B,Plant,5
      1,North,A/B,"Line, first",2
      2,North,C,"say ""hi"" twice",
      2,South,C,"=1+1",1.10
      1,South,,Other,3
      0,South,,Solo,

      """
    let arguments = shape + ["--no-grand-total", "-t", "csv"]
    let written = try folder.run(arguments + ["--hierarchy", "levels"], input: input).output
    let levels = written.prefix { $0 != "\n" }.split(separator: ",").filter { $0.hasPrefix("level") }
    #expect(levels.count > 1)
    expectText(
      try text("--level", levels.joined(separator: ","), "-t", "csv", input: written),
      equals: try folder.run(arguments, input: input).output)
  }

  @Test("The id, or the column that is indented, labels the rows where only totals are left")
  func idBesideTotals() throws {
    #expect(
      try text(
        "--id", "id", "--parent", "up", "--sum", "v", "-c", "v", "-t", "csv", "--hierarchy", "none",
        input: "id,up,v\na,,\nb,a,2\n") == "id,v\na,2\nb,2\nTotal,2\n")
    #expect(
      try text(
        "--indent", "--sum", "v", "-c", "v", "-t", "csv", "--hierarchy", "none", input: "n,v\na,\n  b,2\n")
        == "n,v\na,2\nb,2\nTotal,2\n")
  }

  @Test("Where columns of labels are all there is beside totals, rows are called by the last that is filled")
  func levelLabels() throws {
    expectText(
      try text(
        "--level", "area,part,piece", "--sum", "v", "-t", "csv",
        input: "area,part,piece,v\nA,,,1\nA,B,,2\n,,C,3\nD,,,4\n,,,5\n"),
      equals: """
        depth,kind,path,area / part / piece,v
        0,group,A,A,6
        1,leaf,A/(itself),(itself),1
        1,group,A/B,B,5
        2,leaf,A/B/(itself),(itself),2
        2,leaf,A/B/C,C,3
        0,leaf,D,D,4
        0,leaf,,,5
        0,total,,Total,15

        """)
  }

  @Test("Indent of the first column")
  func indent() throws {
    expectText(
      try text(
        "--indent", "--no-header", "-t", "csv", "--hierarchy", "none", input: "Bolts,\n  M8,4\nNuts,1\n"),
      equals: "column1,column2\nBolts,\nM8,4\nNuts,1\n")
  }

  @Test("Paths: rows that no record has are made, and the tree is in the CSV")
  func paths() throws {
    expectText(
      try text(
        "--path", "account", "--separator", ":", "--sum", "amt", "-t", "csv",
        input: "account,amt\nassets:bank:saving,1\nassets:cash,-2\n"),
      equals: """
        depth,kind,path,account,amt
        0,group,assets,assets,-1
        1,group,assets/bank,bank,1
        2,leaf,assets/bank/saving,saving,1
        1,leaf,assets/cash,cash,-2
        0,total,,Total,-1

        """)
  }

  @Test("Nested JSON, a stream of JSON values, and grouped JSON")
  func json() throws {
    let nested = "[{\"n\":\"a\",\"kids\":[{\"n\":\"b\",\"v\":1.10}]},{\"n\":\"c\",\"v\":2}]"
    expectText(
      try text("--sum", "v", "-t", "csv", "--hierarchy", "depth", input: nested),
      equals: "depth,kind,path,n,v\n0,group,a,a,1.10\n1,leaf,a/b,b,1.10\n0,leaf,c,c,2\n0,total,,Total,3.10\n")
    expectText(
      try text(
        "-g", "n", "--sum", "v", "--no-details", "-t", "csv",
        input: "{\"n\":\"x\",\"v\":1}\n{\"n\":\"x\",\"v\":2}\n"),
      equals: "depth,kind,path,n,v\n0,group,x,x,3\n0,total,,Total,3\n")
  }

  @Test("Flat records stay flat, whatever their first column holds")
  func flat() throws {
    expectText(
      try text("--sum", "n", input: "n,name\n1,a\n10,b\n"),
      equals: """
        name    n
        ─────  ──
        a       1
        b      10
        ─────  ──
        Total  11

        """)
  }
}
