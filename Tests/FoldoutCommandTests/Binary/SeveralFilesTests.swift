import TestSupport
import Testing

@Suite("Several files")
struct SeveralFilesTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("region,product,cost\nNorth,Nut,1.50\nSouth,Bolt,2\n", to: "a.csv")
    try folder.write("product;cost;note\n\"Nail \"\"x\"\"\";4.25;late\nNut;;\n", to: "b.csv")
    try folder.write(#"[{"region": "East", "product": "Ü ", "cost": 1e1}]"#, to: "c.json")
  }

  @Test("The rows of several inputs are one report, with columns matched by name")
  func joined() throws {
    let result = try folder.run(
      "a.csv", "b.csv", "-", "--source-column", "file", "-t", "csv", "--hierarchy", "none", "-i", "auto",
      input: "cost,region\n0.25,West\n")
    #expect(result.error == "")
    expectText(
      result.output,
      equals: #"""
        region,product,cost,note,file
        North,Nut,1.50,,a.csv
        South,Bolt,2,,a.csv
        ,"Nail ""x""",4.25,late,b.csv
        ,Nut,,,b.csv
        West,,0.25,,standard input

        """#)
  }

  @Test("Totals and groups go over all inputs")
  func groups() throws {
    let options = ["-g", "product", "--sum", "cost", "--no-details", "-t", "csv", "--hierarchy", "none"]
    expectText(
      try folder.run(["a.csv", "b.csv", "c.json"] + options).output,
      equals: #"""
        product,cost
        Nut,1.50
        Bolt,2
        "Nail ""x""",4.25
        Ü ,10
        Total,17.75

        """#)
  }

  @Test("A column is typed by the values of all inputs, and an error names the file, its line and its field")
  func errorPlaces() throws {
    try folder.write("note,cost\n\n,1\n,many\n", to: "d.csv")
    let bad = try folder.run("a.csv", "b.csv", "d.csv", "--sum", "cost")
    #expect(bad.status == 3)
    #expect(bad.error.hasPrefix("d.csv:4:2: \"many\" in column \"cost\" is not a number"))
    #expect(try folder.run("a.csv", "d.csv").output.contains("many"))
    let unknown = try folder.run("a.csv", "b.csv", "d.csv", "--sum", "cots")
    #expect(unknown.error == "a.csv and 2 more: there is no column \"cots\"; did you mean \"cost\"?\n")
    let taken = try folder.run("a.csv", "b.csv", "--source-column", "note")
    #expect(taken.error == "b.csv: there is a column \"note\" already; give --source-column another name\n")
    #expect(taken.status == 2)
  }

  @Test("A row can have its parent in another file")
  func parents() throws {
    try folder.write("id,parent\nwheel,\n", to: "x.csv")
    try folder.write("id,parent\nspoke,wheel\n", to: "y.csv")
    #expect(try folder.run("y.csv", "x.csv", "--id", "id", "--parent", "parent").output.contains("└─ spoke"))
  }

  @Test("Nested inputs keep their levels, beside flat ones")
  func nested() throws {
    try folder.write(#"[{"name": "A", "parts": [{"name": "B"}]}, {"name": "C"}]"#, to: "n.json")
    try folder.write("name\nD\n", to: "f.csv")
    expectText(
      try folder.run("f.csv", "n.json", "n.json", "--hierarchy", "depth", "-t", "csv", "-c", "name").output,
      equals: """
        depth,kind,path,name
        0,leaf,D,D
        0,group,A,A
        1,leaf,A/B,B
        0,leaf,C,C
        0,group,A,A
        1,leaf,A/B,B
        0,leaf,C,C

        """)
  }

  @Test("One run writes several outputs, and standard output beside them")
  func outputs() throws {
    let result = try folder.run(
      "a.csv", "-o", "r.csv", "-o", "r.xlsx", "-o", "-", "-o", "r.md", "--sum", "cost")
    #expect(result.error == "")
    #expect(result.output.hasPrefix("region  product  cost\n"))
    #expect(try folder.read("r.csv").hasSuffix(",Total,,3.50\n"))
    #expect(try folder.read("r.md").hasPrefix("| region"))
    #expect(try folder.bytes(of: "r.xlsx").prefix(2) == [0x50, 0x4B])
    #expect(try folder.fileNames().count == 6)
  }

  @Test("If one output can't be written, no other appears")
  func allOrNone() throws {
    try folder.write("old", to: "r.csv")
    #expect(try folder.run("a.csv", "-o", "r.csv", "-o", "none/r.csv").status == 1)
    let full = try folder.shell("test -c /dev/full || exit 1; foldout a.csv -o r.csv -o /dev/full")
    #expect(full.status == 1)
    #expect(try folder.read("r.csv") == "old")
    #expect(try folder.fileNames() == ["a.csv", "b.csv", "c.json", "r.csv"])
  }

  @Test("Files are whole even if nobody reads standard output")
  func closedPipe() throws {
    let result = try folder.shell("foldout a.csv -o r.csv -o - | :; cat r.csv | wc -l")
    #expect(result.error == "")
    #expect(result.output.split(separator: " ").joined() == "3\n")
  }
}
