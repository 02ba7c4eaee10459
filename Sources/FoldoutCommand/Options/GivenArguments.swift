/// What a command line or a saved report says, before it means anything.
struct GivenArguments: Sendable {
  /// The options, in the order in which they stand there.
  var uses: [OptionUse] = []
  /// The input files.
  var files: [String] = []

  /// The request that these arguments make.
  ///
  /// The first help, manual or version option decides: what follows is not looked at.
  ///
  /// - Throws: a usage failure for a value that is refused.
  func request() throws(CommandFailure) -> ReportRequest {
    var request = ReportRequest()
    request.files = files
    for use in uses where request.action == .report { try use.apply(to: &request) }
    return request
  }

  /// The value of the last use of an option.
  func value(of name: String) -> String? { uses.last { $0.option.name == name }?.value }

  /// These arguments on top of those of a saved report: an option that is given here is taken from here alone.
  func over(_ saved: GivenArguments) -> GivenArguments {
    let names = Set(uses.map(\.option.name))
    return GivenArguments(
      uses: saved.uses.filter { !names.contains($0.option.name) } + uses,
      files: files.isEmpty ? saved.files : files)
  }
}
