internal import TableModel

/// The columns that show each row's part of a sum.
///
/// Balanced rounding rounds the running sum instead of each part: a row that covers the stretch from *a* to *b* of the
/// whole shows `round(b) - round(a)`, so that the parts of siblings add up to what their parent shows, with nothing
/// kept but the running sums.
struct ShareColumns: ~Copyable {
  private struct Column: BitwiseCopyable {
    /// The position in the table.
    let index: Int
    /// The position among the totalled columns.
    let totalIndex: Int
    let isOfParent: Bool
    /// How many decimals of the fraction balanced shares are rounded to.
    let places: UInt8
  }

  private let columns: ContiguousArray<Column>
  private let isBalanced: Bool
  /// For each column the sum of all rows so far.
  private var running: ContiguousArray<ExactDecimal>
  /// For each open row (the whole table first) and column: the running sum where it began, and its own sum.
  private var starts: ContiguousArray<ExactDecimal> = []
  private var sums: ContiguousArray<ExactDecimal?> = []

  /// No column shows a part.
  init() {
    (columns, isBalanced, running) = ([], false, [])
  }

  init(_ headers: [ColumnHeader], totalled: ContiguousArray<Int>, rounding: ShareRounding) {
    columns = ContiguousArray(
      totalled.enumerated().compactMap { totalIndex, index in
        guard let aggregate = headers[index].aggregate, aggregate.isShare else { return nil }
        return Column(
          index: index, totalIndex: totalIndex, isOfParent: aggregate == .shareOfParent,
          places: min(Self.places(headers[index].format, rounding), 18))
      })
    isBalanced = rounding != .each
    running = ContiguousArray(repeating: .zero, count: columns.count)
  }

  private static func places(_ format: CellFormat, _ rounding: ShareRounding) -> UInt8 {
    // A percentage has two decimals less than the fraction that it stands for.
    if case .balanced(let decimals?) = rounding { return min(decimals, 16) + 2 }
    return format.pattern.flatMap { try? FormatPattern($0, locale: .english) }?.fractionDecimals ?? 2
  }

  var isEmpty: Bool { columns.isEmpty }

  /// Starts again before the first row.
  mutating func begin(_ totals: borrowing TotalsStack, root: Int) {
    guard !isEmpty else { return }
    for index in running.indices { running[index] = .zero }
    starts.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    open(totals, result: root)
  }

  /// Goes below a row whose totals have a position among the results.
  mutating func open(_ totals: borrowing TotalsStack, result: Int) {
    for (index, column) in columns.enumerated() {
      starts.append(running[index])
      let cell = totals.results[result * totals.columns.count + column.totalIndex]
      sums.append(cell.exact)
    }
  }

  /// Leaves the innermost open row: the running sum has come to its end, whatever was not walked of it.
  mutating func close() {
    let first = starts.count - columns.count
    for index in columns.indices {
      let end = try? starts[first + index].adding(sums[first + index] ?? .zero)
      running[index] = end ?? running[index]
    }
    starts.removeLast(columns.count)
    sums.removeLast(columns.count)
  }

  /// Puts shares in place of a leaf row's values, which count from here on.
  mutating func showLeaf(in cells: inout CellBuffer) {
    for index in columns.indices {
      let value = cells[columns[index].index].exact
      show(index, value, of: starts.count, in: &cells)
      if let value, let sum = try? running[index].adding(value) { running[index] = sum }
    }
  }

  /// Puts shares in place of the totals of a disclosure row that is about to be opened, or that is being closed.
  ///
  /// - Parameters:
  ///   - totals: All totals.
  ///   - result: The position of the row's totals among the results.
  ///   - isOpen: Whether the row is the innermost open one.
  ///   - cells: The row's cells.
  mutating func showTotals(
    _ totals: borrowing TotalsStack, result: Int, isOpen: Bool, in cells: inout CellBuffer
  ) {
    let end = isOpen ? starts.count - columns.count : starts.count
    for index in columns.indices {
      let current = running[index]
      if isOpen { running[index] = starts[end + index] }
      let cell = totals.results[result * totals.columns.count + columns[index].totalIndex]
      show(index, cell.exact, of: end, in: &cells)
      running[index] = current
    }
  }

  /// Puts the share of everything in place of the grand totals: one, where there is anything.
  func showGrandTotal(in cells: inout CellBuffer) {
    for column in columns {
      let sum = cells[column.index].exact
      let isSomething = sum.map { $0.significand != 0 } ?? false
      cells.replaceCell(at: column.index, with: isSomething ? Cell(integer: 1) : .empty)
    }
  }

  /// Takes the values away from a row whose share stands elsewhere.
  func clear(_ cells: inout CellBuffer) {
    for column in columns { cells.replaceCell(at: column.index, with: .empty) }
  }

  private func show(_ index: Int, _ value: ExactDecimal?, of end: Int, in cells: inout CellBuffer) {
    let column = columns[index]
    let level = (column.isOfParent ? end - columns.count : 0) + index
    var share: ExactDecimal?
    if let value, let sum = sums[level], sum.significand != 0 {
      if isBalanced {
        share = balanced(value, from: starts[level], at: running[index], of: sum, column.places)
      } else {
        // More digits than are ever shown, so that rounding for display is the only rounding that counts.
        share = (try? value.divided(by: sum, decimals: 18))?.reduced
      }
    }
    cells.replaceCell(at: column.index, with: share.map { Cell(decimal: $0) } ?? .empty)
  }

  private func balanced(
    _ value: ExactDecimal, from start: ExactDecimal, at running: ExactDecimal, of sum: ExactDecimal,
    _ places: UInt8
  ) -> ExactDecimal? {
    do {
      let before = try running.subtracting(start)
      let low = try before.divided(by: sum, decimals: places)
      let high = try before.adding(value).divided(by: sum, decimals: places)
      return try high.subtracting(low)
    } catch {
      return nil
    }
  }
}

extension Cell {
  /// The number, where it is an exact one.
  var exact: ExactDecimal? { kind == .integer || kind == .decimal ? decimal : nil }
}
