import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private let folder: Workdir

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
}
