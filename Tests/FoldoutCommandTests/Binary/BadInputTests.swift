import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("region,product,cost\nNorth,Nut,1.50\nSouth,Bolt,2.25\n", to: "orders.csv")
  }

  /// Runs a command that must fail with one line, write nothing else, and leave no file behind.
  private func expectFailure(
    _ arguments: [String], status: Int32, message: String, input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.fileNames()
    let result = try folder.run(arguments, input: input)
    #expect(result.status == status, sourceLocation: sourceLocation)
    expectText(result.error, equals: message + "\n", sourceLocation: sourceLocation)
    expectText(result.output, equals: "", sourceLocation: sourceLocation)
    #expect(try folder.fileNames() == before, sourceLocation: sourceLocation)
  }

  @Test("A missing file is named with the system's reason")
  func missingFile() throws {
    try expectFailure(
      ["gone.csv", "-o", "out.csv"], status: 1, message: "gone.csv: can't be read: No such file or directory")
  }

  @Test("An extension that stands for no format is refused with those that do")
  func unknownExtension() throws {
    try expectFailure(
      ["orders.csv", "-o", "out.ods"], status: 2,
      message: "foldout: out.ods: the extension .ods stands for no format of a report; "
        + "use .txt, .csv, .tsv, .xlsx, .md, .json or .ndjson, or name the format with -t")
  }

  @Test("JSON that is cut short is an error where it ends", arguments: ["out.txt", "out.csv", "out.xlsx"])
  func cutJSON(output: String) throws {
    try folder.write("[\n  {\"name\": \"Fruit\",\n   \"items\": [{\"name\": \"App", to: "cut.json")
    let result = try folder.run("cut.json", "-o", output)
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("cut.json:3:"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try folder.fileNames() == ["cut.json", "orders.csv"])
  }

  @Test("A row with too many fields is an error at its first field too many")
  func raggedRow() throws {
    try folder.write("a,b\n1,2\n3,4,5\n", to: "ragged.csv")
    let result = try folder.run("ragged.csv", "-o", "out.csv")
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("ragged.csv:3:3: 3 fields, the header has 2; --ragged pad or"))
    #expect(!folder.contains("out.csv"))
    #expect(try folder.run("ragged.csv", "--ragged", "skip").status == 0)
  }

  @Test("Ten thousand bad rows are ten lines and a count")
  func manyRaggedRows() throws {
    try folder.write("a,b\n" + String(repeating: "1,2,3\n", count: 10_000), to: "ragged.csv")
    let lines = try folder.run("ragged.csv").error.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last?.contains("10000 in all") == true)
  }

  @Test(
    "A column that does not exist is a usage error that names the nearest",
    arguments: [
      ["-g", "regoin"], ["--sum", "regoin"], ["-c", "regoin"], ["--rename", "regoin=R"],
      ["--path", "regoin"],
      ["--format", "regoin=0"], ["--type", "regoin=text"], ["--label", "regoin"], ["--level", "regoin"],
      ["--id", "regoin", "--parent", "product"], ["--width", "regoin=3"], ["--align", "regoin=left"],
    ])
  func unknownColumn(arguments: [String]) throws {
    try expectFailure(
      ["orders.csv", "-o", "out.xlsx"] + arguments, status: 2,
      message: "orders.csv: there is no column \"regoin\"; did you mean \"region\"?")
  }

  @Test("A path that leads to no row is a usage error")
  func unknownPath() throws {
    try expectFailure(
      ["orders.csv", "-g", "region", "--collapse", "x", "-o", "out.csv"], status: 2,
      message: "foldout: --collapse: no row with others below it has the path \"x\"; "
        + "use a number of levels, all, none, or a path such as North/Bolts")
    try expectFailure(
      ["orders.csv", "-g", "region", "--expand", "North/Nut"], status: 2,
      message: "foldout: --expand: no row with others below it has the path \"North/Nut\"; "
        + "a path is made of labels, such as North/Bolts")
  }

  @Test("Text in a column that is to be added up is an error at its line")
  func notANumber() throws {
    let result = try folder.run("orders.csv", "--sum", "product", "-o", "out.csv")
    #expect(result.status == 3)
    let lines = result.error.split(separator: "\n")
    #expect(lines.first == "orders.csv:2:2: \"Nut\" in column \"product\" is not a number")
    #expect(lines.last?.contains("; --on-bad-number blank or skip") == true)
    #expect(!folder.contains("out.csv"))
  }

  @Test("A cycle names its rows and their lines")
  func cycle() throws {
    let result = try folder.run(
      "--id", "id", "--parent", "parent", input: "id,parent,v\n4,31,1\n31,4,2\n5,,3\n")
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("standard input:2:2: cycle: 4 > 31 > 4 (lines 2, 3)"))
  }

  @Test("A bad number format is refused before anything is written")
  func badFormat() throws {
    let result = try folder.run("orders.csv", "--format", "cost=0\"", "-o", "out.txt")
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("foldout: --format: number format"))
    #expect(!folder.contains("out.txt"))
  }

  @Test("A folder is neither an input nor an output")
  func folders() throws {
    try folder.write("x", to: "there/a.txt")
    try expectFailure(["there"], status: 1, message: "there: can't be read: Is a directory")
    try expectFailure(
      ["orders.csv", "-t", "csv", "-o", "there"], status: 1, message: "foldout: there: Is a directory")
    try expectFailure(
      ["orders.csv", "-o", "gone/out.csv"], status: 1,
      message: "foldout: gone/out.csv: No such file or directory; make the folder first")
  }

  @Test("An empty input is an error and not an empty report")
  func emptyInput() throws {
    let result = try folder.run([])
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("standard input: there is no header, the input is empty"))
  }

  @Test("CSV that begins as JSON does is told how to say so")
  func bracketedCSV() throws {
    try expectFailure(
      [], status: 3,
      message: "standard input:1:2: \"a\", expected a value; "
        + "it begins as JSON does; if it is CSV: --input-format csv",
      input: "[a],b\n1,2\n")
    #expect(try folder.run(["-i", "csv"], input: "[a],b\n1,2\n").status == 0)
  }

  @Test("A pointer or separator that can't be used is a usage error like others")
  func unusablePlaces() throws {
    try expectFailure(
      ["orders.csv", "--path", "region", "--separator", "\\"], status: 2,
      message: "foldout: --separator: the separator is empty, or has a \"\\\" in it; "
        + "give what stands between the labels of a path: --separator :")
    try expectFailure(
      ["--root", "rows"], status: 2,
      message: "foldout: --root: the pointer \"rows\" has no \"/\" in front; write --root /rows", input: "[]")
    try expectFailure(
      ["--root", "#/rows"], status: 2,
      message: "foldout: --root: the pointer \"#/rows\" has no \"/\" in front; write --root /rows",
      input: "[]")
  }
}
