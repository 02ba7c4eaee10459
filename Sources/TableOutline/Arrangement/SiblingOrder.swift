internal import TableModel

/// Orders siblings by the cells that belong to them.
///
/// It knows no row values, so that it is compiled once for all.
struct SiblingOrder {
  /// One criterion without its column.
  struct Criterion {
    let isDescending: Bool
    let isNatural: Bool
    let blanksAreFirst: Bool
    /// The position of its cell among a row's cells.
    let key: Int
    /// The depth whose siblings it orders; nil for all.
    let depth: Int?
  }

  private let cells: ContiguousArray<Cell>
  private let bytes: ContiguousArray<UInt8>
  /// How many cells each row has.
  private let keyCount: Int

  /// Takes the cells of all rows, one after the other.
  init(_ cells: borrowing CellBuffer, keyCount: Int) {
    self.cells = cells.cells
    bytes = cells.bytes
    self.keyCount = keyCount
  }

  /// Orders the siblings of one kind within the places that they have.
  func order(
    _ siblings: inout ContiguousArray<Int>, by criteria: ContiguousArray<Criterion>,
    where isOfKind: (Int) -> Bool
  ) {
    guard !criteria.isEmpty else { return }
    let places = siblings.indices.filter { isOfKind(siblings[$0]) }
    guard places.count > 1 else { return }
    // The position breaks ties, which makes any sort a stable one.
    let unordered = siblings
    let ordered = places.sorted { left, right in
      let result = compare(unordered[left], unordered[right], by: criteria)
      return result != 0 ? result < 0 : left < right
    }
    for (place, origin) in zip(places, ordered) { siblings[place] = unordered[origin] }
  }

  /// Below zero where the left row comes first.
  private func compare(_ left: Int, _ right: Int, by criteria: ContiguousArray<Criterion>) -> Int {
    for criterion in criteria {
      let leftCell = cells[left * keyCount + criterion.key]
      let rightCell = cells[right * keyCount + criterion.key]
      let (leftIsBlank, rightIsBlank) = (leftCell.isBlank, rightCell.isBlank)
      if leftIsBlank || rightIsBlank {
        if leftIsBlank == rightIsBlank { continue }
        return leftIsBlank == criterion.blanksAreFirst ? -1 : 1
      }
      let result = CellOrder(isNatural: criterion.isNatural).compare(leftCell, rightCell, of: bytes)
      if result != 0 { return criterion.isDescending ? -result : result }
    }
    return 0
  }
}

extension Cell {
  fileprivate var isBlank: Bool { isEmpty || kind == .text && textRange.isEmpty }
}
