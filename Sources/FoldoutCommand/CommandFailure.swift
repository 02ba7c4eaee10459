/// Why the command stops: one sentence, a hint on what to do, and the exit status.
struct CommandFailure: Error, Equatable, Sendable {
  let status: ExitStatus
  /// What is wrong, with the file, line and column in front where there is one.
  let message: String
  /// What to do about it.
  let hint: String?
  /// Whether the message starts with a place in a file, which then stands where the command's name would.
  let hasPlace: Bool

  init(_ status: ExitStatus, _ message: String, hint: String? = nil, hasPlace: Bool = false) {
    self.status = status
    self.message = message
    self.hint = hint
    self.hasPlace = hasPlace
  }

  /// A failure of the command line itself.
  static func usage(_ message: String, hint: String? = nil) -> Self {
    Self(.usage, message, hint: hint)
  }
}
