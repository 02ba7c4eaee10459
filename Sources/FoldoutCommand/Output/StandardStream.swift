#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The standard streams, by file descriptor.
enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether the stream is a terminal.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether the stream takes bytes at once: a terminal may be stopped, and a pipe full.
  var isReady: Bool {
    var waiting = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&waiting, 1, 0) == 1
  }

  /// The width of the terminal that the stream is, in columns; nil where it is none or does not say.
  var terminalWidth: Int? { terminalSize?.columns }

  /// The size of the terminal that the stream is; nil where it is none or does not say.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    // A size that lacks the rows is the one of a usual terminal with that width.
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }
}
