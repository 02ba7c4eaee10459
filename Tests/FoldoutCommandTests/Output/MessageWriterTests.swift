import Synchronization
import Testing

@testable import FoldoutCommand

@Suite("Messages")
struct MessageWriterTests {
  private func messages(_ run: RunRequest = RunRequest(), _ body: (inout MessageWriter) throws -> Void)
    rethrows
    -> String
  {
    let printed = Mutex("")
    var writer = MessageWriter(run) { text in printed.withLock { $0 += text } }
    try body(&writer)
    return printed.withLock { $0 }
  }

  @Test("A failure is one line with its hint")
  func failure() {
    let text = messages { $0.report(.usage("no column \"regoin\"", hint: "did you mean region?")) }
    #expect(text == "foldout: no column \"regoin\"; did you mean region?\n")
  }

  @Test("A place in a file stands where the name of the command would")
  func place() {
    let text = messages {
      $0.report(
        CommandFailure(.wrongData, inInput: ["a.csv:3:1: 2 fields", "a.csv:4:1: 2 fields"], hint: "pad"))
    }
    #expect(text == "a.csv:3:1: 2 fields\na.csv:4:1: 2 fields; pad\n")
  }

  @Test("A quiet run counts its warnings and prints none")
  func quiet() {
    var run = RunRequest()
    run.isQuiet = true
    var count = 0
    let text = messages(run) {
      $0.warn("odd")
      count = $0.warningCount
    }
    #expect(text.isEmpty)
    #expect(count == 1)
  }

  @Test("Notes are for verbose runs")
  func notes() throws {
    var run = RunRequest()
    #expect(try messages(run) { try $0.note("3 levels") }.isEmpty)
    run.isVerbose = true
    #expect(try messages(run) { try $0.note("3 levels") } == "foldout: 3 levels\n")
  }

  @Test("Control characters in a message are shown and not sent")
  func controls() {
    #expect(MessageWriter.line("a\u{1B}[2Jb\nc\u{202E}") == "a\\u{1B}[2Jb\\nc\\u{202E}\n")
  }
}
