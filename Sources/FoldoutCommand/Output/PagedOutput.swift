/// Standard output, which on a terminal goes through the pager where it is longer than the screen.
enum PagedOutput {
  /// Writes with a pager if there is to be one, and waits until the reader leaves it.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a pager may be used.
  ///   - cleanup: What ends the process when a signal comes, if there is something.
  ///   - body: Writes everything to the pager, or to standard output where it gets none; it is called again where it
  ///     turns out that there is no such pager.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, and what writing throws.
  static func write<Value>(
    withPager isWanted: Bool, _ cleanup: InterruptCleanup? = nil, _ body: (Pager?) throws -> Value
  ) throws -> Value {
    guard isWanted, StandardStream.output.isTerminal,
      let command = PagerCommand(System.environment(PagerCommand.variables))
    else { return try body(nil) }
    let pager = Pager(command, screen: .terminal, cleanup)
    // What is said about an error has to wait for the terminal.
    let result = Result { try body(pager) }
    switch try pager.finish() {
    case .missing: return try body(nil)
    case .interrupted: System.endInterrupted()
    case .shown: break
    }
    return try result.get()
  }
}

extension ScreenLines {
  /// The screen of the terminal that standard output is; one that does not say its size has the usual one.
  fileprivate static var terminal: ScreenLines {
    let size = StandardStream.output.terminalSize
    return ScreenLines(columns: size?.columns ?? 80, rows: size?.rows ?? 24)
  }
}
