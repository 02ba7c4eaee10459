import Testing

@testable import FoldoutCommand

@Suite("Command line parser")
struct CommandLineParserTests {
  private func request(_ arguments: String...) throws -> ReportRequest {
    try CommandLineParser().parse(arguments)
  }

  private func failure(_ arguments: String...) -> CommandFailure? {
    do {
      _ = try CommandLineParser().parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test("A value is attached with = or follows as the next argument")
  func longValues() throws {
    #expect(try request("--depth=3").rows.depth == 3)
    #expect(try request("--depth", "3").rows.depth == 3)
    #expect(try request("--separator==").shape.separator == "=")
  }

  @Test("Letters are bundled, and the last one may take a value")
  func bundledLetters() throws {
    let request = try request("-qvo", "a.csv", "-tcsv", "-g=a,b")
    #expect(request.run.isQuiet)
    #expect(request.run.isVerbose)
    #expect(request.output.files == ["a.csv"])
    #expect(request.output.format == .csv)
    #expect(request.shape.groupBy == ["a", "b"])
  }

  @Test("Files stand anywhere, - is one of them, and after -- everything is a file")
  func files() throws {
    #expect(try request("a.csv", "-q").files == ["a.csv"])
    #expect(try request("-").files == ["-"])
    #expect(try request("--", "--depth", "-x").files == ["--depth", "-x"])
  }

  @Test("A value may start with a dash, as long as it is no long option")
  func dashValues() throws {
    #expect(try request("-o", "-").output.files == ["-"])
    #expect(try request("--separator", "--").shape.separator == "--")
    #expect(failure("--sum", "--avg", "b")?.message == "--sum needs a value")
    #expect(failure("-o")?.message == "-o needs a value")
  }

  @Test("Lists add up over repeated options, and the last of any other option wins")
  func repetition() throws {
    let request = try request("--sum", "a,b", "--avg", "c", "--sum", "d", "-t", "csv", "-t", "text")
    #expect(request.totals.aggregates.map(\.column) == ["a", "b", "c", "d"])
    #expect(request.totals.aggregates.map(\.aggregate) == [.sum, .sum, .avg, .sum])
    #expect(request.output.format == .text)
  }

  @Test("Every flag has an opposite")
  func negation() throws {
    #expect(try !request("--no-header").input.hasHeader)
    #expect(try request("--no-header", "--header").input.hasHeader)
    #expect(try !request("--strict", "--no-strict").run.isStrict)
    #expect(failure("--strict=yes")?.message == "--strict takes no value")
  }

  @Test("A comma inside a name is written with a backslash")
  func escapedCommas() throws {
    #expect(try request("-c", #"a\,b,c"#).columns.selected == ["a,b", "c"])
    #expect(failure("-c", "a,,b")?.status == .usage)
  }

  @Test("Settings split at the first equals sign; formats keep their commas")
  func settings() throws {
    let request = try request("--format", "cost=#,##0.00", "--rename", #"a\=b=C=D,x=Y"#, "--width", "n=30")
    #expect(request.columns.formats.map(\.value) == ["#,##0.00"])
    #expect(request.columns.titles.map(\.column) == ["a=b", "x"])
    #expect(request.columns.titles.map(\.value) == ["C=D", "Y"])
    #expect(request.columns.widths.map(\.value) == [30])
    #expect(failure("--width", "30")?.message == "--width: \"30\" is not of the form column=value")
  }

  @Test("Collapsing takes a number of levels, a word, or a path")
  func collapse() throws {
    #expect(try request("--collapse", "2").rows.openLevels == .levels(2))
    #expect(try request("--collapse", "all").rows.openLevels == .levels(1))
    #expect(try request("--collapse", "none").rows.openLevels == .everything)
    let both = try request("--collapse", "1", "--collapse", "North/Bolts", "--expand", "South")
    #expect(both.rows.openLevels == .levels(1))
    #expect(
      both.rows.namedRows == [
        NamedRow(path: "North/Bolts", isExpanded: false), NamedRow(path: "South", isExpanded: true),
      ])
    #expect(failure("--collapse", "0")?.message == "--collapse: \"0\" is not a whole number from 1 up")
  }

  @Test(
    "A misspelt option or word gets a suggestion",
    arguments: [
      ("--colapse", "did you mean --collapse?"), ("--gruop-by", "did you mean --group-by?"),
      ("--no-haeder", "did you mean --no-header?"), ("--orphans=rot", "did you mean root?"),
      ("--bananas", "foldout --help all lists every option"),
    ])
  func suggestions(argument: String, hint: String) {
    #expect(failure(argument)?.hint == hint)
    #expect(failure(argument)?.status == .usage)
  }

  @Test("Help and version end the reading of the command line")
  func actions() throws {
    #expect(try request("--version", "--nonsense").action == .version)
    #expect(try request("--help").action == .help(.short))
    #expect(try request("--help", "all").action == .help(.all))
    #expect(try request("--help=all").action == .help(.all))
    #expect(try request("-h").action == .help(.short))
    #expect(failure("--help=some")?.status == .usage)
  }

  @Test(
    "A path is split at slashes that have no backslash before them",
    arguments: [
      ("a", ["a"]), ("a/b c/d", ["a", "b c", "d"]), (#"a\/b/c"#, ["a/b", "c"]), (#"a\\/b"#, [#"a\"#, "b"]),
      (#"\2"#, ["2"]), (#"a\"#, [#"a\"#]), ("/a", ["", "a"]),
    ])
  func paths(path: String, labels: [String]) {
    #expect(NamedRow(path: path, isExpanded: true).labels == labels)
  }
}
