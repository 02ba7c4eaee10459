/// What the command says about its own work.
struct RunRequest: Sendable {
  /// Warnings are not printed.
  var isQuiet = false
  /// What was found out about the input is printed.
  var isVerbose = false
  /// Warnings change the exit status.
  var isStrict = false
  /// What is longer than the screen of a terminal goes through a pager.
  var usesPager = true
  var progress = ProgressMode.auto
  /// The file that the options are saved in.
  var savedReport: String?
  /// What the run would do is printed, and no report is made.
  var explains = false
  /// The names of the columns are printed, and no report is made.
  var listsColumns = false
}
