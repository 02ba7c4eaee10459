/// Which rows are shown, hidden, or left out.
struct RowsRequest: Sendable {
  /// How far the whole report is open; nil leaves it to the standard, which is fully.
  var openLevels: OpenLevels?
  /// Paths of rows to close, on top of `openLevels`.
  var collapsedPaths: [String] = []
  /// Paths of rows to open, with all above them.
  var expandedPaths: [String] = []
  /// How many levels are in the report at all.
  var depth: Int?
}

/// How many levels of a report are open, counted as the outline buttons of a workbook count them.
enum OpenLevels: Sendable, Equatable {
  /// Only rows of the first so many levels are shown.
  case levels(Int)
  /// Everything is open.
  case everything
}
