/// Something that stands for rows of a table: one row, many, or a tree of them.
///
/// Content is a recipe. It is walked, perhaps more than once, and makes its rows as it goes, so that a table of a
/// million rows holds none of them.
public protocol TableRowContent<RowValue> {
  /// What the rows show.
  associatedtype RowValue

  /// The same rows by number, where all are leaf rows without levels that can be made in any order and by several
  /// threads at once; `nil` where they are not.
  var indexedRows: IndexedRows<RowValue>? { get }

  /// Shows every row to a visitor, parents before their children.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue
}

extension TableRowContent {
  /// The rows come one after the other.
  public var indexedRows: IndexedRows<RowValue>? { nil }
}

/// Sees the rows of a table in depth-first order.
public protocol TableRowVisitor<RowValue>: ~Copyable {
  /// What the rows show.
  associatedtype RowValue

  /// Sees a leaf row.
  ///
  /// - Parameter value: What the row shows.
  /// - Throws: What stops the walk.
  mutating func visitRow(_ value: RowValue) throws

  /// Sees a disclosure row that has a value of its own; its children follow, then `leaveRow()`.
  ///
  /// - Parameters:
  ///   - value: What the row shows.
  ///   - isExpanded: Whether its children are shown, where the row itself says so.
  /// - Returns: Whether the children are wanted; `leaveRow()` follows in any case.
  /// - Throws: What stops the walk.
  mutating func enterRow(_ value: RowValue, isExpanded: Bool?) throws -> Bool

  /// Sees a disclosure row that stands for a group and has only a label; its children follow, then `leaveRow()`.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether its children are shown, where the row itself says so.
  ///   - isFolded: Whether its children only count for its totals and are no rows of the report.
  ///   - label: Appends the label as one cell.
  /// - Returns: Whether the children are wanted; `leaveRow()` follows in any case.
  /// - Throws: What stops the walk.
  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool

  /// Ends the children of the disclosure row entered last.
  ///
  /// - Throws: What stops the walk.
  mutating func leaveRow() throws
}

extension TableRowVisitor where Self: ~Copyable {
  /// Sees a group whose children are rows of the report.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether its children are shown, where the row itself says so.
  ///   - label: Appends the label as one cell.
  /// - Returns: Whether the children are wanted; `leaveRow()` follows in any case.
  /// - Throws: What stops the walk.
  @inlinable
  public mutating func enterGroup(isExpanded: Bool?, label: (inout CellBuffer) -> Void) throws -> Bool {
    try enterGroup(isExpanded: isExpanded, isFolded: false, label: label)
  }
}
