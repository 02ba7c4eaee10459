public import TableModel

/// What a renderer needs to know of a column.
public struct ColumnHeader: Sendable, Hashable {
  /// The heading.
  public var title: String
  /// What the cells hold.
  public var kind: CellKind
  /// Where the cells stand between the column's edges; never `automatic`.
  public var alignment: ColumnAlignment
  /// How wide the column may be.
  public var width: ColumnWidth
  /// How numbers and dates are shown.
  public var format: CellFormat
  /// What disclosure rows say of the leaf rows below them.
  public var aggregate: Aggregate?
  /// The headings that the column shares with its neighbours, from the outermost in.
  public var groupTitles: [String]
  /// How many decimals its totals have at least and at most where no format is set; `nil` as long as there are none.
  ///
  /// Averages and medians have more digits than are worth showing: those of the values, and two at least.
  public var totalDecimals: ClosedRange<Int>?

  /// How many decimals numbers are rounded to, in a column of averages or medians without a format of its own.
  public var roundedDecimals: ClosedRange<Int>? {
    aggregate?.isQuotient == true && format == .automatic ? totalDecimals : nil
  }

  /// Creates a header.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - kind: What the cells hold.
  ///   - alignment: Where the cells stand; `automatic` is resolved by the kind and the aggregate.
  ///   - width: How wide the column may be.
  ///   - format: How numbers and dates are shown.
  ///   - aggregate: What disclosure rows say of the leaf rows below them.
  ///   - groupTitles: The headings that the column shares with its neighbours, from the outermost in.
  public init(
    title: String, kind: CellKind, alignment: ColumnAlignment = .automatic,
    width: ColumnWidth = ColumnWidth(),
    format: CellFormat = .automatic, aggregate: Aggregate? = nil, groupTitles: [String] = []
  ) {
    self.groupTitles = groupTitles
    self.title = title
    self.kind = kind
    self.width = width
    let isShare = aggregate?.isShare ?? false
    self.format = isShare && format == .automatic ? .percent(decimals: 1) : format
    self.aggregate = aggregate
    let countsAlone = isShare || aggregate == .count || aggregate == .distinct
    self.alignment =
      switch alignment {
      case .automatic: kind.isNumeric || countsAlone ? .decimalPoint : .leading
      default: alignment
      }
  }
}

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
