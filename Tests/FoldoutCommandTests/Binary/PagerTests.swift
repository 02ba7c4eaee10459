import TestSupport
import Testing

@Suite("Pager")
struct PagerTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("n\n" + (1...100).map { "row \($0)\n" }.joined(), to: "long.csv")
    try folder.write("echo ready; read key < /dev/tty; cat\n", to: "asks")
    try folder.write("trap 'echo caught' INT\n. ./asks\n", to: "catches")
  }

  /// Runs the command in a terminal without colours, and without progress, which depends on time.
  private func run(
    columns: Int = 80, rows: Int = 24, _ arguments: String..., pager: String?,
    variables: [String: String] = [:], while body: (PseudoTerminal) throws -> Void = { _ in }
  ) throws -> (status: Int32, text: String) {
    var environment = variables.merging(["NO_COLOR": "1"]) { own, _ in own }
    environment["PAGER"] = pager
    return try folder.runInTerminal(
      columns: columns, rows: rows, arguments + ["--progress", "never"], environment: environment, while: body
    )
  }

  /// The report of the long file, as it is without a pager.
  private var report: String {
    "n\n───────\n" + (1...100).map { "row \($0)\n" }.joined()
  }

  @Test("What is longer than the screen is shown by PAGER")
  func long() throws {
    let result = try run(
      "long.csv", pager: "tail -n 2")
    #expect(result.text == "row 99\nrow 100\n")
    #expect(result.status == 0)
  }

  @Test("What fits the screen is not", arguments: [(23, false), (24, true)])
  func fitting(lines: Int, isPaged: Bool) throws {
    try folder.write("n\n" + (1...lines - 2).map { "row \($0)\n" }.joined(), to: "in.csv")
    let result = try run("in.csv", pager: "sed s/row/ROW/")
    #expect(result.text.contains("ROW") == isPaged)
    #expect(result.text.split(separator: "\n").count == lines)
  }

  @Test("Lines that are wider than the screen take several of its lines")
  func wide() throws {
    try folder.write("n\n\(String(repeating: "x", count: 800))\n", to: "in.csv")
    for (rows, isPaged) in [(11, true), (12, false)] {
      let result = try run(
        rows: rows, "in.csv", "-t", "csv", "--hierarchy", "none",
        pager: "sed s/n/N/")
      #expect(result.text.hasPrefix("N") == isPaged)
    }
  }

  @Test(
    "Every format of text is paged, and Markdown",
    arguments: ["text", "markdown", "csv", "tsv", "json", "ndjson"])
  func formats(format: String) throws {
    let plain = try folder.run("long.csv", "-t", format)
    let result = try run(
      "long.csv", "-t", format, pager: "cat -b")
    #expect(result.text.contains("    1\t"))
    #expect(result.text.split(separator: "\n").count == plain.output.split(separator: "\n").count)
  }

  @Test("A shell reads what is more than words")
  func shell() throws {
    let result = try run(
      "long.csv", pager: "grep 'row 7' | tail -n $LINES_SHOWN", variables: ["LINES_SHOWN": "3"])
    #expect(result.text == "row 77\nrow 78\nrow 79\n")
  }

  @Test("Everything is plain without a pager", arguments: ["", " ", "cat"])
  func noPager(pager: String) throws {
    let result = try run("long.csv", pager: pager)
    expectText(result.text, equals: report)
  }

  @Test("--no-pager turns it off, and --pager on again")
  func option() throws {
    expectText(
      try run("long.csv", "--no-pager", pager: "head -n 1").text, equals: report)
    expectText(
      try run("long.csv", "--no-pager", "--pager", pager: "head -n 1").text,
      equals: "n\n")
  }

  @Test(
    "A pager that is missing does no harm",
    arguments: ["no-such-pager -x", "/no/such/pager", "no-such-pager 2> /dev/null; exit 127"])
  func missing(pager: String) throws {
    let result = try run("long.csv", pager: pager)
    expectText(result.text, equals: report)
    #expect(result.status == 0)
  }

  @Test("A file or a pipe has no pager")
  func pipe() throws {
    let result = try folder.run("long.csv", environment: ["PAGER": "head -n 1", "TERM": "xterm"])
    #expect(result.output.split(separator: "\n").count == 102)
    let written = try run("long.csv", "-o", "out.txt", pager: "head -n 1")
    #expect(written.text.isEmpty)
    expectText(try folder.read("out.txt"), equals: result.output)
  }

  @Test("A pager that is left early ends the command quietly")
  func leftEarly() throws {
    try folder.write("n\n" + (0..<200_000).map { "row \($0)\n" }.joined(), to: "big.csv")
    // Whether there is progress to show depends on how busy the machine is.
    let result = try run("big.csv", "--progress", "never", pager: "head -n 1")
    #expect(result.text == "n\n")
    #expect(result.status == 0)
  }

  @Test("The pager's own failure is not the command's")
  func failingPager() throws {
    let result = try run("long.csv", pager: "tail -n 1; exit 3")
    #expect(result.text == "row 100\n")
    #expect(result.status == 0)
  }

  @Test("An error is told as ever, and has its own status")
  func errors() throws {
    let digits = String(repeating: "9", count: 38)
    try folder.write("n\n" + String(repeating: "\(digits)\n", count: 40), to: "in.csv")
    let plain = try folder.run("in.csv", "--type", "n=number", "--sum", "n")
    try #require(plain.status == 3)
    let result = try run("in.csv", "--type", "n=number", "--sum", "n", pager: "sed s/^/paged/")
    #expect(result.status == 3)
    expectText(result.text, equals: plain.error)
  }

  @Test("Warnings are told when the pager is done")
  func warnings() throws {
    try folder.write("level,name\n1,A\n3,B\n" + String(repeating: "1,C\n", count: 50), to: "in.csv")
    let result = try run(
      "in.csv", "--level", "level", "--hierarchy", "none", "--strict", pager: "tail -n 1")
    #expect(result.status == 4)
    #expect(result.text.contains("--hierarchy is for csv and tsv output"))
  }

  @Test("The interrupt key is the pager's while it runs")
  func interrupt() throws {
    let result = try run("long.csv", pager: "sh catches") { terminal in
      try terminal.wait(for: "ready")
      terminal.type("\u{3}\n")
    }
    #expect(result.text.contains("caught\n") && result.text.contains("row 100\n"))
    #expect(result.status == 0)
  }

  @Test("Files that were written before stand, and the key is still the pager's")
  func interruptWithFiles() throws {
    let result = try run("long.csv", "-o", "out.xlsx", "-o", "-", pager: "sh catches") { terminal in
      try terminal.wait(for: "ready")
      terminal.type("\u{3}\n")
    }
    #expect(result.text.contains("caught\n") && result.text.contains("row 100\n"))
    #expect(result.status == 0)
    #expect(try folder.fileNames() == ["asks", "catches", "long.csv", "out.xlsx"])
  }

  @Test(
    "A pager that is ended by the interrupt key ends the command in the same way",
    arguments: [["long.csv"], ["long.csv", "-o", "out.csv", "-o", "-"]])
  func interrupted(arguments: [String]) throws {
    let result = try folder.runInTerminal(
      arguments + ["--progress", "never"], environment: ["PAGER": "sh asks"]
    ) { terminal in
      try terminal.wait(for: "ready")
      terminal.type("\u{3}")
    }
    #expect(result.status == 130)
  }

  @Test("Colours and widths are those of the terminal")
  func terminalLooks() throws {
    try folder.write("name,v\n" + String(repeating: "some long words,-1\n", count: 30), to: "in.csv")
    let result = try folder.runInTerminal(
      columns: 12, ["in.csv", "--progress", "never"], environment: ["PAGER": "sed -n 3p"])
    expectText(result.text, equals: "some      \u{1B}[91m-1\u{1B}[0m\n")
  }

  @Test("Help that is longer than the screen is paged, too")
  func help() throws {
    let result = try run("--help", "all", pager: "head -n 1")
    #expect(result.text == "Examples:\n")
    #expect(result.status == 0)
  }

  @Test("A pager gets LESS unless it is set, and less by name only where a terminal can move")
  func environment() throws {
    let show = "sh -c 'echo =$LESS='"
    #expect(try run("long.csv", pager: show).text == "=FRX=\n")
    #expect(try run("long.csv", pager: show, variables: ["LESS": "S"]).text == "=S=\n")
    let dumb = try run("long.csv", pager: nil, variables: ["TERM": "dumb"])
    expectText(dumb.text, equals: report)
  }

  @Test(
    "less shows a screen, goes to the end, and leaves what it showed",
    .enabled(if: TestEnvironment.hasProgram("less")))
  func less() throws {
    let result = try run("long.csv", pager: nil) { terminal in
      try terminal.wait(for: "row 21")
      #expect(terminal.text.contains("───────"))
      #expect(!terminal.text.contains("row 22"))
      terminal.type("G")
      try terminal.wait(for: "row 100")
      terminal.type("q")
    }
    #expect(result.status == 0)
    #expect(!result.text.contains("\u{1B}[?1049h"))
  }
}
