internal import TableModel

/// What the first walk found: a few words for each disclosure row in the order of the rows, nothing for a leaf row.
@usableFromInline
struct OutlineSummary: ~Copyable {
  /// What is kept of one disclosure row: 24 bytes, so that a report of a hundred thousand groups stays small.
  struct Entry: BitwiseCopyable {
    private var rows: UInt32 = 0
    private var span: UInt32 = 0
    private var children: UInt32 = 0
    private var groups: UInt32 = 0
    private var resultPosition = UInt32.max
    /// Whether it has children at all.
    var hasChildren = false
    /// Whether some leaf below is no row of the report.
    var hasFoldedLeaves = false
    /// Whether a child row shows its own value.
    var showsItself = false

    /// Rows of the report below it, subtotal rows not counted.
    var rowsBelow: Int {
      get { Int(rows) }
      set { rows = UInt32(newValue) }
    }
    /// The same with subtotal rows.
    var rowsSpanned: Int {
      get { Int(span) }
      set { span = UInt32(newValue) }
    }
    /// Its children that are rows of the report, the one for its own value included.
    var childCount: Int {
      get { Int(children) }
      set { children = UInt32(newValue) }
    }
    /// Disclosure rows below it, in the report or not.
    var groupsBelow: Int {
      get { Int(groups) }
      set { groups = UInt32(newValue) }
    }
    /// Where its totals are among the results, once it is closed.
    var result: Int {
      get { Int(resultPosition) }
      set { resultPosition = UInt32(newValue) }
    }
  }

  var entries: ContiguousArray<Entry> = []
  /// The whole table.
  var root = Entry()
  var totals: TotalsStack
  var maximumDepth = 0
  /// Rows of the report that can be opened and closed.
  var disclosureRowCount = 0
  /// Totalled columns (by their position among these) in which every own value equals the sum of the children.
  var doubleCounted: ContiguousArray<Bool>

  init(_ headers: [ColumnHeader], functions: [(any AggregateFunction)?]) {
    totals = TotalsStack(headers, functions: functions)
    doubleCounted = ContiguousArray(repeating: false, count: totals.columns.count)
  }
}
