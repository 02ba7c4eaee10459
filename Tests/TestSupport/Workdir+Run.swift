internal import Foundation

extension Workdir {
  /// Runs `foldout` in the folder and waits for its end.
  ///
  /// Only `PATH` and `environment` are in the command's environment, so that nothing of the machine shows in the
  /// output. A workbook written with `-o NAME.xlsx` is kept for other programs to check, see ``WorkbookArchive``.
  ///
  /// - Parameters:
  ///   - arguments: the command's arguments.
  ///   - input: what stands at standard input.
  ///   - environment: variables beside `PATH`.
  /// - Returns: how the command ended and what it wrote.
  /// - Throws: an error if the command is missing or can't be started.
  public func run(
    _ arguments: String...,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs `foldout` in the folder with a list of arguments and waits for its end.
  ///
  /// - Throws: an error if the command is missing or can't be started.
  public func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandResult {
    let result = try launch(
      TestEnvironment.command(), arguments, input: Array(input.utf8), environment: environment)
    if result.status == 0 {
      try keepWorkbook(writtenBy: arguments, input: input, environment: environment)
    }
    return result
  }

  /// Runs a shell script in the folder, in which `foldout` can be called by its name.
  ///
  /// - Throws: an error if the command is missing or the shell can't be started.
  public func shell(_ script: String, environment: [String: String] = [:]) throws -> CommandResult {
    let folder = URL(fileURLWithPath: try TestEnvironment.command()).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = environment.merging(["PATH": "\(folder):\(path)"]) { own, _ in own }
    let result = try launch("/bin/sh", ["-c", script], input: [], environment: variables)
    if result.status == 0 { try keepWorkbooks() }
    return result
  }

  /// Starts a program with its three streams bound to files, so that no pipe can fill up and stop it.
  func launch(
    _ program: String, _ arguments: [String], input: [UInt8], environment: [String: String]
  ) throws -> CommandResult {
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("foldout-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let files = ["in", "out", "err"].map(streams.appendingPathComponent)
    for file in files { try Data(file == files[0] ? input : []).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = environment.merging(Self.baseEnvironment) { own, _ in own }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return CommandResult(
      status: process.terminationStatus + (isSignal ? 128 : 0),
      outputBytes: Array(try Data(contentsOf: files[1])),
      errorBytes: Array(try Data(contentsOf: files[2])))
  }

  static var baseEnvironment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    // What a sanitizer is told about the tests holds for the command that they run.
    return own.filter { ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
      .merging(["PATH": own["PATH"] ?? "/usr/bin:/bin"]) { _, path in path }
  }
}
