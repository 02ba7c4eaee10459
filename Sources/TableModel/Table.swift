/// Columns and a tree of rows.
///
/// ```swift
/// let table = Table(of: Item.self) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Price", value: \.price).format(.currency("USD")).total(.sum)
/// } rows: {
///   ForEach(items) { group in
///     DisclosureRow(group) {
///       ForEach(group.children) { child in
///         TableRow(child)
///       }
///     }
///   }
/// }
/// ```
///
/// A table is a recipe: it holds no cells. A renderer asks for them row by row.
public struct Table<RowValue, Rows: TableRowContent> where Rows.RowValue == RowValue {
  /// The columns, from the left.
  public var columns: [TableColumn<RowValue>]

  /// The tree of rows.
  public var rows: Rows

  /// What the report is called; shown where the output has a place for it.
  public var title: String?

  /// The position of the tree column, which carries the label, the indent and the guides.
  public var treeColumn = 0

  /// Creates a table from columns known only at run time.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the left.
  ///   - rows: The rows.
  @inlinable
  public init(columns: [TableColumn<RowValue>], rows: Rows) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates a table from columns and rows of one value type.
  ///
  /// - Parameters:
  ///   - type: What the rows show.
  ///   - columns: The columns, from the left.
  ///   - rows: The rows.
  @inlinable
  public init(
    of type: RowValue.Type = RowValue.self,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>],
    @TableRowBuilder<RowValue> rows: () -> Rows
  ) {
    self.columns = columns()
    self.rows = rows()
  }

  /// Creates a table of one leaf row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns, from the left.
  @inlinable
  public init<Data: Sequence>(
    _ data: Data, @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]
  ) where Data.Element == RowValue, Rows == ForEach<Data, TableRow<RowValue>> {
    self.columns = columns()
    self.rows = ForEach(data)
  }

  /// Creates a table of a tree whose elements hold their children; `nil` and empty children make a leaf row.
  ///
  /// - Parameters:
  ///   - data: The top rows.
  ///   - children: The key path of an element's children.
  ///   - columns: The columns, from the left.
  @inlinable
  public init<Data: Collection>(
    _ data: Data, children: KeyPath<RowValue, Data?>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]
  ) where Data.Element == RowValue, Rows == OutlineGroup<Data> {
    self.columns = columns()
    self.rows = OutlineGroup(data, emptyIsLeaf: true) { $0[keyPath: children] }
  }

  /// Creates a table of a tree whose elements all hold a collection of children; empty makes a leaf row.
  ///
  /// - Parameters:
  ///   - data: The top rows.
  ///   - children: The key path of an element's children.
  ///   - columns: The columns, from the left.
  @inlinable
  public init<Data: Collection>(
    _ data: Data, children: KeyPath<RowValue, Data>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]
  ) where Data.Element == RowValue, Rows == OutlineGroup<Data> {
    self.columns = columns()
    self.rows = OutlineGroup(data, emptyIsLeaf: true) { $0[keyPath: children] }
  }

  /// Creates a table of flat elements, grouped by equal keys.
  ///
  /// Group rows show their key in the tree column, and totals in the columns that have them.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - outer: The key path to group by first.
  ///   - inner: The key paths to group by below that, from the outside in.
  ///   - columns: The columns, from the left.
  /// - Complexity: O(*n*) in the number of elements.
  public init<Data: Sequence, Outer: CellConvertible, each Inner: CellConvertible>(
    _ data: Data, groupedBy outer: KeyPath<RowValue, Outer>, _ inner: repeat KeyPath<RowValue, each Inner>,
    @TableColumnBuilder<RowValue> columns: () -> [TableColumn<RowValue>]
  ) where Data.Element == RowValue, Rows == GroupedRows<RowValue> {
    var readers: [(RowValue) -> CellValue] = [{ $0[keyPath: outer].cellValue }]
    for key in repeat each inner { readers.append { $0[keyPath: key].cellValue } }
    self.columns = columns()
    self.rows = GroupedRows(Array(data), keys: readers)
  }
}
