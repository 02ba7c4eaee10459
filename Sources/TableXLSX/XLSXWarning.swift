/// Something that a workbook cannot hold, and what was done about it.
public enum XLSXWarning: Sendable, Hashable, CustomStringConvertible {
  /// Rows are deeper than an outline goes.
  case outlineTooDeep(rows: Int)
  /// Texts were too long for a cell and are cut.
  case textCut(count: Int, firstCell: String)
  /// Addresses are text, because there are too many of them or they are none that can be linked.
  case notLinked(count: Int, firstCell: String)
  /// Numbers that are totalled have more digits than a workbook keeps.
  case digitsRounded(count: Int, firstCell: String)
  /// Sheets have other names than they were given; the first of them is told.
  case sheetNamesChanged(count: Int, given: String, used: String)
  /// The rows did not fit on one sheet.
  case continued(sheets: Int)

  /// The warning as one line.
  public var description: String {
    switch self {
    case .outlineTooDeep(let rows):
      "\(Self.counted(rows, "row")) deeper than level 8; the outline of a workbook ends there, the indent goes on"
    case .textCut(let count, let cell):
      "\(Self.counted(count, "text")) cut at 32767 characters, the first in cell \(cell)"
    case .notLinked(let count, let cell):
      "\(Self.counted(count, "address", "addresses")) written as text without a link, the first in cell \(cell): "
        + "a sheet has at most 65530 links, of at most 2079 characters each"
    case .digitsRounded(let count, let cell):
      "\(Self.counted(count, "number")) rounded to 15 digits, the first in cell \(cell): "
        + "write the totals as values to keep all digits as text"
    case .sheetNamesChanged(let count, let given, let used):
      "the sheet \"\(given)\" is named \"\(used)\""
        + (count > 1 ? ", and \(Self.counted(count - 1, "other sheet")) got another name too" : "")
    case .continued(let sheets): "more rows than a sheet has; the workbook has \(sheets) sheets"
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
