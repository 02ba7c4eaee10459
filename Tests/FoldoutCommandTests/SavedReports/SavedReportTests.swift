import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Saved reports")
struct SavedReportTests {
  private let folder: Workdir
  private let orders = "region,product,cost\nNorth,Nut,1.50\nNorth,Bolt,2.25\nSouth,Bolt,4.00\n"

  init() throws {
    folder = try Workdir()
    try folder.write(orders, to: "data/orders.csv")
  }

  private func text(_ arguments: String..., savedAs path: String) throws -> String {
    SavedReport.text(
      of: try CommandLineParser().read(arguments), savedAs: path, currentFolder: "/home/ana/work")
  }

  @Test("A saved report holds the options of the run under their long names")
  func writing() throws {
    expectText(
      try text(
        "a.csv", "-g", "x,y", "--sum", "p", "--sum", "q", "--no-header", "--depth", "2", "-t", "text", "-t",
        "csv",
        "-o", "out/r.csv", "--title", "a \"b\"\\", "--save-config", "r.foldout", "--max-width", "007",
        savedAs: "r.foldout"),
      equals: #"""
        // A report of foldout: foldout r.foldout
        // The keys are long names of options; options on the command line go before these.
        // File names are relative to this file.
        {
          files: ["a.csv"],
          "group-by": "x,y",
          sum: ["p", "q"],
          header: false,
          depth: 2,
          to: "csv",
          output: "out/r.csv",
          title: "a \"b\"\\",
          "max-width": "007",
        }

        """#)
  }

  @Test("Where options of one kind take turns, their order is kept")
  func order() throws {
    let arguments = [
      "a.csv", "--sum", "p", "--title", "T", "--avg", "q", "--sum", "r", "--sum", "s", "--expand", "A",
      "--where",
      "p > 1",
    ]
    let saved = SavedReport.text(
      of: try CommandLineParser().read(arguments), savedAs: "r.foldout", currentFolder: "/")
    expectText(
      saved.split(separator: "\n").drop { $0 != "{" }.joined(separator: "\n"),
      equals: #"""
        {
          files: ["a.csv"],
          title: "T",
          expand: "A",
          where: "p > 1",
          // Among these, the order counts.
          options: [
            { sum: "p" },
            { avg: "q" },
            { sum: ["r", "s"] },
          ],
        }
        """#)
    let again = try SavedReport.arguments(in: saved, at: "r.foldout").request()
    #expect(again.totals.aggregates.map(\.column) == ["p", "q", "r", "s"])
    #expect(again.totals.aggregates.map(\.aggregate) == [.sum, .avg, .sum, .sum])
  }

  @Test(
    "A saved report gives rows that are folded and unfolded in turns as they were, and columns in their order"
  )
  func orderedRoundTrip() throws {
    let options = [
      "data/orders.csv", "-g", "region,product", "--sum", "cost", "--count", "product", "--avg", "cost",
      "--collapse", "1",
      "--expand", "North", "--collapse", "North/Bolt",
    ]
    let first = try folder.run(options + ["--save-config", "r.foldout"])
    #expect(first.status == 0, "\(first.error)")
    #expect(try folder.read("r.foldout").contains("options: ["))
    expectText(try folder.run("r.foldout").output, equals: first.output)
  }

  @Test("File names are written relative to the saved report")
  func movedPaths() throws {
    let report = try text("a.csv", "/data/b.csv", "-", "-o", "reports/r.csv", savedAs: "reports/q3/r.json5")
    #expect(report.contains(#"files: ["../../a.csv", "/data/b.csv", "-"]"#))
    #expect(report.contains(#"output: "../r.csv""#))
    #expect(
      PathNames.moved("a.csv", to: "/home/ana/r.json5", currentFolder: "/home/ana/work") == "work/a.csv")
    #expect(PathNames.resolved("../a.csv", against: "reports/r.json5") == "reports/../a.csv")
  }

  @Test("A saved report gives the same output again, from any folder")
  func roundTrip() throws {
    let options = [
      "data/orders.csv", "-g", "region", "--sum", "cost", "--no-grand-total", "--title", "Sales",
    ]
    let first = try folder.run(options + ["--save-config", "data/r.foldout"])
    #expect(first.status == 0)
    #expect(first.output.contains("5.75") == false && first.output.contains("3.75"))
    #expect(try folder.run("data/r.foldout").output == first.output)
    #expect(try folder.run("--config", "data/r.foldout").output == first.output)
    #expect(try folder.shell("cd data && foldout r.foldout").output == first.output)
  }

  @Test("Options and files on the command line go before those of a saved report")
  func precedence() throws {
    try folder.write(
      #"{ files: "orders.csv", "group-by": "region", sum: "cost", to: "no such word" }"#, to: "data/r.json5")
    let given = try CommandLineParser().read(
      ["--config", folder.path(of: "data/r.json5"), "-t", "csv", "--sum", "weight", "b.csv"])
    let request = try SavedReport.completing(given).request()
    #expect(request.files == ["b.csv"])
    #expect(request.shape.groupBy == ["region"])
    #expect(request.totals.aggregates == [AggregateRequest(column: "weight", aggregate: .sum)])
    #expect(request.output.format == .csv)
  }

  @Test(
    "What is wrong in a saved report is told with its place",
    arguments: [
      (
        "{\n  \"grop-by\": \"x\" }",
        "r.json5:2:3: there is no option \"grop-by\"; did you mean \"group-by\"?\n"
      ),
      ("{ help: \"all\" }", "r.json5:1:3: \"help\" is no part of a report\n"),
      ("{ header: \"no\" }", "r.json5:1:11: \"header\" is true or false\n"),
      ("{ title: [\"a\"] }", "r.json5:1:10: the value of \"title\" is a text or a number\n"),
      (
        "{ sum: [\"a\", true] }",
        "r.json5:1:14: the value of \"sum\" is a text, a number, or an array of these\n"
      ),
      (
        "{ to: \"cvs\" }",
        "r.json5:1:7: --to: \"cvs\" is not one of \(OutputFormat.words.joined(separator: ", ")); did you mean csv?\n"
      ),
      (
        "{ options: { sum: 1 } }",
        "r.json5:1:12: the value of \"options\" is an array of objects; "
          + "write [{ sum: \"cost\" }, { avg: \"cost\" }]\n"
      ),
      (
        "{ options: [{ smu: 1 }] }",
        "r.json5:1:15: there is no option \"smu\"; did you mean \"sum\"?\n"
      ),
      (
        "[]",
        "r.json5:1:1: a saved report is an object; "
          + "write { files: [\"orders.csv\"], \"group-by\": \"region\" }\n"
      ),
    ])
  func faults(text: String, message: String) throws {
    try folder.write(text, to: "r.json5")
    let result = try folder.run("--config", "r.json5")
    #expect(result.status == 2)
    #expect(result.error == message)
    #expect(result.output.isEmpty)
  }

  @Test("A report is named once, and a missing one is an error of input")
  func naming() throws {
    try folder.write("{}", to: "a.foldout")
    #expect(try folder.run("a.foldout", "b.foldout").error.hasPrefix("foldout: more than one saved report"))
    #expect(try folder.run("a.foldout", "--config", "b.json5").status == 2)
    #expect(try folder.run("--config", "none.json5").status == 1)
  }

  @Test("Nothing is saved of a run that fails")
  func failedRun() throws {
    #expect(try folder.run("data/orders.csv", "--sum", "none", "--save-config", "r.json5").status == 2)
    #expect(try folder.fileNames() == ["data"])
  }

  @Test("Every option of the table that is part of a report can be saved and read back")
  func everyOption() throws {
    for option in OptionTable.all where option.group != .command {
      let use = OptionUse(
        option: option, shown: "--\(option.name)",
        value: option.completedValue == nil ? "false" : "a \"1\" 'b'")
      let saved = SavedReport.text(
        of: GivenArguments(uses: [use, use]), savedAs: "r.json5", currentFolder: "/")
      try folder.write(saved, to: "r.json5")
      let path = folder.path(of: "r.json5")
      let read = try SavedReport.completing(CommandLineParser().read(["--config", path]))
      let values = read.uses.filter { $0.option.name == option.name }.map(\.value)
      let expected = option.takesFile ? PathNames.resolved(use.value, against: path) : use.value
      #expect(values == Array(repeating: expected, count: option.repeats ? 2 : 1), "\(option.name)")
    }
  }

  @Test("A saved report that is named as data is an error that says how to run it, whatever it is called")
  func namedAsData() throws {
    for name in ["r.json5", "r.json", "r"] {
      #expect(try folder.run("data/orders.csv", "-g", "region", "--save-config", name).status == 0)
      for files in [[name], ["data/orders.csv", name]] {
        let result = try folder.run(files)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(
          result.error == "\(name): this is a saved report, and no data; --config \(name) runs it\n")
      }
    }
    let piped = try folder.shell("foldout < r.json5")
    #expect(piped.error == "standard input: this is a saved report, and no data; --config - runs it\n")
    #expect(
      try folder.shell("foldout --config - < r.json5").output == folder.run("--config", "r.json").output)
  }

  @Test("JSON5 that nobody saved is no data either, unless that is said")
  func json5() throws {
    try folder.write("[{\"a\": 1}]", to: "data.json5")
    let result = try folder.run("data.json5")
    #expect(result.status == 2)
    #expect(
      result.error
        == "data.json5: JSON5 is for saved reports, and not read as data; --config data.json5 runs it, "
        + "-i json reads it as JSON\n")
    #expect(try folder.run("data.json5", "-i", "json").output == "a\n─\n1\n")
  }
}
