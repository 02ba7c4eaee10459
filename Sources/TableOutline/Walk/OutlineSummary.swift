internal import TableModel

/// What the first walk found: a few words for each disclosure row in the order of the rows, nothing for a leaf row.
@usableFromInline
struct OutlineSummary: ~Copyable {
  struct Entry: BitwiseCopyable {
    /// Rows of the report below it, subtotal rows not counted.
    var rowsBelow = 0
    /// The same with subtotal rows.
    var rowsSpanned = 0
    /// Its children that are rows of the report, the one for its own value included.
    var childCount = 0
    /// Disclosure rows below it, in the report or not.
    var groupsBelow = 0
    /// Where its totals are, or -1.
    var result = -1
    /// Whether it has children at all.
    var hasChildren = false
    /// Whether some leaf below is no row of the report.
    var hasFoldedLeaves = false
    /// Whether a child row shows its own value.
    var showsItself = false
  }

  var entries: ContiguousArray<Entry> = []
  /// The whole table.
  var root = Entry()
  var totals: TotalsStack
  var maximumDepth = 0
  var groupRowCount = 0
  /// Totalled columns (by their position among these) in which every own value equals the sum of the children.
  var doubleCounted: ContiguousArray<Bool>

  init(_ headers: [ColumnHeader], functions: [(any AggregateFunction)?]) {
    totals = TotalsStack(headers, functions: functions)
    doubleCounted = ContiguousArray(repeating: false, count: totals.columns.count)
  }
}
