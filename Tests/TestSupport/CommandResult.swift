/// What a command left behind: how it ended and what it wrote.
public struct CommandResult: Sendable {
  /// The exit status, or 128 plus the number of the signal that ended the command, as a shell counts.
  public let status: Int32

  /// The bytes written to standard output.
  public let outputBytes: [UInt8]

  /// The bytes written to standard error.
  public let errorBytes: [UInt8]

  /// Standard output as text.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard error as text.
  public var error: String { String(decoding: errorBytes, as: UTF8.self) }
}
