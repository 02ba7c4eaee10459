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

  /// Orders the siblings of one kind, which stand in the order of their numbers, within the places that they have.
  func order(
    _ siblings: inout ContiguousArray<Int>, by criteria: ContiguousArray<Criterion>,
    where isOfKind: (Int) -> Bool
  ) {
    guard !criteria.isEmpty else { return }
    let places = siblings.indices.filter { isOfKind(siblings[$0]) }
    guard places.count > 1 else { return }
    var rows = ContiguousArray<KeyedRow>()
    rows.reserveCapacity(places.count)
    for place in places {
      let row = siblings[place]
      let cell = cells[row * keyCount + criteria[0].key]
      rows.append(KeyedRow(key: SortKey(cell, by: criteria[0], of: bytes), row: row))
    }
    // Rows are numbered in the order that they come in, which breaks ties: any sort is a stable one then.
    rows.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      let result = compare(left.row, right.row, by: criteria)
      return result != 0 ? result < 0 : left.row < right.row
    }
    for (place, keyed) in zip(places, rows) { siblings[place] = keyed.row }
  }

  /// A row with the key of its first cell.
  private struct KeyedRow {
    let key: SortKey
    let row: Int
  }

  /// Below zero where the left row comes first.
  private func compare(_ left: Int, _ right: Int, by criteria: ContiguousArray<Criterion>) -> Int {
    for index in criteria.indices {
      let criterion = criteria[index]
      let leftCell = cells[left * keyCount + criterion.key]
      let rightCell = cells[right * keyCount + criterion.key]
      let (leftIsBlank, rightIsBlank) = (CellOrder.isBlank(leftCell), CellOrder.isBlank(rightCell))
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
