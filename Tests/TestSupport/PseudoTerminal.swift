internal import CTerminal
internal import Foundation

/// A terminal without a screen, in which a program runs as if somebody sat before it.
public final class PseudoTerminal {
  private var terminal: Int32 = -1
  private let process: pid_t
  private var shown: [UInt8] = []

  /// Starts a program that has a new terminal for its three streams, and is the one that its keys mean.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is.
  ///   - rows: How many lines it has.
  ///   - arguments: The path of the program, and its arguments.
  ///   - folder: Where it runs.
  ///   - environment: Its variables.
  /// - Throws: ``TerminalError`` if the system has no terminal left.
  init(
    columns: Int, rows: Int, _ arguments: [String], in folder: String, environment: [String: String]
  ) throws {
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    process = unsafe cterminal_start(
      UInt16(columns), UInt16(rows), folder, &words, &variables, &terminal)
    guard process > 0 else { throw TerminalError("forkpty") }
  }

  deinit { close(terminal) }

  /// Waits until the programs in the terminal have shown some text, behind what was waited for before.
  ///
  /// - Throws: ``TerminalError`` if they end without.
  public func wait(for text: String) throws {
    var start = shown.count
    while true {
      let found = String(decoding: shown[max(0, start - text.utf8.count)...], as: UTF8.self)
      if found.contains(text) { return }
      start = shown.count
      guard try readMore() else { throw TerminalError("no \"\(text)\" in \(self.text.debugDescription)", 0) }
    }
  }

  /// Presses keys.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe write(terminal, bytes, bytes.count)
  }

  /// All that was shown so far; the terminal's line ends are those of text.
  public var text: String {
    String(decoding: shown, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Waits until all programs in the terminal have ended.
  ///
  /// - Returns: The exit status of the one that was started, or 128 and the number of the signal that ended it.
  /// - Throws: ``TerminalError`` if they never do.
  func finish() throws -> Int32 {
    while try readMore() {}
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Takes what is shown next; false where nothing has the terminal open any more.
  private func readMore() throws -> Bool {
    var events = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    // So long that only a program that hangs takes longer.
    guard unsafe poll(&events, 1, 60_000) > 0 else {
      kill(-process, SIGKILL)
      throw TerminalError("nothing happens after \(text.debugDescription)", 0)
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(terminal, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    shown += buffer.prefix(count)
    return true
  }
}

/// What went wrong with a terminal.
public struct TerminalError: Error, CustomStringConvertible {
  /// What was tried, and what the system said.
  public let description: String

  init(_ attempt: String, _ number: Int32 = errno) {
    description = number == 0 ? attempt : unsafe "\(attempt): \(String(cString: strerror(number)))"
  }
}
