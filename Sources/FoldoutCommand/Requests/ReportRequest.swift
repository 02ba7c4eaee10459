/// Everything the command line asks for, as typed values.
///
/// The option table fills it; later stages read it.
struct ReportRequest: Sendable {
  /// What the command is to do.
  enum Action: Sendable, Equatable {
    case report
    case help(HelpTopic)
    case manual(ManualForm)
    case completions(ShellName)
    case version
  }

  var action = Action.report
  /// The input files as given; none or `-` is standard input.
  var files: [String] = []
  var input = InputRequest()
  var shape = ShapeRequest()
  var columns = ColumnsRequest()
  var totals = TotalsRequest()
  var rows = RowsRequest()
  var output = OutputRequest()
  var run = RunRequest()
  /// The options that were given, as they were written and with the group they belong to.
  var given: [GivenOption] = []
}

/// One use of an option on the command line.
struct GivenOption: Sendable {
  /// The name as it was written, such as `-t` or `--to`.
  let name: String
  let group: OptionGroup
}

/// What the manual is written in.
enum ManualForm: String, OptionWord {
  case man
  case markdown
}

/// How much `--help` says.
enum HelpTopic: String, OptionWord {
  case short
  case all
}
