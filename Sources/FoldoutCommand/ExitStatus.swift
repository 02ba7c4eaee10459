/// How the command ends; the number is the process's exit status.
public enum ExitStatus: Int32, Sendable {
  /// The report was written.
  case done = 0
  /// Reading the input or writing the output failed.
  case inputOutputFailed = 1
  /// The command line asks for something that can't be had.
  case usage = 2
  /// The input can be read, but what it says is wrong.
  case wrongData = 3
  /// The report was written with warnings, and `--strict` was given.
  case warnings = 4
}
