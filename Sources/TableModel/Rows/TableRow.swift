/// One leaf row.
public struct TableRow<RowValue>: TableRowContent {
  @usableFromInline let value: RowValue

  /// Creates a leaf row.
  ///
  /// - Parameter value: What the row shows.
  @inlinable
  public init(_ value: RowValue) { self.value = value }

  /// Shows the row.
  ///
  /// - Parameter visitor: Sees the row.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    try visitor.visitRow(value)
  }
}
