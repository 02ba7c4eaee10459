import Testing

@testable import FoldoutCommand

@Suite("Output plan")
struct OutputPlanTests {
  private func plan(_ arguments: String..., isTerminal: Bool = false) throws -> OutputPlan {
    let request = try CommandLineParser().parse(arguments)
    return try #require(OutputPlan.plans(for: request.output, outputIsTerminal: isTerminal).first)
  }

  private func failure(_ arguments: String..., isTerminal: Bool = false) -> CommandFailure? {
    do {
      let request = try CommandLineParser().parse(arguments)
      _ = try OutputPlan.plans(for: request.output, outputIsTerminal: isTerminal)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "The extension picks the format",
    arguments: [
      ("a.txt", OutputFormat.text), ("a.csv", .csv), ("a.b/c.TSV", .tsv), ("a.xlsx", .xlsx),
      ("a.md", .markdown), ("a.json", .json), ("a.ndjson", .ndjson), ("a.jsonl", .ndjson),
      ("/dev/stdout", .text), ("a.csv/report", .text), (".hidden", .text),
    ])
  func extensions(file: String, format: OutputFormat) throws {
    #expect(try plan("-o", file).format == format)
  }

  @Test("A format that is named wins over the extension")
  func namedFormat() throws {
    #expect(try plan("-o", "a.txt", "-t", "csv").format == .csv)
    #expect(try plan("-o", "a.json", "-t", "csv").format == .csv)
  }

  @Test("Of several outputs each has the format of its extension, and -t is for the others")
  func severalOutputs() throws {
    let request = try CommandLineParser().parse([
      "-o", "a.xlsx", "-o", "a.dat", "-o", "-", "-o", "a.md", "-t", "csv",
    ])
    let plans = try OutputPlan.plans(for: request.output, outputIsTerminal: true)
    #expect(plans.map(\.file) == ["a.xlsx", "a.dat", nil, "a.md"])
    #expect(plans.map(\.format) == [.xlsx, .csv, .csv, .markdown])
    #expect(failure("-o", "a.csv", "-o", "-", "-o", "a.csv")?.message == "-o: a.csv is named twice")
    #expect(failure("-o", "-", "-o", "-")?.message == "-o: standard output is named twice")
    #expect(failure("-o", "a.csv", "-o", "-", "-t", "xlsx", isTerminal: true)?.status == .usage)
  }

  @Test("Without a file, and for -, text goes to standard output")
  func standardOutput() throws {
    #expect(try plan().file == nil)
    #expect(try plan("-o", "-").file == nil)
    #expect(try plan().format == .text)
  }

  @Test("An extension that stands for no format is a usage error that says what would do")
  func unknownExtension() {
    let failure = failure("-o", "a.ods")
    #expect(failure?.status == .usage)
    #expect(failure?.message == "a.ods: the extension .ods stands for no format of a report")
    #expect(failure?.hint == "use .txt, .csv, .tsv, .xlsx, .md, .json or .ndjson, or name the format with -t")
  }

  @Test("A workbook is not written to a terminal, but may go into a pipe")
  func workbookOnTerminal() throws {
    #expect(failure("-t", "xlsx", isTerminal: true)?.status == .usage)
    #expect(try plan("-t", "xlsx").format == .xlsx)
    #expect(try plan("-o", "a.xlsx", isTerminal: true).format == .xlsx)
  }
}
