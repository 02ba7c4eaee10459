// What the row builder makes of a list, a condition and a loop. Nested pairs have no limit of length.

/// Rows followed by other rows.
public struct ConcatenatedRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.RowValue == Second.RowValue {
  /// What the rows show.
  public typealias RowValue = First.RowValue

  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Shows the first rows, then the second.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    try first.visitRows(&visitor)
    try second.visitRows(&visitor)
  }
}

/// Rows of one of two kinds, chosen by a condition.
public enum ConditionalRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.RowValue == Second.RowValue {
  /// What the rows show.
  public typealias RowValue = First.RowValue

  /// The condition holds.
  case first(First)
  /// The condition does not hold.
  case second(Second)

  /// Shows the rows chosen.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    switch self {
    case .first(let rows): try rows.visitRows(&visitor)
    case .second(let rows): try rows.visitRows(&visitor)
    }
  }
}

/// Rows that are there or not: an `if` without `else`.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What the rows show.
  public typealias RowValue = Wrapped.RowValue

  /// Shows the rows where there are any.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    try self?.visitRows(&visitor)
  }
}

/// Rows of one kind, several times over: a `for` loop.
public struct RepeatedRows<Content: TableRowContent>: TableRowContent {
  /// What the rows show.
  public typealias RowValue = Content.RowValue

  @usableFromInline let parts: [Content]

  @inlinable
  init(_ parts: [Content]) { self.parts = parts }

  /// Shows all rows, in order.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue {
    for part in parts { try part.visitRows(&visitor) }
  }
}

/// No rows.
public struct EmptyRows<RowValue>: TableRowContent {
  /// Creates content without rows.
  @inlinable
  public init() {}

  /// Shows nothing.
  ///
  /// - Parameter visitor: Sees nothing.
  @inlinable
  public func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor)
  where Visitor.RowValue == RowValue {}
}
