internal import Foundation

extension Workdir {
  /// Runs a shell script in the folder and in a terminal, in which `foldout` can be called by its name.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is.
  ///   - rows: How many lines it has.
  ///   - script: The script.
  /// - Returns: The exit status, and all that the terminal was sent.
  /// - Throws: An error if the command is missing.
  public func shellInTerminal(
    columns: Int, rows: Int = 60, _ script: String
  ) throws -> (status: Int32, text: String) {
    let folder = URL(fileURLWithPath: try TestEnvironment.command()).deletingLastPathComponent().path
    let base = Self.baseEnvironment
    let own = ["TERM": "xterm", "PATH": "\(folder):\(base["PATH"] ?? "")"]
    let terminal = try PseudoTerminal(
      columns: columns, rows: rows, ["/bin/sh", "-c", script], in: path,
      environment: own.merging(base) { own, _ in own })
    let status = try terminal.finish()
    return (status, terminal.text)
  }

  /// Runs `foldout` in the folder and in a terminal.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is.
  ///   - rows: How many lines it has.
  ///   - arguments: The command's arguments.
  ///   - environment: Variables beside `PATH` and `TERM`.
  ///   - body: Looks and presses keys while the command runs.
  /// - Returns: The exit status, and all that the terminal was sent.
  /// - Throws: An error if the command is missing, and what the body throws.
  public func runInTerminal(
    columns: Int = 80, rows: Int = 24, _ arguments: [String], environment: [String: String] = [:],
    while body: (PseudoTerminal) throws -> Void = { _ in }
  ) throws -> (status: Int32, text: String) {
    let variables = ["TERM": "xterm"].merging(Self.baseEnvironment) { own, _ in own }
    let terminal = try PseudoTerminal(
      columns: columns, rows: rows, [try TestEnvironment.command()] + arguments, in: path,
      environment: environment.merging(variables) { own, _ in own })
    try body(terminal)
    let status = try terminal.finish()
    return (status, terminal.text)
  }
}
