/// A row that shows its own value and discloses the rows nested in it.
///
/// ```swift
/// DisclosureRow(group) {
///   ForEach(group.items) { TableRow($0) }
/// }
/// ```
///
/// Without nested rows it stays a disclosure row. Whether it is expanded is the caller's decision when the table is
/// rendered; `isExpanded` states it for this row alone.
public struct DisclosureRow<Content: TableRowContent>: TableRowContent {
  /// What the row and the nested rows show.
  public typealias RowValue = Content.RowValue

  @usableFromInline let value: Content.RowValue
  @usableFromInline let isExpanded: Bool?
  @usableFromInline let content: Content

  /// Creates a disclosure row.
  ///
  /// - Parameters:
  ///   - value: What the row shows.
  ///   - isExpanded: Whether the nested rows are shown; `nil` leaves it to the expansion given to the renderer.
  ///   - content: The nested rows.
  @inlinable
  public init<Value>(
    _ value: Value, isExpanded: Bool? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Content.RowValue == Value {
    // A type parameter of its own, tied to the content's: `@TableRowBuilder<Content.RowValue>` breaks inference
    // in nested builders ("generic parameter 'Content' could not be inferred").
    self.value = value
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// Shows the row, then the nested rows.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    if try visitor.enterRow(value, isExpanded: isExpanded) {
      try content.visitRows(&visitor)
    }
    try visitor.leaveRow()
  }
}
