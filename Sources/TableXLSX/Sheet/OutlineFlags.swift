/// Turns a row's place in the outline into what a sheet says of the row.
///
/// With totals above, the button that opens a group stands on the group's own row, and so does the mark that the
/// group is closed. With totals below, both belong on the first row after the group that is less deep.
struct OutlineFlags {
  /// Whether the row of a group stands below its members.
  let summaryBelow: Bool

  private var previousLevel = 0
  // By level: whether the disclosure row at that level, whose members are being written, is closed.
  private var isClosed = ContiguousArray(repeating: false, count: SheetLimits.outlineLevel)

  /// Starts a report.
  init(summaryBelow: Bool) { self.summaryBelow = summaryBelow }

  /// What the sheet says of the next row.
  ///
  /// - Parameters:
  ///   - depth: The row's depth.
  ///   - isHidden: Whether an ancestor is closed.
  ///   - closesGroup: Whether the row is a closed disclosure row that has rows below it.
  /// - Returns: The row's attributes.
  mutating func next(depth: Int, isHidden: Bool, closesGroup: Bool) -> RowAttributes {
    let level = min(depth, SheetLimits.outlineLevel)
    var attributes = RowAttributes(level: level, isHidden: isHidden)
    if level < SheetLimits.outlineLevel {
      attributes.isCollapsed =
        summaryBelow ? previousLevel > level && isClosed[level] : closesGroup
      isClosed[level] = closesGroup
    }
    previousLevel = level
    return attributes
  }

  /// Whether a closed group ends with the sheet, so that an empty row has to carry its mark.
  var needsClosingRow: Bool { summaryBelow && previousLevel > 0 && isClosed[0] }

  /// Forgets the row before, which stands on another sheet.
  mutating func beginSheet() { previousLevel = 0 }
}
