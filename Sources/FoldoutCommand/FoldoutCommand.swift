internal import TableXLSX
internal import TextWidth

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
    System.occupyStandardStreams()
    System.ignoreWriteSignals()
    let given: GivenArguments
    let request: ReportRequest
    do {
      given = try SavedReport.completing(CommandLineParser().read(arguments))
      request = try given.request()
    } catch {
      MessageWriter(RunRequest()).report(error)
      return error.status
    }
    switch request.action {
    case .version:
      // Where two machines show a table differently, this tells why.
      return printed("foldout \(version)\nwidths of characters by Unicode \(DisplayWidth.unicodeVersion)\n")
    case .help(let topic): return shown(HelpText.text(topic), withPager: request.run.usesPager)
    case .manual(.man): return printed(ManualPage.text)
    case .manual(.markdown): return printed(ReferencePage.text)
    case .completions(let shell): return printed(CompletionScript.text(for: shell))
    case .report: return report(request, given)
    }
  }

  private static func printed(_ text: String) -> ExitStatus { shown(text, withPager: false) }

  private static func shown(_ text: String, withPager: Bool) -> ExitStatus {
    let bytes = ContiguousArray(text.utf8)
    do {
      try PagedOutput.write(withPager: withPager) { pager throws in
        var sink = ReportSink(descriptor: StandardStream.output.rawValue, pager)
        try sink.write(bytes.span)
      }
      return .done
    } catch  where CommandFailure.isClosedPipe(error) {
      // Whoever reads help and closes the pipe has seen enough.
      return .done
    } catch {
      let failure = CommandFailure(error, destination: "standard output")
      MessageWriter(RunRequest()).report(failure)
      return failure.status
    }
  }

  /// Makes the report, and then saves its options if that is asked for.
  private static func report(_ request: ReportRequest, _ given: GivenArguments) -> ExitStatus {
    LibraryMessages.silence()
    let progress = ProgressDisplay(request.run)
    let cleanup = InterruptCleanup { progress.eraseAtEnd() }
    var run = ReportRun(request, progress, cleanup)
    let status = run.run()
    guard status == .done || status == .warnings, let path = request.run.savedReport else {
      return status
    }
    do {
      try SavedReport.save(given, to: path, cleanup)
      return status
    } catch {
      MessageWriter(request.run).report(error)
      return error.status
    }
  }
}
