import TestSupport
import Testing

@testable import FoldoutCommand

@Suite("Reports whose records are added up as they are read")
struct GatheredReportTests {
  private static let orders = """
    region,product,day,code,note,quantity,price,flag
    North,Bolt,2026-01-05,A-1,plain,2,1.50,true
    South,Nut,2026-01-04,A-1,"two
    lines",5,0.25,false
    North,Nut,,B-7,,,,
    North,Bolt,2026-02-01,10,Ünit,3,0.0525,true
    ,Nut,2025-12-31,c,x,1,-2,true
    South,Nut,2026-01-04,A-2,x,4,7.1,false
    East,Bolt,2026-03-01,z9,y,10,3,true

    """

  private static let totalOptions = [
    ["--sum", "quantity,price"], ["--avg", "price,quantity", "--count", "note"],
    ["--min", "price,day,code", "--max", "price,day,flag"], ["--distinct", "code,day,price"],
    ["--first", "code,day,price", "--last", "note,quantity"], ["--median", "price,quantity"],
    ["--weighted-avg", "price:quantity,quantity:price"],
    ["--share-of-parent", "quantity", "--share-of-total", "quantity", "--sum", "quantity"],
    ["--sum", "price", "--avg", "price", "--min", "price", "--max", "price", "--distinct", "price"],
  ]

  /// The same records as text of both kinds.
  private static let inputs = [Input(csv: orders), Input(linesOf: orders)]

  @Test("Every total is what it is over records that are kept", arguments: totalOptions, inputs)
  func totals(_ totals: [String], input: Input) throws {
    #expect(try expectSame(["-g", "region,product"] + totals, input))
    #expect(try expectSame(["-g", "product"] + totals + ["--subtotals", "below", "--collapse", "1"], input))
  }

  @Test(
    "Every option of rows, columns and totals means the same",
    arguments: [
      ["--sort", "-quantity"], ["--sort", "groups:label"], ["--sort", "groups:-product,rows:quantity"],
      ["--sort", "groups:~region:blanks-first"], ["--top", "1", "--by", "quantity"],
      ["--top", "1@2", "--by", "price", "--other", "Rest"], ["--having", "quantity > 4"],
      ["--having", "label like 'N%' or level = 1"], ["-c", "region,price"], ["-c", "price,quantity"],
      ["--rename", "price=Price,region=Place"], ["--format", "price=#,##0.00"],
      ["--format", "quantity=bytes"],
      ["--align", "price=left,quantity=center"], ["--width", "price=20"], ["--collapse", "1"],
      ["--collapse", "all", "--expand", "North"], ["--collapse", "North"], ["--depth", "1"],
      ["--subtotals", "below"], ["--subtotals", "none"], ["--subtotal-levels", "2"], ["--no-grand-total"],
      ["--grand-total", "above"], ["--pct-rounding", "balanced", "--share-of-parent", "quantity"],
      ["--own", "ignore"], ["--label", "note"], ["--null", "Nut"], ["--totals", "values"],
      ["--on-bad-number", "blank"], ["--bar", "price"],
      ["--noun", "kind,kinds"],
      ["--where", "region = 'North'"], ["--where", "flag or note like '%x%'"],
      ["--where", "day >= '2026-01-05'"],
      ["--pivot", "day"], ["--pivot", "flag", "--sort", "pivot:-flag", "--avg", "quantity"],
      ["--pivot", "flag", "--where", "product = 'Nut'", "--distinct", "code"],
      ["--compute", "m = month(day)", "--where", "m < 3"], ["--compute", "m = month(day)", "--pivot", "m"],
      ["--compute", "c = upper(note)", "-g", "c", "--sort", "groups:-c"],
    ], inputs)
  func options(_ options: [String], input: Input) throws {
    #expect(
      try expectSame(["-g", "region,product", "--sum", "quantity", "--max", "price"] + options, input))
  }

  @Test(
    "Options that depend on each record keep them all",
    arguments: [
      ["--first", "code", "--sort", "rows:-price"], ["--min", "day", "--date-format", "yyyy-mm-dd"],
      ["--sum", "price", "--type", "price=number"], ["--sum", "price", "-c", "price,note"],
      ["--sum", "price", "--where", "price > 1"], ["--first", "price", "--where", "flag"],
      ["--last", "price", "--pivot", "flag"], ["--compute", "x = price * 2", "--sum", "x"],
      ["--sum", "price", "--decimal-comma", "-d", ","],
    ], inputs)
  func kept(_ options: [String], input: Input) throws {
    #expect(try !expectSame(["-g", "region,product"] + options, input))
  }

  @Test("So does a text that may end before its end")
  func keptToBlankLine() throws {
    #expect(try !expectSame(["-g", "region", "--sum", "price", "--stop-at-blank"], Self.inputs[0]))
  }

  @Test(
    "What is wrong is told in the same words",
    arguments: [
      ["--sum", "code"], ["--avg", "prize"], ["--weighted-avg", "price:code"],
      ["--weighted-avg", "price:none"],
      ["--sum", "price", "--sort", "groups:note"], ["--sum", "price", "--top", "1", "--by", "note"],
      ["--sum", "price", "--format", "price=[>1]0;[<1]0;[=1]0;0;0"],
      ["--sum", "price", "--collapse", "North/Jam"],
      ["--count", "note", "--having", "note > 'a'"], ["--sum", "price", "--where", "flags"],
      ["--sum", "price", "--where", "1 / (month(day) - 2) > 0"], ["--sum", "price", "--pivot", "days"],
      ["--sum", "price", "--compute", "day = 1"], ["--sum", "price", "--where", "note > 1"],
      ["--sum", "price", "--bar", "note"],
    ], inputs)
  func failures(_ options: [String], input: Input) throws {
    let (gathered, kept) = try bothWays(["-g", "region,product"] + options, input)
    #expect(gathered == kept)
    guard case .failure = gathered else {
      Issue.record("there is a report of \(options)")
      return
    }
  }

  @Test("Random records, totals and options", arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let report = RandomReport(&random)
    for input in [Input(csv: report.csv), Input(linesOf: report.csv)] {
      let wasGathered = try (0..<6).map { _ in try expectSame(report.arguments(&random), input) }
      #expect(wasGathered.contains(true))
    }
  }

  @Test(
    "What JSON alone can say comes to the same, too",
    arguments: [
      (["{\"k\":\"a\",\"n\":1e1}", "{\"k\":\"b\",\"n\":10}", "{\"k\":\"a\",\"n\":10.0}"], false),
      (["{\"k\":\"\\u00e9\\n\",\"n\":1.10}", "", "{\"k\":\"é\\n\",\"n\":-0}", "{}", "{\"n\":null}"], true),
      (["{\"x\":1}", "{\"k\":{\"z\":1},\"n\":2}", "{\"k\":[1,\"a\"],\"n\":3}"], true),
      (["{\"k\":\"a\",\"n\":1,\"n\":2}"], false), (["{\"k\":\"a\",\"n\":[1,{\"x\":2}]}"], false),
      (["{\"k\":\"a\",\"n\":1,\"rows\":[{\"k\":\"b\",\"n\":2}]}"], false),
      (["{\"k\":true,\"n\":12345678901234567890}", "{\"k\":false,\"n\":1}"], false),
      (["[{\"k\":\"a\",\"n\":1},{\"k\":\"a\",\"n\":2}]", "{\"k\":\"b\",\"n\":3}"], true),
      (["{\"k\":\"a\",\"n\":1}", "{\"k\":\"a\",\"n\":"], false), (["{\"k\":\"a\",\"n\":1}", "7"], false),
      (["{\"k\":\"a\"}", "{\"k\":\"b\"}"], false), (["", ""], false),
    ])
  func lines(_ lines: [String], areGathered: Bool) throws {
    let input = Input(name: "r.ndjson", text: lines.joined(separator: "\n"))
    let wasGathered = try [["--sum", "n"], ["--count", "n", "--distinct", "n"]].map { totals in
      try expectSame(["-g", "k"] + totals, input)
    }
    #expect(wasGathered[0] == areGathered)
  }

  @Test("Records below a pointer in each line are added up as well")
  func root() throws {
    let input = Input(
      name: "r.ndjson", text: "{\"v\":{\"k\":\"a\",\"n\":1}}\n{\"v\":{\"k\":\"b\",\"n\":2}}\n")
    #expect(try expectSame(["-g", "k", "--sum", "n", "--root", "/v"], input))
    #expect(try !expectSame(["-g", "k", "--sum", "n", "--root", "/w"], input))
  }

  /// An input file.
  struct Input: Sendable {
    let name: String
    let text: String

    init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    init(csv: String) { self.init(name: "r.in.csv", text: csv) }

    init(linesOf csv: String) { self.init(name: "r.in.ndjson", text: JSONLinesText(of: csv).text) }
  }

  /// Expects the same report from records that are added up and from all of them.
  ///
  /// - Returns: Whether they were added up.
  @discardableResult
  private func expectSame(_ arguments: [String], _ input: Input) throws -> Bool {
    let (gathered, kept) = try bothWays(arguments, input)
    switch (gathered, kept) {
    case (.success(let gathered), .success(let kept)):
      for (name, bytes) in kept where gathered[name] != bytes {
        Issue.record("\(name) differs with \(arguments)")
        if name == "r.csv" || name == "r.txt" {
          expectText(
            String(decoding: gathered[name] ?? [], as: UTF8.self),
            equals: String(decoding: bytes, as: UTF8.self))
        }
      }
    default: #expect(gathered == kept, "\(arguments)")
    }
    let folder = try Workdir()
    try folder.write(input.text, to: input.name)
    let request = try CommandLineParser().parse([folder.path(of: input.name), "--no-details"] + arguments)
    let loader = RecordLoader(
      request: request, messages: MessageWriter(RunRequest()), expressions: try ReportExpressions(request))
    return (try? loader.load())?.aggregates != nil
  }

  /// The report with its records added up, and with all of them kept: its files, or why there are none.
  private func bothWays(
    _ arguments: [String], _ input: Input
  ) throws -> (Result<[String: [UInt8]], CommandFailure>, Result<[String: [UInt8]], CommandFailure>) {
    let folder = try Workdir()
    try folder.write(input.text, to: input.name)
    func run(keepsRecords: Bool) throws -> Result<[String: [UInt8]], CommandFailure> {
      let names = ["r.txt", "r.csv", "r.json", "r.xlsx"]
      let outputs = names.flatMap { ["-o", folder.path(of: $0)] }
      let request = try CommandLineParser().parse(
        [folder.path(of: input.name), "--no-details", "-q"] + outputs + arguments)
      var run = ReportRun(
        request, ProgressDisplay(request.run), InterruptCleanup(signals: []), keepsRecords: keepsRecords)
      do {
        try run.makeReport()
      } catch {
        return .failure(CommandFailure(error, destination: ""))
      }
      var files = Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.bytes(of: $0)) })
      // What a workbook says of its creation is up to the environment, which other tests change.
      files["r.xlsx"] = try folder.shell("unzip -p r.xlsx 'xl/*'").outputBytes
      return .success(files)
    }
    return (try run(keepsRecords: false), try run(keepsRecords: true))
  }
}
