public import TableModel

/// In which order siblings stand, and which of them are shown one by one.
///
/// Only siblings change places: a row's subtree moves with it. Rows that no criterion tells apart keep their order.
public struct RowArrangement<RowValue>: Sendable {
  /// How disclosure rows among siblings are ordered; empty: as they come.
  public var groups: [RowOrder<RowValue>] = []

  /// How leaf rows among siblings are ordered; empty: as they come.
  public var rows: [RowOrder<RowValue>] = []

  /// Which siblings stay, with one row for the rest; `nil`: all.
  public var top: TopRows<RowValue>?

  /// Creates an arrangement that leaves everything as it is.
  public init() {}

  /// Whether everything stays as it is.
  public var isEmpty: Bool { groups.isEmpty && rows.isEmpty && top == nil }
}

extension Table {
  /// The table with its siblings ordered, and with the largest of them if so arranged.
  ///
  /// ```swift
  /// var arrangement = RowArrangement<Order>()
  /// arrangement.groups = [.by(total, descending: true)]
  /// let sorted = try table.arranged(arrangement)
  /// ```
  ///
  /// Where leaf rows and disclosure rows are siblings, the disclosure rows stay on their places and the leaf rows on
  /// theirs; each kind is ordered within its places.
  ///
  /// - Parameters:
  ///   - arrangement: The order.
  ///   - options: The options that the table will be rendered with: whether own values count in the totals that
  ///     are compared, and whether leaf rows are part of the report and so can be among the largest.
  /// - Returns: A table that holds its rows' values, all of them, in their new order.
  /// - Throws: `OutlineError` where a total that the order needs can't be computed.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public func arranged(
    _ arrangement: RowArrangement<RowValue>, options: OutlineOptions = OutlineOptions()
  ) throws -> Table<RowValue, ArrangedRows<RowValue>> {
    let label = columns.indices.contains(treeColumn) ? columns[treeColumn] : nil
    var collector = RowCollector(arrangement, label: label, options)
    try rows.visitRows(&collector)
    var table = Table<RowValue, ArrangedRows<RowValue>>(columns: columns, rows: collector.arranged())
    table.title = title
    table.treeColumn = treeColumn
    return table
  }
}
