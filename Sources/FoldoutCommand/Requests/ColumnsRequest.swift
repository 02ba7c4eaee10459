/// Which columns the report has, and how they look.
struct ColumnsRequest: Sendable {
  /// The columns to show, in this order; none means all.
  var selected: [String] = []
  var titles: [ColumnSetting<String>] = []
  /// Number format codes such as `#,##0.00`, or the name of a format.
  var formats: [ColumnSetting<String>] = []
  var alignments: [ColumnSetting<AlignmentWord>] = []
  var widths: [ColumnSetting<Int>] = []
  /// The columns to compute, as `name = expression`, in the order of the command line.
  var computations: [String] = []
  /// The column whose values become columns.
  var pivot: String?
}

/// Where a cell's text stands in its column.
enum AlignmentWord: String, OptionWord {
  case left, center, right, decimal
}
