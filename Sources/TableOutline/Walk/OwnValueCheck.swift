internal import TableModel

/// Finds out whether the own values of disclosure rows are the sums of their children: then they are totals already,
/// and adding them counts everything twice.
struct OwnValueCheck: ~Copyable {
  private enum Verdict {
    case open
    case sums
    case values
  }

  private let columnCount: Int
  /// For each open row whether it has an own value.
  private var hasOwnValue: ContiguousArray<Bool> = []
  /// For each open row and totalled column: its own value, and the sum of what its children say of themselves.
  private var own: ContiguousArray<ExactDecimal?> = []
  private var children: ContiguousArray<ExactDecimal?> = []
  private var verdicts: ContiguousArray<Verdict>

  init(columnCount: Int) {
    self.columnCount = columnCount
    verdicts = ContiguousArray(repeating: .open, count: columnCount)
  }

  /// Whether every own value of a totalled column was the sum of its children, and there was one.
  func isDoubleCounted(_ column: Int) -> Bool { verdicts[column] == .sums }

  /// A disclosure row; `cells` has one cell for each totalled column, or none.
  mutating func enter(_ cells: borrowing CellBuffer, hasOwnValue: Bool) {
    self.hasOwnValue.append(hasOwnValue)
    for index in 0..<columnCount {
      own.append(cells.count > 0 ? cells[index].exact : nil)
      children.append(.zero)
    }
  }

  /// A leaf row, with one cell for each totalled column.
  mutating func leaf(_ cells: borrowing CellBuffer) {
    guard let parent = hasOwnValue.indices.last, hasOwnValue[parent] else { return }
    for index in 0..<columnCount { add(cells[index].exact ?? .zero, at: parent * columnCount + index) }
  }

  /// The end of the innermost disclosure row, with its totals from a position of `results` on.
  mutating func leave(_ results: borrowing CellBuffer, from first: Int, hasChildren: Bool) {
    let row = hasOwnValue.count - 1
    for index in 0..<columnCount {
      let position = row * columnCount + index
      if hasChildren, let own = own[position] {
        let isSum = children[position] == own
        if !isSum { verdicts[index] = .values } else if verdicts[index] == .open { verdicts[index] = .sums }
      }
      if row > 0, hasOwnValue[row - 1] {
        add(own[position] ?? results[first + index].exact ?? .zero, at: position - columnCount)
      }
    }
    hasOwnValue.removeLast()
    own.removeLast(columnCount)
    children.removeLast(columnCount)
  }

  private mutating func add(_ value: ExactDecimal, at position: Int) {
    guard let sum = children[position] else { return }
    // What does not fit is no sum that an own value could equal.
    children[position] = try? sum.adding(value)
  }
}
