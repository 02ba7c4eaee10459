import TestSupport
import Testing

/// Inputs that other tools are known to read wrong, with the right answers.
@Suite("Reading")
struct ReadingCaseTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
  }

  /// The rows of the report, without its header.
  private func rows(_ arguments: String..., input: String) throws -> [String] {
    let result = try folder.run(arguments + ["-t", "csv"], input: input)
    #expect(result.error == "")
    return result.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("A limit of depth keeps what lies below it in the totals")
  func depthLimit() throws {
    #expect(
      try rows(
        "--path", "path", "--separator", "/", "--sum", "mb", "--depth", "1",
        input: "path,mb\n2022/07,141\n2022/08,31\n2023/01,113\n")
        == ["0,group,2022,2022,172", "0,group,2023,2023,113", "0,total,,Total,285"])
  }

  @Test("Groups of groups have sums, and the report has one")
  func nestedGroups() throws {
    #expect(
      try rows(
        "-g", "year,lang", "--sum", "n", "--no-details",
        input: "year,lang,n\n2019,rb,1\n2019,rs,1\n2021,rs,1\n")
        == [
          "0,group,2019,2019,2", "1,group,2019/rb,rb,1", "1,group,2019/rs,rs,1", "0,group,2021,2021,1",
          "1,group,2021/rs,rs,1", "0,total,,Total,3",
        ])
  }

  @Test("Decimal commas are read, added up and shown as such")
  func decimalCommas() throws {
    let result = try folder.run(
      ["--decimal-comma", "--locale", "de", "-g", "k", "--sum", "v", "--no-details"],
      input: "k;v\na;1,5\na;1,2\nb;1.234,00\n")
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("a 2,70") && lines.contains("b 1.234,00") && lines.last == "Total 1.236,70")
  }

  @Test("Costs roll up by the parts of a dotted path")
  func rollUp() throws {
    #expect(
      try rows(
        "--path", "name", "--separator", ".", "--sum", "cost", "--no-grand-total",
        input: "name,cost\nmodule.a.vm,60\nmodule.a.disk,5\nmodule.b.vm,30\n")
        == [
          "0,group,module,module,95", "1,group,module/a,a,65", "2,leaf,module/a/vm,vm,60",
          "2,leaf,module/a/disk,disk,5", "1,group,module/b,b,30", "2,leaf,module/b/vm,vm,30",
        ])
  }

  @Test("Accounts whose parents come later, and have values of their own, are added up once")
  func parentsInTotals() throws {
    #expect(
      try rows(
        "--path", "account", "--separator", ":", "--sum", "amt",
        input: "account,amt\nA:sub,600\nA,-600\nB:x:y,100\n")
        == [
          "0,group,A,A,0", "1,leaf,A/(itself),(itself),-600", "1,leaf,A/sub,sub,600", "0,group,B,B,100",
          "1,group,B/x,x,100", "2,leaf,B/x/y,y,100", "0,total,,Total,100",
        ])
  }

  @Test("Outline numbers are labels, so that 1.10 is not 1.1 and 2 is above 2.1")
  func outlineNumbers() throws {
    let input = "wbs,h\n1,\n1.1,3\n1.10,4\n2,\n2.1,5\n"
    #expect(
      try rows("--path", "wbs", "--separator", ".", "--sum", "h", "--hierarchy", "none", input: input)
        == ["1,7", "1.1,3", "1.10,4", "2,5", "2.1,5", "Total,12"])
  }

  @Test("A skipped level keeps its parent, with a warning at its line")
  func skippedLevel() throws {
    let result = try folder.run(
      "--level", "level", "--sum", "v", "-t", "csv", "--hierarchy", "none", "--no-grand-total", "-c",
      "name,v",
      input: "level,name,v\n1,A,1\n3,B,5\n1,C,2\n")
    #expect(result.output.contains("A,6\n"))
    #expect(result.output.hasSuffix("C,2\n"))
    #expect(result.error.hasPrefix("standard input:3:1: warning: level 3 below level 1"))
  }

  @Test("A row without its parent stands at the top, below its parent's name, or nowhere, or is an error")
  func orphans() throws {
    let input = "id,parent,v\n2,1,5\n3,2,7\n4,,1\n"
    let message = "parent \"1\" of line 2 not found"
    func run(_ rule: String) throws -> CommandResult {
      try folder.run(
        "--id", "id", "--parent", "parent", "--orphans", rule, "--sum", "v", "--own", "ignore", "-t", "csv",
        "--hierarchy", "none", "-c", "id,v", input: input)
    }
    let root = try run("root")
    #expect(root.error.hasPrefix("standard input:2:2: warning: \(message)"))
    #expect(root.error.contains("--orphans root, error, drop or group"))
    #expect(root.error.contains("standard input: 1 row put at the top"))
    let drop = try run("drop")
    #expect(drop.output == "id,v\n4,1\nTotal,1\n")
    #expect(drop.error.contains("standard input: 1 row left out, with all that is below"))
    let group = try run("group")
    #expect(group.output.hasPrefix("id,v\n1,7\n2,7\n3,7\n4,1\n"))
    #expect(group.error == "")
    let error = try run("error")
    #expect(error.status == 3)
    #expect(error.error.hasPrefix("standard input:2:2: \(message)"))
  }

  @Test("A row that is its own parent is a top row with a note, and two that are each other's are an error")
  func ownParent() throws {
    let top = try folder.run(
      "--id", "id", "--parent", "parent", "-t", "csv", "--hierarchy", "levels",
      input: "id,parent\nTOTAL,TOTAL\n01,TOTAL\n7,7\n")
    #expect(top.status == 0)
    #expect(top.error.split(separator: "\n").count == 2)
    #expect(
      top.error.hasPrefix("standard input:2:2: warning: \"TOTAL\" is its own parent, and stands at the top"))
    let cycle = try folder.run("--id", "id", "--parent", "parent", input: "id,parent\n1,2\n2,1\n")
    #expect(cycle.status == 3)
    #expect(cycle.error.hasPrefix("standard input:2:2: cycle: 1 > 2 > 1 (lines 2, 3)"))
    let cut = try folder.run(
      "--id", "id", "--parent", "parent", "--cycles", "root", "--sum", "v", "--own", "ignore", "-t", "csv",
      "--hierarchy", "none", input: "id,parent,v\n4,31,1\n31,4,2\n5,,3\n")
    #expect(cut.status == 0)
    #expect(cut.error.contains("standard input: the first record of each stands at the top"))
  }

  @Test("A byte order mark belongs to no name, and a value with decimals keeps all of them")
  func marksAndDigits() throws {
    #expect(
      try rows("-g", "id", "--sum", "v", "--no-details", "--no-grand-total", input: "\u{FEFF}id,v\n1,2\n")
        == ["0,group,1,1,2"])
    #expect(
      try rows("--hierarchy", "none", input: "[{\"q\":0.691},{\"q\":0.123456789012345678}]")
        == ["0.691", "0.123456789012345678"])
  }

  @Test("Bytes that are not UTF-8 are an error with line, offset and option, and UTF-16 with a mark is read")
  func encodings() throws {
    let rows = Array("id,v\n1,a\n2,caf".utf8) + [0xE9] + Array("\n".utf8)
    try folder.write(bytes: rows, to: "latin.csv")
    let refused = try folder.run("latin.csv")
    #expect(refused.status == 3)
    #expect(
      refused.error
        == "latin.csv:3:6: not UTF-8: byte E9 at offset 14; name the encoding: --encoding cp1252, latin1 or utf-16le\n"
    )
    #expect(try folder.run("latin.csv", "--encoding", "latin1", "-t", "csv").output.contains("2,café"))
    let wide = "id,v\n1,café\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write(bytes: [0xFF, 0xFE] + wide, to: "wide.csv")
    #expect(try folder.run("wide.csv", "-t", "csv").output.contains("1,café"))
  }

  @Test("A line end in quotes splits no row: one line of text, quoted in CSV")
  func quotedLineEnd() throws {
    let input = "g,v\n\"two\nlines\",1\nb,2\n"
    #expect(try folder.run(input: input).output.contains("two"))
    #expect(
      try folder.run("-t", "csv", "--hierarchy", "none", input: input).output
        == "g,v\n\"two\nlines\",1\nb,2\n")
    let bad = try folder.run("--sum", "v", input: "g,v\n\"two\nlines\",1\nb,x\n")
    #expect(bad.error.hasPrefix("standard input:4:2: \"x\" in column \"v\" is not a number"))
  }

  @Test("Short and long rows are an error at their field, or filled up, or left out with a count")
  func raggedRows() throws {
    let input = "a,b,c\n1,2\n4,5,6,7\n8,9,10\n"
    let refused = try folder.run(input: input)
    #expect(refused.status == 3)
    #expect(refused.error.hasPrefix("standard input:2:3: 2 fields, the header has 3"))
    #expect(refused.error.contains("standard input:3:4: 4 fields, the header has 3"))
    let padded = try folder.run("--ragged", "pad", "-t", "csv", "--hierarchy", "none", input: input)
    #expect(padded.output == "a,b,c\n1,2,\n4,5,6\n8,9,10\n")
    let skipped = try folder.run("--ragged", "skip", "-t", "csv", "--hierarchy", "none", input: input)
    #expect(skipped.output == "a,b,c\n8,9,10\n")
    #expect(skipped.error.contains("standard input: 2 rows skipped"))
  }

  @Test("Blanks before an opening quote belong to no field, and those before other text do")
  func blanks() throws {
    #expect(try rows("--hierarchy", "none", input: "p,q\nA, \"x,y\"\n") == ["A,\"x,y\""])
    #expect(try rows("--hierarchy", "none", input: "p,q\n  M8,4\n") == ["  M8,4"])
  }

  @Test("Text with a percent sign among other words is text, and codes keep every byte")
  func textThatLooksLikeNumbers() throws {
    #expect(
      try rows("--hierarchy", "none", input: "p,n\nThis is 100% text,1\n20%,2\n")
        == ["This is 100% text,1", "20%,2"])
    #expect(
      try rows("-g", "part", "--sum", "n", "--no-details", input: "part,n\n0010,5\n0100,2\n10,1\n")
        == ["0,group,0010,0010,5", "0,group,0100,0100,2", "0,group,10,10,1", "0,total,,Total,8"])
    #expect(
      try rows("--hierarchy", "none", input: "c,n\n1E10,1\n0000200406E13,2\n00123,3\n")
        == ["1E10,1", "0000200406E13,2", "00123,3"])
  }

  @Test("A key of JSON that is misspelt is an error that names the right one")
  func misspeltKeys() throws {
    let input = "{\"projects\": [{\"name\": \"a\", \"items\": [{\"name\": \"b\"}]}], \"x\": 1}"
    let root = try folder.run("-i", "json", "--root", "/projetcs", input: input)
    #expect(root.status == 2)
    #expect(
      root.error
        == "standard input:1:1: --root /projetcs: an object here, without \"projetcs\"; did you mean \"projects\"?\n"
    )
    let children = try folder.run("-i", "json", "--root", "/projects", "--children", "itmes", input: input)
    #expect(children.status == 2)
    #expect(children.error == "standard input: no record has a key \"itmes\"; did you mean \"items\"?\n")
    let far = try folder.run("-i", "json", "--root", "/projects", "--children", "parts", input: input)
    #expect(far.error == "standard input: no record has a key \"parts\"; the keys are: items\n")
  }
}
