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
  }

  @Test("Standard input can be read once")
  func standardInputOnce() {
    #expect(message("a.csv", "-", "b.csv") == nil)
    #expect(message("-", "a.csv", "-") == "standard input is named twice, and can be read once")
  }

  @Test("An option that can do nothing for the format of the report is told")
  func idleOptions() throws {
    let request = try CommandLineParser().parse([
      "--guides", "ascii", "--excel", "-d", ";", "-t", "csv", "-q",
    ])
    let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: false)
    #expect(
      RequestCheck.warnings(request, plans, [.json, .ndjson]) == [
        "--guides is for text and markdown output and does nothing for csv",
        "-d is for CSV and TSV input and does nothing for json and ndjson",
      ])
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
