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
  /// The sheet has another name than it was given.
  case sheetNameChanged(given: String, used: String)
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
    case .sheetNameChanged(let given, let used): "the sheet \"\(given)\" is named \"\(used)\""
    case .continued(let sheets): "more rows than a sheet has; the report goes on over \(sheets) sheets"
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
