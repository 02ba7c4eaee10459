/// The state of the second walk: from events to rows with a place.
///
/// It knows no row values, only cells.
@usableFromInline
struct OutlineWalker: ~Copyable {
  /// The row that is being written.
  @usableFromInline var row = OutlineRow()

  let options: OutlineOptions
  let firstWalk: FirstWalk
  let hasSummary: Bool
  let hasTotals: Bool
  let expandedLevels: Int
  let paths: PathSet
  var shares: ShareColumns
  var metPaths: Set<Int> = []
  var next = 0
  var root = OutlineLevel()
  private let levels: Int

  /// Begins after the first walk.
  ///
  /// - Parameters:
  ///   - summary: What the first walk found.
  ///   - hasSummary: Whether there was a first walk.
  ///   - options: What is part of the report.
  ///   - expandedLevels: How many levels are shown.
  ///   - paths: Disclosure rows named by their path.
  ///   - header: Receives what the first walk found of the whole table.
  ///   - notes: Receives what the report's author may want to know.
  @usableFromInline
  init(
    after summary: consuming OutlineSummary, hasSummary: Bool, _ options: OutlineOptions, expandedLevels: Int,
    paths: PathSet, header: inout TableHeader, notes: (OutlineNote) -> Void
  ) {
    for (index, column) in summary.totals.columns.enumerated() where summary.doubleCounted[index] {
      notes(.parentsHoldTotals(column: header.columns[column].title))
    }
    for (index, column) in summary.totals.columns.enumerated() where hasSummary {
      header.columns[column].totalDecimals = summary.totals.shownDecimals(ofColumn: index)
    }
    self.hasSummary = hasSummary
    self.options = options
    self.expandedLevels = expandedLevels
    self.paths = paths
    levels = options.levels ?? .max
    hasTotals = !summary.totals.isEmpty
    header.hasDisclosureRows = summary.disclosureRowCount > 0
    header.maximumDepth = summary.maximumDepth
    header.rowCount = summary.root.rowsSpanned
    row.treeColumn = header.treeColumn
    row.aggregateColumns = ContiguousArray(header.columns.map { $0.aggregate != nil })
    shares = ShareColumns(
      header.columns, totalled: summary.totals.columns, rounding: options.shareRounding)
    firstWalk = FirstWalk(summary)
    if grandTotal != .none { header.rowCount += 1 }
  }

  /// Begins another walk over the same rows, without shares.
  @usableFromInline
  init(_ plan: WalkPlan) {
    (options, firstWalk, hasSummary) = (plan.options, plan.firstWalk, plan.hasSummary)
    expandedLevels = plan.expandedLevels
    paths = PathSet()
    levels = options.levels ?? .max
    hasTotals = !firstWalk.summary.totals.isEmpty
    row.treeColumn = plan.treeColumn
    row.aggregateColumns = plan.aggregateColumns
    shares = ShareColumns()
  }

  /// Where the grand total stands; nowhere without totals.
  @usableFromInline var grandTotal: TotalPlacement { hasTotals ? options.grandTotal : .none }

  /// Tells of named paths that were met by no disclosure row.
  @usableFromInline
  func noteUnmetPaths(_ notes: (OutlineNote) -> Void) {
    for path in paths.paths(notMet: metPaths) { notes(.noSuchPath(path.joined(separator: "/"))) }
  }

  /// Starts again at the first row.
  @usableFromInline
  mutating func beginWalk() {
    next = 0
    metPaths.removeAll()
    root = OutlineLevel()
    root.pathNode = PathSet.root
    row.levels.removeAll(keepingCapacity: true)
    row.ancestors.removeAll()
    shares.begin(firstWalk.summary.totals, root: firstWalk.summary.root.result)
  }

  /// Prepares a leaf row.
  ///
  /// - Returns: Whether it is part of the report.
  @usableFromInline
  mutating func openLeaf() -> Bool {
    guard showsLeaves else { return false }
    placeChild()
    row.kind = .leaf
    row.isDisclosure = false
    row.isExpanded = true
    row.rowsBelow = 0
    row.rowsSpanned = 0
    row.isFolded = false
    row.hasFoldedLeaves = false
    row.showsTotals = false
    return true
  }

  /// Whether leaf rows at this depth are part of the report.
  @usableFromInline var showsLeaves: Bool { options.includesDetails && row.levels.count < levels }

  /// Goes past leaf rows that are part of the report.
  @usableFromInline
  mutating func passLeaves(_ count: Int) {
    if let parent = row.levels.indices.last {
      row.levels[parent].childrenSeen += count
    } else {
      root.childrenSeen += count
    }
  }

  /// What other walks over the same rows go by; `nil` where a row depends on more than its place.
  @usableFromInline
  var plan: WalkPlan? {
    guard paths.isEmpty, shares.isEmpty else { return nil }
    return WalkPlan(
      options: options, firstWalk: firstWalk, hasSummary: hasSummary, expandedLevels: expandedLevels,
      treeColumn: row.treeColumn, aggregateColumns: row.aggregateColumns)
  }

  /// Prepares a disclosure row, which stays open until `close`.
  ///
  /// - Returns: Whether it is part of the report.
  @usableFromInline
  mutating func openGroup(isFolded: Bool = false) throws -> Bool {
    var level = OutlineLevel()
    level.foldsChildren = isFolded
    if hasSummary {
      guard next < firstWalk.summary.entries.count else { throw OutlineError.rowsChanged }
      level.summaryIndex = next
      next += 1
    }
    guard row.levels.count < levels else {
      if hasSummary { next += firstWalk.summary.entries[level.summaryIndex].groupsBelow }
      row.levels.append(level)
      return false
    }
    placeChild()
    row.kind = .group
    row.isDisclosure = true
    if hasSummary { describe(firstWalk.summary.entries[level.summaryIndex]) } else { row.isFolded = isFolded }
    if row.isFolded { row.isDisclosure = false }
    level.isLast = row.isLast
    level.isWritten = true
    row.levels.append(level)
    return true
  }

  /// Marks the row, or not.
  @usableFromInline
  mutating func select(_ isSelected: Bool) { row.isSelected = isSelected }

  /// The walk is over: the same rows as the first time must have come.
  @usableFromInline
  func endWalk() throws {
    guard hasSummary else { return }
    guard next == firstWalk.summary.entries.count, root.childrenSeen == firstWalk.summary.root.childCount
    else {
      throw OutlineError.rowsChanged
    }
  }

  /// Takes over what the first walk found of a row.
  mutating func describe(_ entry: OutlineSummary.Entry) {
    row.rowsBelow = entry.rowsBelow
    row.rowsSpanned = entry.rowsSpanned
    row.isFolded = entry.hasChildren && entry.childCount == 0
    row.hasFoldedLeaves = entry.hasFoldedLeaves
  }

  /// Places the row that comes next among its siblings.
  mutating func placeChild() {
    row.depth = row.levels.count
    row.isSelected = false
    let seen: Int
    let parentIndex: Int
    if let parent = row.levels.indices.last {
      row.levels[parent].childrenSeen += 1
      seen = row.levels[parent].childrenSeen
      row.isHidden = row.levels[parent].hidesChildren
      parentIndex = row.levels[parent].summaryIndex
    } else {
      root.childrenSeen += 1
      seen = root.childrenSeen
      row.isHidden = false
      parentIndex = -1
    }
    guard hasSummary else { return row.isLast = false }
    row.isLast =
      seen == (parentIndex < 0 ? firstWalk.summary.root : firstWalk.summary.entries[parentIndex]).childCount
  }
}
