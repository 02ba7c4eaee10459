/// A file that could not be written: what was tried, and what the system said.
struct OutputFailure: Error, Equatable {
  let path: String
  let reason: String
  var hint: String?

  init(path: String, reason: String, hint: String? = nil) {
    self.path = path
    self.reason = reason
    self.hint = hint
  }

  init(path: String, errorNumber: Int32, hint: String? = nil) {
    self.init(path: path, reason: System.describe(error: errorNumber), hint: hint)
  }
}
