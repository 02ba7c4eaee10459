import Testing

@testable import FoldoutCommand

@Suite("Request check")
struct RequestCheckTests {
  private func message(_ arguments: String...) -> String? {
    do {
      try RequestCheck.validate(CommandLineParser().parse(arguments))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("There is one way to say the levels")
  func oneShape() {
    #expect(message("-g", "a", "--path", "b") == "--group-by and --path are different ways to say the levels")
    #expect(message("--id", "a", "--parent", "b") == nil)
    #expect(message("-g", "a") == nil)
  }

  @Test("Options that need each other are named")
  func pairs() {
    #expect(message("--id", "a") == "--id needs --parent")
    #expect(message("--parent", "a") == "--parent needs --id")
    #expect(message("--separator", ":") == "--separator needs --path")
    #expect(message("--bar-scale", "table") == "--bar-scale needs --bar")
    #expect(message("--bar-scale", "table", "--bar", "a") == nil)
  }

  @Test("Standard input can be read once")
  func standardInputOnce() {
    #expect(message("a.csv", "-", "b.csv") == nil)
    #expect(message("-", "a.csv", "-") == "standard input is named twice, and can be read once")
  }

  @Test("An option that can do nothing for the format of the report is told")
  func idleOptions() throws {
    let request = try CommandLineParser().parse([
      "--guides", "ascii", "--excel", "-d", ";", "-t", "csv", "-q", "--sheet-name", "a",
    ])
    let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: false)
    #expect(
      RequestCheck.warnings(request, plans, [.json, .ndjson]) == [
        "--guides is for text and markdown output and does nothing for csv",
        "-d is for CSV and TSV input and does nothing for json and ndjson",
        "--sheet-name is for xlsx output and does nothing for csv",
      ])
    let text = try CommandLineParser().parse(["--visible-only"])
    #expect(
      RequestCheck.warnings(text, try OutputPlan.plans(for: text.output, outputIsTerminal: false), [.csv])
        == ["--visible-only is for csv, tsv, json and ndjson output and does nothing for text"])
  }

  @Test("An option that can do nothing for Markdown is told, whatever makes the report Markdown")
  func idleForMarkdown() throws {
    let options = ["--max-width", "20", "--cut", "--color", "always", "--header-every", "2", "--raw"]
    let expected = ["--max-width", "--cut", "--color", "--header-every", "--raw"]
      .map { "\($0) is for text output and does nothing for markdown" }
    for output in [["-t", "markdown"], ["-o", "a.md"], ["--style", "markdown"]] {
      let request = try CommandLineParser().parse(options + output)
      let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: false)
      #expect(RequestCheck.warnings(request, plans, [.csv]) == expected)
    }
    let styled = try CommandLineParser().parse(["--style", "rounded", "-o", "a.md", "-o", "a.csv"])
    let plans = try OutputPlan.plans(for: styled.output, outputIsTerminal: false)
    #expect(RequestCheck.warnings(styled, plans, [.csv]) == ["--style does nothing for markdown and csv"])
    #expect(
      RequestCheck.warnings(styled, [try #require(plans.first)], [.csv])
        == ["--style does nothing for markdown"])
  }

  @Test("Looks that reports of data have no place for are told")
  func idleLooks() throws {
    func warnings(_ arguments: String...) throws -> [String] {
      let looks = ["--width", "a=3", "--align", "a=right", "--format", "a=0"]
      let request = try CommandLineParser().parse(looks + arguments)
      let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: false)
      return RequestCheck.warnings(request, plans, [.csv])
    }
    let places = ["--width", "--align"].map { "\($0) does nothing for csv, which has no place for it" }
    #expect(
      try warnings("-t", "csv") == places + [
        "--format does nothing for csv, whose values are data; add --formatted"
      ])
    #expect(try warnings("-t", "csv", "--formatted") == places)
    #expect(
      try warnings("-t", "json").last == "--format does nothing for json, whose values are data")
    #expect(try warnings("-o", "a.csv", "-o", "a.xlsx").isEmpty)
  }

  @Test("An option that does something for one of several inputs and outputs is not idle")
  func partlyIdleOptions() throws {
    let request = try CommandLineParser().parse([
      "--guides", "ascii", "-d", ";", "-o", "a.csv", "-o", "a.txt",
    ])
    let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: false)
    #expect(RequestCheck.warnings(request, plans, [.csv, .json]).isEmpty)
  }
}
