internal import TableModel
internal import TableOutline

/// Which columns are shown, and where.
struct TextLayout: Sendable {
  /// What a shown column is filled with.
  enum Source: Sendable, BitwiseCopyable, Equatable {
    /// The mark of selected rows.
    case selection
    /// The cells of a column of the table.
    case cells(of: Int)
    /// A bar for the cells of a column of the table.
    case bar(of: Int)
  }

  /// A shown column.
  struct Column: Sendable {
    let source: Source
    let width: Int
    let alignment: ColumnAlignment

    /// The columns that are kept for what stands behind decimal points.
    let tail: Int

    /// How many blanks stand before something.
    ///
    /// - Parameters:
    ///   - columns: How wide it is; no wider than the column.
    ///   - lead: How wide it is up to its decimal point.
    /// - Returns: The blanks.
    func leadingBlanks(columns: Int, lead: Int) -> Int {
      alignment.leadingBlanks(columns: columns, lead: lead, width: width, tail: tail)
    }

    /// The column as its header sees it: titles have no decimal point.
    var forHeader: Column {
      Column(
        source: source, width: width, alignment: alignment == .decimalPoint ? .trailing : alignment, tail: 0)
    }
  }

  /// No columns at all.
  static let empty = TextLayout(
    columns: [], groups: HeaderGroups([], TableHeader(columns: [])), hidden: [], hiddenBars: [])

  /// The shown columns, from the left.
  let columns: ContiguousArray<Column>

  /// The headings that they share.
  let groups: HeaderGroups

  /// The positions of the table's columns that did not fit.
  let hidden: [Int]

  /// The positions of those that are shown without their bars, which did not fit.
  let hiddenBars: [Int]
}
