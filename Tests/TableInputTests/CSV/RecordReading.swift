@testable import TableInput

/// What reading delimited text came to: the records, each with its line, and the error at the end.
struct RecordReading: Equatable {
  var columns: [String] = []
  var records: [String] = []
  var warnings: [InputWarning] = []
  var error: InputError?
}
