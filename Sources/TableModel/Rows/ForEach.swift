/// Rows for each element of a sequence, made one by one as they are needed.
///
/// A report with totals is walked twice, so the sequence has to give the same elements each time it is iterated:
/// a collection does, and so does a sequence whose iterator opens a file anew.
public struct ForEach<Data: Sequence, Content: TableRowContent>: TableRowContent {
  /// What the rows show.
  public typealias RowValue = Content.RowValue

  @usableFromInline let data: Data
  @usableFromInline let content: (Data.Element) -> Content

  /// Creates rows for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, not held in memory beyond what the sequence itself holds.
  ///   - content: The rows of one element.
  @inlinable
  public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Content.RowValue == Value {
    self.data = data
    self.content = content
  }

  /// Shows the rows of every element, in order.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    for element in data { try content(element).visitRows(&visitor) }
  }
}

extension ForEach where Content == TableRow<Data.Element> {
  /// Creates one leaf row for each element.
  ///
  /// - Parameter data: The elements, not held in memory beyond what the sequence itself holds.
  @inlinable
  public init(_ data: Data) {
    self.data = data
    self.content = { TableRow($0) }
  }
}
