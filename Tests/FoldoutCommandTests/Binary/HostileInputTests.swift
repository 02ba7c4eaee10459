import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private let folder: Workdir
  /// A row of a kilobyte.
  private let row = "North," + String(repeating: "x", count: 1000) + ",1.25"
  /// Keeps glibc from setting 64 MB of addresses aside for a second thread, which it does once in some forty runs
  /// under a limit: only where the system happens to give it such a stretch at a multiple of its size.
  private let oneArena = "export MALLOC_ARENA_MAX=1"

  init() throws {
    folder = try Workdir()
  }

  @Test("A device that never ends is refused, by its name and as standard input")
  func endlessDevice() throws {
    let message = "is a device, not a file, and may never end; pipe into standard input what you need of it\n"
    let named = try folder.run("/dev/zero")
    #expect(named.status == 1)
    #expect(named.error == "/dev/zero: \(message)")
    let redirected = try folder.shell("foldout < /dev/zero")
    #expect(redirected.status == 1)
    #expect(redirected.error == "standard input: \(message)")
    #expect(try folder.run("/dev/null", "--no-header").status == 0)
  }

  @Test("A named pipe is read like a file")
  func namedPipe() throws {
    let result = try folder.shell(
      "mkfifo feed; printf 'a,b\\n1,2\\n' > feed & foldout feed -i csv -t csv --hierarchy none")
    #expect(result.output == "a,b\n1,2\n")
    #expect(result.error == "")
  }

  @Test("Compressed data that grows beyond measure is refused before it fills the memory")
  func bomb() throws {
    let result = try folder.shell(
      """
      head -c 80000000 /dev/zero | tr '\\0' a | gzip > bomb.csv.gz
      foldout bomb.csv.gz -o out.csv
      """)
    #expect(result.status == 1)
    #expect(
      result.error
        == "bomb.csv.gz: grows to more than 250 times its size, as only attacks do; "
        + "if you trust it, decompress it first with gzip -d\n")
    #expect(!folder.contains("out.csv"))
  }

  @Test(
    "What is no text, or has no rows, is refused where it begins, before it fills the memory",
    .enabled(if: !TestEnvironment.isSanitized))
  func endlessInput() throws {
    let zeros = try folder.shell(
      "ulimit -v 1000000; foldout < /dev/zero | cat; cat /dev/zero | foldout -i csv")
    #expect(
      zeros.error.hasSuffix(
        "standard input:1:1: begins with zero bytes, expected text; save it as text in UTF-8 first\n"))
    let line = try folder.shell("ulimit -v 1000000; tr '\\0' x < /dev/zero | foldout -i csv")
    #expect(line.status == 3)
    #expect(
      line.error == "standard input:1: no line ends in the 64 MB from here on, expected rows (byte 0); "
        + "a line ends with LF, CRLF or CR; if this is no CSV, say what it is with --input-format\n")
  }

  @Test("A quote that swallows what follows is named where it opens, however much that is")
  func swallowingQuote() throws {
    let result = try folder.shell(
      """
      { printf 'a,b\\n1,2\\n3,"4\\n'; yes '\(row)' | head -c 70000000; } > long.csv
      foldout < long.csv
      cat long.csv | foldout --no-details -g a --sum b
      """)
    #expect(result.status == 3)
    let message =
      "standard input:3:2: the quote that opens here is not closed in 64 MB (byte 10); "
      + "close it, or double the quotes that belong to the text\n"
    #expect(result.error == message + message)
    #expect(result.output == "")
  }

  @Test(
    "Sums of a pipe and of compressed data take no more memory than their groups, however long they are",
    .enabled(if: !TestEnvironment.isSanitized))
  func boundedMemory() throws {
    let result = try folder.shell(
      """
      rows() { echo a,note,b; yes '\(row)' | head -n 100000; }
      rows | gzip -1 > rows.csv.gz
      ulimit -v 90000
      \(oneArena)
      rows | foldout -g a --sum b --no-details -t csv --hierarchy none
      foldout rows.csv.gz -g a --sum b --no-details -t csv --hierarchy none
      """)
    #expect(result.error == "")
    #expect(result.output == "a,b\nNorth,125000.00\nTotal,125000.00\na,b\nNorth,125000.00\nTotal,125000.00\n")
  }

  @Test("A pipe whose sums turn out to need the records is read again")
  func pipeReadAgain() throws {
    let result = try folder.shell(
      """
      { echo a,note,b; yes '\(row)' | head -n 5000; echo 'South,,$2'; echo 'North,,$3.50'; } |
        foldout -g a --sum b --no-details -t csv --hierarchy none
      { echo a,note,b; yes '\(row)' | head -n 5000; echo 'South,,2'; echo 'North,,x'; } |
        foldout -g a --sum b --no-details -t csv
      """)
    #expect(result.output == "a,b\nNorth,6253.50\nSouth,2\nTotal,6255.50\n")
    #expect(result.error.hasPrefix("standard input:5003:3: \"x\" in column \"b\" is not a number; "))
  }

  @Test(
    "Memory that the system does not give is an error with the input's name",
    .enabled(if: !TestEnvironment.isSanitized))
  func noMemory() throws {
    let result = try folder.shell(
      """
      \(oneArena)
      { echo a,note,b; yes '\(row)' | head -c 150000000; } | { ulimit -v 150000; foldout -o out.csv; }
      """)
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("standard input: "))
    #expect(result.error.contains("half of the memory that there is; save it to a file"))
    #expect(!folder.contains("out.csv"))
  }

  @Test("More columns than a workbook has are an error, in a header and without one")
  func columns() throws {
    let wide = Array(repeating: "x", count: 16_385).joined(separator: ",") + "\n"
    for option in ["--header", "--no-header"] {
      let result = try folder.run(option, input: wide)
      #expect(result.status == 3)
      #expect(
        result.error.hasPrefix(
          "standard input:1: 16385 fields in the first row, and a table has at most 16384 columns; "))
    }
    let widest = (1...16_384).map { "c\($0)" }.joined(separator: ",") + "\n"
    #expect(try folder.run("-t", "csv", input: widest).status == 0)
  }

  @Test(
    "Deep nesting is read or refused, but never runs out of stack", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nesting(opening: String) throws {
    let result = try folder.run("-i", "json", input: String(repeating: opening, count: 200_000))
    #expect(result.status == 3)
    #expect(result.error.hasPrefix("standard input:1:"))
  }

  @Test("A field of many megabytes is a field", arguments: ["text", "csv"])
  func longField(format: String) throws {
    let long = String(repeating: "x", count: 9_000_000)
    let result = try folder.run("-t", format, "--hierarchy", "none", input: "a,b\n\(long),1\n")
    #expect(result.status == 0)
    let written = result.outputBytes.count { $0 == UInt8(ascii: "x") }
    #expect(written == long.utf8.count)
  }

  @Test("A plan is printed without anything being written")
  func explain() throws {
    try folder.write("region;cost\nNorth;1.50\nSouth;2\n", to: "a.csv")
    expectText(
      try folder.run("a.csv", "-g", "region", "--sum", "cost", "-o", "r.xlsx", "-o", "-", "--explain").output,
      equals: """
        a.csv is read as csv, utf-8, with semicolons between fields
        column "region": text
        column "cost": decimal
        2 records, 4 rows, 2 levels by --group-by
        r.xlsx is written as xlsx
        standard output is written as text

        """)
    #expect(try folder.fileNames() == ["a.csv"])
  }

  @Test(
    "A terminal of one column shows what it can",
    arguments: ["plain", "ascii", "rounded", "heavy", "markdown"])
  func narrowTerminal(style: String) throws {
    try folder.write("螺栓,n\nM8 螺栓,12345\n,-1\n", to: "in.csv")
    let result = try folder.runInTerminal(
      columns: 1, rows: 5, ["in.csv", "-g", "螺栓", "--sum", "n", "--style", style, "--progress", "never"],
      environment: ["PAGER": ""])
    #expect(result.status == 0)
    #expect(!result.text.isEmpty)
    // A number is shown whole or not at all.
    #expect(result.text.contains("12345") || !result.text.contains { "345".contains($0) })
  }

  @Test("An input that has titles alone is an empty report in every format")
  func titlesAlone() throws {
    try folder.write("a,b\n", to: "in.csv")
    for format in ["text", "markdown", "csv", "tsv", "json", "ndjson"] {
      let result = try folder.run("in.csv", "-t", format)
      #expect(result.status == 0)
      let expected =
        switch format {
        case "text": "a  b\n─  ─\n"
        case "markdown": "| a   | b   |\n| --- | --- |\n"
        case "csv": "depth,kind,path,a,b\n"
        case "tsv": "depth\tkind\tpath\ta\tb\n"
        case "json": "[]\n"
        default: ""
        }
      expectText(result.output, equals: expected)
    }
  }
}
