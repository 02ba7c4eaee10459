public import TableModel

/// Gathers an `OutlineSummary` from the events of a walk; it knows no row values, only cells.
@usableFromInline
struct SummaryBuilder: ~Copyable {
  private struct Open: BitwiseCopyable {
    var entry = OutlineSummary.Entry()
    var index = -1
    var ownValuesWaiting = false
    /// How many levels were part of the report outside this row, for a row whose children are folded.
    var outerLevels = -1
  }

  private(set) var summary: OutlineSummary
  private let options: OutlineOptions
  /// How many levels are part of the report here.
  private var levels: Int
  /// The innermost row that is open, by itself because each leaf row counts in it; then those around it.
  private var innermost = Open()
  private var outer: ContiguousArray<Open> = []
  private var ownValues: OwnValueCheck

  init(_ headers: [ColumnHeader], functions: [(any AggregateFunction)?], _ options: OutlineOptions) {
    summary = OutlineSummary(headers, functions: functions)
    levels = options.levels ?? .max
    self.options = options
    ownValues = OwnValueCheck(columnCount: summary.totals.columns.count)
    summary.totals.push()
  }

  /// The depth of the row that comes next; stored, because asking for it may not cost a copy of all this.
  @usableFromInline private(set) var depth = 0

  /// A leaf row, with one cell for each totalled column.
  @usableFromInline
  mutating func leaf(_ cells: borrowing CellBuffer) throws {
    ignoreOwnValues()
    try summary.totals.add(cells)
    ownValues.leaf(cells)
    countLeaves(1)
  }

  /// A leaf row that stands for several records: what was gathered of them for each totalled column, or `nil` where
  /// the cell says it.
  @usableFromInline
  mutating func leaf(_ cells: borrowing CellBuffer, gathered: ContiguousArray<GatheredTotal?>) throws {
    ignoreOwnValues()
    try summary.totals.add(cells, gathered: gathered)
    ownValues.leaf(cells)
    countLeaves(1)
  }

  /// Leaf rows of a table without totals.
  @usableFromInline
  mutating func passLeaves(_ count: Int) {
    ignoreOwnValues()
    countLeaves(count)
  }

  private mutating func countLeaves(_ count: Int) {
    innermost.entry.hasChildren = true
    if options.includesDetails, depth < levels {
      innermost.entry.childCount += count
      innermost.entry.rowsBelow += count
      innermost.entry.rowsSpanned += count
      summary.maximumDepth = max(summary.maximumDepth, depth)
    } else {
      innermost.entry.hasFoldedLeaves = true
    }
  }

  /// A disclosure row; `cells` has one cell for each totalled column, or none for a row without a value.
  @usableFromInline
  mutating func enter(_ cells: borrowing CellBuffer, isFolded: Bool = false) throws {
    ignoreOwnValues()
    innermost.entry.hasChildren = true
    if depth < levels { summary.maximumDepth = max(summary.maximumDepth, depth) }
    var new = Open()
    new.index = summary.entries.count
    summary.entries.append(OutlineSummary.Entry())
    summary.totals.push()
    let count = summary.totals.columns.count
    var hasOwnValue = false
    for index in 0..<count {
      if cells.count > 0, cells[index].isNumeric { hasOwnValue = true }
    }
    ownValues.enter(cells, hasOwnValue: hasOwnValue && options.ownValues == .add)
    if hasOwnValue {
      if options.ownValues == .add {
        try summary.totals.add(cells)
        new.entry.showsItself = true
      } else {
        new.ownValuesWaiting = true
      }
    }
    if isFolded {
      new.outerLevels = levels
      levels = min(levels, depth + 1)
    }
    outer.append(innermost)
    innermost = new
    depth += 1
  }

  /// The end of the innermost disclosure row; `cells` are still those of its `enter` if nothing came between.
  @usableFromInline
  mutating func leave(_ cells: borrowing CellBuffer) throws {
    var closed = innermost
    innermost = outer.removeLast()
    depth -= 1
    if closed.outerLevels >= 0 { levels = closed.outerLevels }
    let count = summary.totals.columns.count
    if closed.ownValuesWaiting { try summary.totals.add(cells) }
    closed.entry.result = try summary.totals.pop()
    if !closed.entry.hasChildren { closed.entry.showsItself = false }
    ownValues.leave(
      summary.totals.results, from: closed.entry.result * count, hasChildren: closed.entry.hasChildren)
    if closed.entry.showsItself {
      if options.includesDetails, depth + 1 < levels {
        closed.entry.childCount += 1
        closed.entry.rowsBelow += 1
        closed.entry.rowsSpanned += 1
      } else {
        closed.entry.showsItself = false
        closed.entry.hasFoldedLeaves = true
      }
    }
    if depth < levels {
      if closed.entry.childCount > 0 || !closed.entry.hasChildren { summary.disclosureRowCount += 1 }
      let hasSubtotalRow =
        options.subtotals == .below && options.showsSubtotals(atDepth: depth) && count > 0
        && closed.entry.childCount > 0
      innermost.entry.childCount += 1
      innermost.entry.rowsBelow += closed.entry.rowsBelow + 1
      innermost.entry.rowsSpanned += closed.entry.rowsSpanned + (hasSubtotalRow ? 2 : 1)
    } else if !closed.entry.hasChildren {
      innermost.entry.hasFoldedLeaves = true
    }
    if closed.entry.hasFoldedLeaves { innermost.entry.hasFoldedLeaves = true }
    closed.entry.groupsBelow = summary.entries.count - closed.index - 1
    summary.entries[closed.index] = closed.entry
  }

  /// The end of the walk.
  consuming func finish() throws -> OutlineSummary {
    innermost.entry.result = try summary.totals.pop()
    summary.root = innermost.entry
    if options.ownValues == .add {
      for index in summary.doubleCounted.indices {
        summary.doubleCounted[index] = ownValues.isDoubleCounted(index)
      }
    }
    return summary
  }

  /// A child came: what the innermost row holds of its own is a total already, and does not count.
  private mutating func ignoreOwnValues() {
    innermost.ownValuesWaiting = false
  }
}
