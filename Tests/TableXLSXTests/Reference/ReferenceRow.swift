import TableModel
import TableOutline

/// A row of a report, as the reference writer keeps it.
struct ReferenceRow {
  var cells: [CellValue]
  var kind: RowKind
  var depth: Int
  var isHidden: Bool
  var isClosed: Bool
  var isSelected: Bool
  var isFolded: Bool
  var hasFoldedLeaves: Bool
  var isTotal: [Bool]

  init(_ buffer: borrowing CellBuffer, _ row: borrowing OutlineRow) {
    cells = []
    isTotal = []
    for column in 0..<buffer.count {
      cells.append(CellValue(buffer[column], of: buffer))
      isTotal.append(row.kind != .leaf && row.isAggregate(column: column))
    }
    (kind, depth, isSelected) = (row.kind, row.depth, row.isSelected)
    (isHidden, isClosed) = (row.isHidden, row.kind == .group && !row.isExpanded)
    (isFolded, hasFoldedLeaves) = (row.isFolded, row.hasFoldedLeaves)
  }

  var level: Int { min(depth, 7) }
}

extension CellValue {
  /// The value of a cell.
  fileprivate init(_ cell: Cell, of buffer: borrowing CellBuffer) {
    let text = cell.kind == .text || cell.kind == .link
    let bytes = text ? Array(buffer.bytes[cell.textRange]) : []
    self =
      switch cell.kind {
      case .empty: .empty
      case .text: .text(String(decoding: bytes, as: UTF8.self))
      case .link: .link(String(decoding: bytes, as: UTF8.self))
      case .integer: .integer(cell.integer)
      case .decimal: .decimal(cell.decimal)
      case .number: .number(cell.number)
      case .boolean: .boolean(cell.boolean)
      case .date: .date(cell.date)
      }
  }
}
