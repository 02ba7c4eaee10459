/// The command line tool as a function: arguments in, exit status out.
public enum FoldoutCommand {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Does what `arguments` ask for, with the process's standard streams.
  ///
  /// Nothing is thrown: what goes wrong is told on standard error.
  ///
  /// - Parameter arguments: the command line without the command's own name.
  /// - Returns: how the command ended.
  public static func run(_ arguments: [String]) -> ExitStatus {
    System.ignoreWriteSignals()
    let request: ReportRequest
    do {
      request = try CommandLineParser().parse(arguments)
    } catch {
      MessageWriter(RunRequest()).report(error)
      return error.status
    }
    switch request.action {
    case .version:
      System.write("foldout \(version)\n", to: .output)
      return .done
    case .help(let topic):
      System.write(HelpText.text(topic), to: .output)
      return .done
    case .report:
      var run = ReportRun(request)
      return run.run()
    }
  }
}
