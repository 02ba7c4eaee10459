import TableModel
import TableOutline

/// The rows of a report and the rules of outlines and totals, found by looking at all rows at once.
struct ReferenceRows {
  var header = TableHeader(columns: [])
  var rows: [ReferenceRow] = []

  var summaryBelow: Bool { header.subtotals == .below && header.columns.contains { $0.aggregate != nil } }

  /// The rows below a row, however deep.
  func below(_ index: Int) -> Range<Int> {
    var end = index + 1
    while end < rows.count, rows[end].depth > rows[index].depth, rows[end].kind != .total { end += 1 }
    return index + 1..<end
  }

  /// Which rows carry the mark of a closed group; the row after the last one may.
  var marked: Set<Int> {
    var marked: Set<Int> = []
    for (index, row) in rows.enumerated() where row.isClosed && row.level < 7 {
      let members = below(index)
      guard !members.isEmpty else { continue }
      if !summaryBelow {
        marked.insert(index)
      } else if members.upperBound == rows.count
        ? row.level == 0 : rows[members.upperBound].level == row.level
      {
        marked.insert(members.upperBound)
      }
    }
    return marked
  }

  /// The formula for a cell: its function, and the rows it is over.
  func formula(_ index: Int, _ column: Int) -> (function: Int, rows: Range<Int>)? {
    let row = rows[index]
    guard row.isTotal[column], !row.isFolded, let function = function(column) else { return nil }
    if row.hasFoldedLeaves, ![9, 4, 5].contains(function) { return nil }
    let range: Range<Int>
    switch row.kind {
    case .leaf: return nil
    case .group: range = below(index)
    case .subtotal:
      guard let group = rows[..<index].lastIndex(where: { $0.depth == row.depth && $0.kind == .group }) else {
        return nil
      }
      range = group + 1..<index
    case .total where index > 0: range = 0..<index
    case .total:
      // Rows that show no totals may show values of their own, which a formula would count.
      guard header.subtotals == .above else { return nil }
      range = 1..<rows.count
    }
    return range.isEmpty ? nil : (function, range)
  }

  /// The number of the function that says a column's totals.
  func function(_ column: Int) -> Int? {
    let column = header.columns[column]
    let isOrdered = column.kind.isNumeric || column.kind == .date
    switch column.aggregate {
    case .sum: return 9
    case .average: return 1
    case .minimum: return isOrdered ? 5 : nil
    case .maximum: return isOrdered ? 4 : nil
    case .count: return column.kind == .integer || column.kind == .decimal ? 2 : 3
    default: return nil
    }
  }
}
