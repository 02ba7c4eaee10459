/// Something that stands for rows of a table: one row, many, or a tree of them.
///
/// Content is a recipe. It is walked, perhaps more than once, and makes its rows as it goes, so that a table of a
/// million rows holds none of them.
public protocol TableRowContent<RowValue> {
  /// What the rows show.
  associatedtype RowValue

  /// How many rows there are, of all depths, where several threads may walk them at once, and each sees the same;
  /// `nil` where one thread has to.
  ///
  /// Renderers show many of such rows on all processors.
  var sharedRowCount: Int? { get }

  /// Shows every row to a visitor, parents before their children.
  ///
  /// - Parameter visitor: Sees the rows.
  /// - Throws: What the visitor throws.
  func visitRows<Visitor: TableRowVisitor & ~Copyable>(_ visitor: inout Visitor) throws
  where Visitor.RowValue == RowValue
}

extension TableRowContent {
  /// One thread walks the rows.
  public var sharedRowCount: Int? { nil }
}
