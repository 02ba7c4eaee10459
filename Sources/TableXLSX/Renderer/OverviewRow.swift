internal import TableModel

/// The row of the overview that stands for a group with a sheet of its own.
final class OverviewRow {
  /// The name of the first of the group's sheets.
  let sheet: String
  /// The group's own row, whose label the overview shows.
  let cells: CellBuffer
  /// The group's depth.
  let depth: Int
  /// Whether an ancestor is closed.
  let isHidden: Bool
  /// Whether the group is marked.
  let isSelected: Bool

  /// The row that shows the group's totals: its own, or the subtotal row below its members.
  var totals = CellBuffer()
  /// By column, whether that row shows a total.
  var isTotal: ContiguousArray<Bool> = []
  /// Where that row stands.
  var source: RowPlace.RowSource?

  /// Copies a group's row.
  init(_ cells: borrowing CellBuffer, sheet: String, depth: Int, isHidden: Bool, isSelected: Bool) {
    self.cells = CellBuffer(copying: cells)
    self.sheet = sheet
    self.depth = depth
    self.isHidden = isHidden
    self.isSelected = isSelected
  }
}
