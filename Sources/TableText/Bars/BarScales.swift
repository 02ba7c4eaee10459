internal import TableModel
internal import TableOutline

/// The largest values that bars are measured against, found while all rows are measured.
struct BarScales {
  private let columns: [Int]
  private let scale: BarScale

  /// For each bar column, the largest value below each parent, in the order in which parents come.
  private var largest: ContiguousArray<ContiguousArray<Double>>

  /// The parent of the rows at each depth.
  private var parents: ContiguousArray<Int> = [0]
  private var parentCount = 1

  /// Begins with nothing measured.
  ///
  /// - Parameters:
  ///   - columns: The positions of the columns that get bars.
  ///   - scale: What the longest bar stands for.
  init(columns: [Int], scale: BarScale) {
    self.columns = columns
    self.scale = scale
    largest = ContiguousArray(repeating: [0], count: columns.count)
  }

  /// Whether there are bars at all.
  var isEmpty: Bool { columns.isEmpty }

  /// Takes a row into account that will be drawn later.
  ///
  /// - Parameters:
  ///   - cells: Its cells.
  ///   - row: Its place.
  mutating func measure(_ cells: borrowing CellBuffer, at row: borrowing OutlineRow) {
    enter(row)
    for position in columns.indices where hasBar(row) {
      let group = group(of: row)
      largest[position][group] = max(largest[position][group], cells[columns[position]].magnitude)
    }
    leaveLabel(row, growing: true)
  }

  /// Goes back to the first row, to draw.
  mutating func restart() {
    parents = [0]
    parentCount = 1
  }

  /// Moves on to a row that is drawn.
  mutating func advance(to row: borrowing OutlineRow) {
    enter(row)
    leaveLabel(row, growing: false)
  }

  /// How long a row's bar is, 0 to 1; call it after `advance(to:)`.
  ///
  /// - Parameters:
  ///   - index: The position of the column in the table.
  ///   - cells: The row's cells.
  ///   - row: The row.
  /// - Returns: The share of the longest bar.
  func length(column index: Int, _ cells: borrowing CellBuffer, at row: borrowing OutlineRow) -> Double {
    guard hasBar(row), let position = columns.firstIndex(of: index) else { return 0 }
    let top = largest[position][group(of: row)]
    return top > 0 ? cells[index].magnitude / top : 0
  }

  private func hasBar(_ row: borrowing OutlineRow) -> Bool {
    switch row.kind {
    case .leaf: true
    case .group: scale == .siblings || row.isFolded || row.hidesRows
    case .subtotal, .total: false
    }
  }

  private func group(of row: borrowing OutlineRow) -> Int { scale == .table ? 0 : parents[row.depth] }

  private mutating func enter(_ row: borrowing OutlineRow) {
    // Rows come in outline order, so only the depth right below the last parent can be missing.
    while parents.count <= row.depth { parents.append(parents[parents.count - 1]) }
  }

  /// Numbers a parent; both walks number them alike.
  private mutating func leaveLabel(_ row: borrowing OutlineRow, growing: Bool) {
    guard scale == .siblings, row.kind == .group else { return }
    parents.removeSubrange((row.depth + 1)...)
    parents.append(parentCount)
    parentCount += 1
    guard growing else { return }
    for position in largest.indices { largest[position].append(0) }
  }
}
