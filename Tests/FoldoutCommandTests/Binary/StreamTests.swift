import TestSupport
import Testing

@Suite("Standard streams and odd outputs")
struct StreamTests {
  private let folder: Workdir

  init() throws {
    folder = try Workdir()
    try folder.write("level,name,v\n1,A,1\n3,B,5\n", to: "in.csv")
  }

  @Test("Standard output that is closed is an error, and no file that is opened takes its place")
  func closedOutput() throws {
    let result = try folder.shell("foldout in.csv >&-")
    #expect(result.status == 1)
    #expect(result.error == "foldout: standard output: Bad file descriptor\n")
    #expect(try folder.shell("foldout in.csv -o out.csv --hierarchy none >&-").status == 0)
    #expect(try folder.read("out.csv") == folder.read("in.csv"))
  }

  @Test("Standard input that is closed is an error")
  func closedInput() throws {
    let result = try folder.shell("foldout <&-")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("standard input: ") && result.error.contains("Bad file descriptor"))
  }

  @Test("With standard error closed, no message gets into a file")
  func closedError() throws {
    let arguments = "in.csv --level level --sum v"
    #expect(try folder.shell("foldout \(arguments) -o whole.csv").error.contains("warning"))
    #expect(try folder.shell("foldout \(arguments) -o out.csv 2>&-").status == 0)
    #expect(try folder.read("out.csv") == folder.read("whole.csv"))
    #expect(try folder.shell("foldout \(arguments) -o out.csv <&- >&- 2>&-").status == 0)
    #expect(try folder.read("out.csv") == folder.read("whole.csv"))
    #expect(try folder.shell("foldout in.csv --sum name -o out.csv 2>&-").status == 3)
    #expect(try folder.read("out.csv") == folder.read("whole.csv"))
  }

  @Test(
    "Whatever is printed to a full device is an error, and to a closed pipe none",
    arguments: [
      "--version", "--help all", "--manual", "--completions bash", "in.csv --list-columns",
      "in.csv --explain",
    ])
  func printing(arguments: String) throws {
    let full = try folder.shell("foldout \(arguments) > /dev/full")
    #expect(full.status == 1)
    #expect(full.error == "foldout: standard output: No space left on device\n")
    let closed = try folder.shell("(foldout \(arguments); echo $? >&2) | :")
    #expect(closed.error == "0\n")
  }

  @Test("A named pipe is written to, and stays one", arguments: ["csv", "xlsx"])
  func namedPipe(format: String) throws {
    let result = try folder.shell(
      """
      mkfifo pipe
      foldout in.csv -t \(format) -o pipe & cat pipe > got; wait $! && test -p pipe &&
      foldout in.csv -t \(format) | cmp - got
      """)
    #expect(result.status == 0, "\(result.error)")
  }

  @Test("If nobody reads a named pipe to its end, the other files are whole all the same")
  func abandonedPipe() throws {
    try folder.write("id\n" + (0..<40_000).map { "\($0)\n" }.joined(), to: "big.csv")
    let result = try folder.shell(
      """
      mkfifo pipe
      foldout big.csv -t csv -o pipe -o out.csv --hierarchy none & head -c 1 pipe > /dev/null; wait $!
      """)
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(try folder.read("out.csv") == folder.read("big.csv"))
  }

  @Test("A pipe that is set up not to wait gets everything")
  func nonblocking() throws {
    try folder.write("id\n" + (0..<40_000).map { "\($0)\n" }.joined(), to: "big.csv")
    // Perl is there wherever git is; it sets the flag on the pipe that the command then writes to.
    let result = try folder.shell(
      """
      perl -e 'use Fcntl; fcntl(STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK) or die; exec @ARGV' \
        foldout big.csv -t csv --hierarchy none | cmp - big.csv
      """)
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }

  @Test("A folder, and a file that may not be written, are errors that say so")
  func unwritable() throws {
    let folderResult = try folder.shell("mkdir out.csv && foldout in.csv -o out.csv")
    #expect(folderResult.error == "foldout: out.csv: Is a directory\n")
    #expect(folderResult.status == 1)
    try folder.write("old", to: "mine.csv")
    // An administrator may write everything, and has to become somebody else.
    let result = try folder.shell(
      """
      chmod 777 . && chmod 444 mine.csv
      nobody=; [ "$(id -u)" -ne 0 ] || nobody='setpriv --reuid=65534 --regid=65534 --clear-groups'
      $nobody foldout in.csv -o mine.csv
      """)
    #expect(result.status == 1)
    #expect(result.error == "foldout: mine.csv: Permission denied\n")
    #expect(try folder.read("mine.csv") == "old")
  }
}
