/// What a renderer knows before the first row.
public struct TableHeader: Sendable {
  /// The columns, from the left.
  public var columns: [ColumnHeader]
  /// The position of the tree column.
  public var treeColumn = 0
  /// What the report is called.
  public var title: String?
  /// Where subtotals stand.
  public var subtotals = TotalPlacement.above
  /// Whether there are rows that can be opened and closed.
  public var hasDisclosureRows = false
  /// The depth of the deepest row.
  public var maximumDepth = 0
  /// How many rows the report has, hidden ones, subtotal rows and the grand total included.
  public var rowCount = 0
  /// Whether rows can be marked as selected.
  public var hasSelection = false

  /// Creates a header.
  ///
  /// - Parameter columns: The columns, from the left.
  public init(columns: [ColumnHeader]) { self.columns = columns }
}
