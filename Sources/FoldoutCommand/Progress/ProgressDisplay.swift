internal import Synchronization
internal import SystemSupport
internal import TableInput

/// When progress is shown.
enum ProgressMode: String, OptionWord {
  /// If standard error is a terminal, and the work takes longer than half a second.
  case auto
  case never
}

/// A line on the terminal that says how far the command has come, and goes without a trace.
///
/// A thread of its own looks at the counters that reading and writing keep. Everything else that is written to standard
/// error goes through `print`, so that it never stands in the same line.
final class ProgressDisplay: Sendable {
  private struct State {
    var stage: ProgressLine.Stage?
    var stageStart = 0
    var isShown = false
  }

  /// How far reading has come.
  let input = InputProgress()
  /// How far writing has come.
  let rows = RowCounter()

  private let isActive: Bool
  private let start = System.milliseconds
  private let state = Mutex(State())

  private static let delay = 500
  private static let interval = 100
  private static let erasingAttempts = 100

  /// Shows nothing yet; without a terminal it never will.
  init(_ run: RunRequest) {
    isActive = run.progress == .auto && !run.isQuiet && StandardStream.error.isTerminal
  }

  /// Whether anybody is going to look at the counters.
  var isWatched: Bool { isActive }

  /// Starts to look after the work.
  func begin() {
    guard isActive else { return }
    // Without a thread there is no progress to be seen, which harms nothing.
    _ = SystemThread(blocksSignals: true) { [weak self] in
      while let display = self {
        System.sleep(milliseconds: Self.interval)
        display.update()
      }
    }
  }

  /// Notes what the command is at; nil while the terminal belongs to the report.
  func enter(_ stage: ProgressLine.Stage?) {
    guard isActive else { return }
    rows.reset()
    state.withLock { state in
      Self.clear(&state)
      state.stage = stage
      state.stageStart = System.milliseconds
    }
  }

  /// Writes a message to standard error, in a line of its own.
  func print(_ message: String) {
    state.withLock { state in
      Self.clear(&state)
      System.tell(message)
    }
  }

  /// Takes the line away because a signal ends the process; nothing is shown any more.
  ///
  /// It waits for nobody: a terminal that takes nothing keeps the line, and does not keep the process.
  func eraseAtEnd() {
    for _ in 0..<Self.erasingAttempts {
      let isErased: Bool? = state.withLockIfAvailable { state in
        if StandardStream.error.isReady { Self.clear(&state) }
        state.stage = nil
        return true
      }
      if isErased != nil { return }
      System.sleep(milliseconds: 1)
    }
  }

  private func update() {
    guard System.milliseconds - start >= Self.delay else { return }
    state.withLock { state in
      guard let stage = state.stage else { return }
      let (done, total) =
        if case .reading = stage { (input.byteCount, input.totalByteCount) } else { (rows.count, nil) }
      let text = ProgressLine.text(
        stage, done: done, total: total, milliseconds: System.milliseconds - state.stageStart)
      let columns = StandardStream.error.terminalWidth ?? 80
      System.tell("\r\u{1B}[K" + ProgressLine.fitted(text, columns: columns - 1))
      state.isShown = true
    }
  }

  private static func clear(_ state: inout State) {
    guard state.isShown else { return }
    System.tell("\r\u{1B}[K")
    state.isShown = false
  }
}
