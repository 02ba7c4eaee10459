/// Sees the rows of a table in depth-first order.
public protocol TableRowVisitor<RowValue>: ~Copyable {
  /// What the rows show.
  associatedtype RowValue

  /// How many rows the visitor can do without where leaf rows come that are siblings; 0 where it has to see each.
  ///
  /// Content that can go past such rows at once asks before it makes them.
  var passableRows: Int { get }

  /// Goes past leaf rows that are siblings.
  ///
  /// - Parameter count: How many; no more than `passableRows`.
  mutating func passRows(_ count: Int)

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
  /// The visitor sees each row.
  @inlinable
  public var passableRows: Int { 0 }

  /// No row can be passed.
  @inlinable
  public mutating func passRows(_ count: Int) { precondition(count == 0, "the visitor has to see each row") }

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
