/// Why the command stops: what is wrong, a hint on what to do, and the exit status.
struct CommandFailure: Error, Equatable, Sendable {
  let status: ExitStatus
  /// What is wrong; one line, or one for each of several places of an input.
  let lines: [String]
  /// What to do about it.
  let hint: String?
  /// Whether the lines start with a place in a file, which then stands where the command's name would.
  let hasPlace: Bool

  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.lines = [message]
    self.hint = hint
    hasPlace = false
  }

  /// A failure that leads to places in an input: each line starts with the file's name.
  init(_ status: ExitStatus, inInput lines: [String], hint: String?) {
    self.status = status
    self.lines = lines
    self.hint = hint
    hasPlace = true
  }

  /// A failure of the command line itself.
  static func usage(_ message: String, hint: String? = nil) -> Self {
    Self(.usage, message, hint: hint)
  }

  /// The first line.
  var message: String { lines.first ?? "" }
}
