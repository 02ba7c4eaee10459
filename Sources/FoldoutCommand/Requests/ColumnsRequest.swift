/// Which columns the report has, and how they look.
struct ColumnsRequest: Sendable {
  /// The columns to show, in this order; none means all.
  var selected: [String] = []
  var titles: [ColumnSetting<String>] = []
  /// Number format codes such as `#,##0.00`.
  var formats: [ColumnSetting<String>] = []
  var alignments: [ColumnSetting<AlignmentWord>] = []
  var widths: [ColumnSetting<Int>] = []
}

/// Where a cell's text stands in its column.
enum AlignmentWord: String, OptionWord {
  case left, center, right, decimal
}
