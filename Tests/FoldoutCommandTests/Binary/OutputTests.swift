import TestSupport
import Testing

@Suite("Output of the command")
struct OutputTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write(
      "region,product,cost\nNorth,Nut,1.50\nNorth,Bolt,2.25\nSouth,Bolt,4.00\n", to: "orders.csv")
  }

  @Test("A file has what standard output would have", arguments: [("out.txt", "text"), ("out.csv", "csv")])
  func sameBytes(file: String, format: String) throws {
    let printed = try folder.run("orders.csv", "-g", "region", "--sum", "cost", "-t", format)
    let written = try folder.run("orders.csv", "-g", "region", "--sum", "cost", "-o", file)
    #expect(printed.status == 0)
    #expect(written.output.isEmpty)
    expectText(try folder.read(file), equals: printed.output)
    #expect(try folder.fileNames() == ["orders.csv", file].sorted())
  }

  @Test("A workbook has the same bytes in a file, in a pipe, and again")
  func workbookBytes() throws {
    let arguments = ["orders.csv", "-g", "region", "--sum", "cost"]
    #expect(try folder.run(arguments + ["-o", "out.xlsx"]).status == 0)
    let piped = try folder.run(arguments + ["-t", "xlsx"])
    #expect(piped.outputBytes.starts(with: [0x50, 0x4B, 0x03, 0x04]))
    #expect(try folder.bytes(of: "out.xlsx") == piped.outputBytes)
  }

  @Test("A failure leaves the old file as it was", arguments: ["out.csv", "out.xlsx", "out.txt"])
  func oldFileStays(file: String) throws {
    try folder.write("old", to: file)
    #expect(try folder.run("orders.csv", "--sum", "product", "-o", file).status == 3)
    #expect(try folder.read(file) == "old")
    #expect(try folder.fileNames() == ["orders.csv", file].sorted())
  }

  @Test(
    "A file that outgrows the limit leaves the old one as it was", .enabled(if: !TestEnvironment.isSanitized),
    arguments: ["out.csv", "out.xlsx", "out.txt"])
  func fullDisk(file: String) throws {
    try folder.write("old", to: file)
    try folder.write(
      "id,name\n" + (0..<60_000).map { "\($0),\($0 &* 2_654_435_761)\n" }.joined(), to: "big.csv")
    let result = try folder.shell("ulimit -f 16; TMPDIR=. exec foldout big.csv -o \(file)")
    #expect(result.status == 1)
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try folder.read(file) == "old")
    #expect(try folder.fileNames() == ["big.csv", "orders.csv", file].sorted())
  }

  @Test("A full device is an error on standard output too")
  func fullDevice() throws {
    let result = try folder.shell("foldout orders.csv > /dev/full")
    #expect(result.status == 1)
    #expect(result.error == "foldout: standard output: No space left on device\n")
  }

  @Test(
    "A signal ends the command, leaves the old file and no other",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func signals(name: String, status: Int32) throws {
    try folder.write("old", to: "out.csv")
    // The command waits for its input with the temporary file made; job control keeps the shell from shielding it.
    let result = try folder.shell(
      """
      mkfifo input
      exec bash -c '
      set -m
      foldout input -i csv -o out.csv &
      command=$!
      until ls .foldout-*.tmp; do :; done > found 2> /dev/null
      kill -\(name) $command
      wait $command
      '
      """)
    #expect(result.status == status)
    #expect(try folder.read("found").contains(".foldout-"))
    #expect(try folder.read("out.csv") == "old")
    #expect(try folder.fileNames() == ["found", "input", "orders.csv", "out.csv"])
  }

  @Test("A signal that the command was started to ignore stays ignored")
  func ignoredSignal() throws {
    let result = try folder.shell(
      """
      trap '' HUP
      mkfifo input
      foldout input -i csv -o out.csv &
      until ls .foldout-*.tmp; do :; done > /dev/null 2>&1
      kill -HUP $!
      printf 'a,b\\n1,2\\n' > input
      wait $!
      """)
    #expect(result.status == 0)
    #expect(try folder.read("out.csv").hasSuffix("0,leaf,1,1,2\n"))
  }

  @Test(
    "A reader that closes the pipe ends the command quietly",
    arguments: ["text", "markdown", "csv", "tsv", "json", "ndjson", "xlsx"])
  func closedPipe(format: String) throws {
    try folder.write("id,name\n" + (0..<50_000).map { "\($0),name \($0)\n" }.joined(), to: "big.csv")
    let result = try folder.shell("(foldout big.csv -t \(format); echo $? >&2) | head -c 1 > /dev/null")
    #expect(result.error == "0\n")
  }

  @Test("Links are followed and permissions kept")
  func linksAndPermissions() throws {
    let script =
      "touch real.csv && chmod 600 real.csv && ln -s real.csv out.csv && foldout orders.csv -o out.csv"
    #expect(try folder.shell(script).status == 0)
    #expect(try folder.shell("test -L out.csv && ls -l real.csv").output.hasPrefix("-rw-------"))
    #expect(try folder.read("real.csv").hasPrefix("depth,kind,path,region"))
  }

  @Test("The input may be the output")
  func inPlace() throws {
    #expect(try folder.run("orders.csv", "-o", "orders.csv", "--hierarchy", "none").status == 0)
    expectText(
      try folder.read("orders.csv"),
      equals: "region,product,cost\nNorth,Nut,1.50\nNorth,Bolt,2.25\nSouth,Bolt,4.00\n")
  }

  @Test("Warnings change the exit status only if they are to")
  func strict() throws {
    let levels = "level,name,v\n1,A,1\n3,B,5\n"
    let usual = try folder.run("--level", "level", "--sum", "v", input: levels)
    #expect(usual.status == 0)
    #expect(usual.error.hasPrefix("standard input:3:1: warning: level 3"))
    #expect(usual.error.split(separator: "\n").count == 1)
    let strict = try folder.run("--level", "level", "--sum", "v", "--strict", "-q", input: levels)
    #expect(strict.status == 4)
    #expect(strict.error.isEmpty)
    #expect(strict.output == usual.output)
  }

  @Test("Version and help go to standard output")
  func versionAndHelp() throws {
    let version = try folder.run("--version").output
    #expect(version.wholeMatch(of: /foldout 0\.1\.0\nwidths of characters by Unicode \d+\.\d+\.\d+\n/) != nil)
    #expect(try folder.run("--help").output.contains("Examples:"))
    #expect(try folder.run("--help", "all").output.contains("--hierarchy"))
  }
}
