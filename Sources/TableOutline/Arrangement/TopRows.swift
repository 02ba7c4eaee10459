public import TableModel

/// The largest siblings of each parent, and one row for the rest.
public struct TopRows<RowValue>: Sendable {
  /// How many siblings stay.
  public var count: Int
  /// The column that says which are the largest: by total for disclosure rows, by cell for leaf rows.
  public var column: TableColumn<RowValue>
  /// The depth whose siblings are cut, 0 for the top rows, or `nil` for every depth.
  public var depth: Int?
  /// What the row for the rest is called; how many rows it stands for follows in parentheses.
  public var otherLabel: String

  /// Keeps the largest siblings.
  ///
  /// - Parameters:
  ///   - count: How many stay; at least 1.
  ///   - column: The column that says which are the largest.
  ///   - depth: The depth whose siblings are cut, or `nil` for every depth.
  ///   - otherLabel: What the row for the rest is called.
  public init(
    _ count: Int, by column: TableColumn<RowValue>, depth: Int? = nil, otherLabel: String = "Other"
  ) {
    self.count = max(count, 1)
    self.column = column
    self.depth = depth
    self.otherLabel = otherLabel
  }
}
