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
