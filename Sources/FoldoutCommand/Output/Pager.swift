internal import TableOutline

/// Output on a terminal: held back until it is longer than the screen, and shown by a pager from then on.
///
/// What fits the screen is written as it is in the end, and so is everything if the pager can't be started.
final class Pager {
  /// What became of the output.
  enum Ending: Equatable {
    /// It was shown, or the reader has seen enough.
    case shown
    /// The reader broke off, as one breaks off any program.
    case interrupted
    /// There is no such pager: nothing was shown.
    case missing
  }

  private enum Stage {
    case holding(ContiguousArray<UInt8>, ScreenLines)
    case paging(ChildProcess, Interrupts)
    case plain
  }

  private let command: PagerCommand
  private let cleanup: InterruptCleanup?
  private var terminal = FileSink(descriptor: StandardStream.output.rawValue)
  private var stage: Stage

  /// Starts nothing yet.
  ///
  /// - Parameters:
  ///   - command: The pager.
  ///   - screen: The size of the terminal.
  ///   - cleanup: What ends the process when a signal comes, if there is one: an interrupt is the pager's.
  init(_ command: PagerCommand, screen: ScreenLines, _ cleanup: InterruptCleanup?) {
    self.command = command
    self.cleanup = cleanup
    stage = .holding([], screen)
  }

  /// Takes the next bytes.
  ///
  /// - Throws: `WriteError`; for a broken pipe if the pager was left.
  func write(_ bytes: Span<UInt8>) throws {
    switch stage {
    case .holding(var held, var lines):
      // The array has one owner while it grows.
      stage = .plain
      lines.add(bytes)
      for index in bytes.indices { held.append(bytes[index]) }
      guard lines.areTooMany else {
        stage = .holding(held, lines)
        return
      }
      start()
      try write(held.span)
    case .paging(let process, _):
      var pipe = FileSink(descriptor: process.input)
      try pipe.write(bytes)
    case .plain: try terminal.write(bytes)
    }
  }

  /// Shows what was held back, or waits until the reader leaves the pager.
  ///
  /// - Throws: `WriteError` if the terminal takes nothing.
  func finish() throws -> Ending {
    defer { stage = .plain }
    switch stage {
    case .holding(let held, _): try terminal.write(held.span)
    case .paging(let process, let interrupts):
      let ending = process.finish()
      handBack(interrupts)
      if ending == .signal(System.interrupt) { return .interrupted }
      // By these a shell says that it could not run the program.
      if command.isShellScript, ending == .exit(126) || ending == .exit(127) { return .missing }
    case .plain: break
    }
    return .shown
  }

  private func start() {
    // What less needs to know, whatever it is called by: reports are UTF-8 wherever they are made.
    System.setStandard("FRX", for: "LESS")
    System.setStandard("utf-8", for: "LESSCHARSET")
    // Before the pager is there: a key may come at once.
    let interrupts = Interrupts.ignored()
    cleanup?.leavesInterrupts(true)
    if let process = ChildProcess(command.arguments) {
      stage = .paging(process, interrupts)
    } else {
      handBack(interrupts)
    }
  }

  private func handBack(_ interrupts: Interrupts) {
    interrupts.restore()
    cleanup?.leavesInterrupts(false)
  }
}
