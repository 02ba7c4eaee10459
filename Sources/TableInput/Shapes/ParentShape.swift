/// Records that name their parents: one column holds a record's id, another the id of the record above it.
///
/// Rows may come in any order. A blank parent is a top row, and so is a record that is its own parent. An id that
/// stands below several parents, as a part does that is built into several assemblies, has its children below each.
public struct ParentShape: RecordShape, Hashable {
  /// What to do with a record whose parent is not among the records.
  public enum Orphans: Sendable, Hashable {
    /// It stands at the top, with a warning.
    case root
    /// It is an error.
    case error
    /// It is left out with all that is below it, with a warning.
    case drop
    /// It stands below a group that is called by the parent's id.
    case group
  }

  /// What to do with records that are below one another in a circle.
  public enum Cycles: Sendable, Hashable {
    /// They are an error.
    case error
    /// The first of them stands at the top, with a warning.
    case root
  }

  /// What to do with an id that stands several times below one parent and has children, all of which count each time.
  public enum DuplicateIDs: Sendable, Hashable {
    /// It is an error.
    case error
    /// Its children stand below each of its records.
    case `repeat`
  }

  /// The name of the column with the ids.
  public var id: String

  /// The name of the column with the parents' ids.
  public var parent: String

  /// What to do with a record whose parent is not among the records.
  public var orphans: Orphans

  /// What to do with records that are below one another in a circle.
  public var cycles: Cycles

  /// What to do with an id that stands several times below one parent and has children.
  public var duplicateIDs: DuplicateIDs

  /// Describes records that name their parents.
  ///
  /// - Parameters:
  ///   - id: The name of the column with the ids.
  ///   - parent: The name of the column with the parents' ids.
  ///   - orphans: What to do with a record whose parent is not among the records.
  ///   - cycles: What to do with records that are below one another in a circle.
  ///   - duplicateIDs: What to do with an id that stands several times below one parent and has children.
  public init(
    id: String, parent: String, orphans: Orphans = .root, cycles: Cycles = .error,
    duplicateIDs: DuplicateIDs = .error
  ) {
    self.id = id
    self.parent = parent
    self.orphans = orphans
    self.cycles = cycles
    self.duplicateIDs = duplicateIDs
  }

  /// Puts records into a tree.
  ///
  /// - Parameter store: The records, in any order.
  /// - Returns: Their tree; siblings stand in the order of the records.
  /// - Throws: ``InputError`` of the kinds `unknownColumn`, `cycle`, `orphan`, `duplicateID` and `tooManyRows`; the
  ///   last before any of the rows is made.
  /// - Complexity: O(*n*) in the number of records, and of the rows that they make.
  public func tree(of store: RecordStore) throws(InputError) -> RecordTree {
    let idColumn = try store.columnIndex(named: id)
    let parentColumn = try store.columnIndex(named: parent)
    var links = ParentLinks(of: store, idColumn: idColumn, parentColumn: parentColumn)
    try RowLabel.check(byteCount: links.labels.count, of: store)
    if duplicateIDs == .error, let error = InputError(links.duplicates()) { throw error }
    var warnings: [InputWarning] = []
    if let note = InputWarning(links.ownParents) { warnings.append(note) }
    if let warning = try settleOrphans(&links) { warnings.append(warning) }
    if let warning = try settleCycles(&links) { warnings.append(warning) }
    return RecordTree(entries: links.entries(), labels: links.labels, warnings: warnings)
  }

  private func settleOrphans(_ links: inout ParentLinks) throws(InputError) -> InputWarning? {
    guard orphans != .group else { return nil }
    let found = links.detachOrphans(keeping: orphans == .root)
    if orphans == .error, let error = InputError(found) { throw error }
    let rows = "\(links.store.name): \(found.count) \(found.count == 1 ? "row" : "rows")"
    let outcome = orphans == .drop ? "left out, with all that is below" : "put at the top"
    return InputWarning(orphans == .drop ? found.advising(nil) : found, summary: "\(rows) \(outcome)")
  }

  private func settleCycles(_ links: inout ParentLinks) throws(InputError) -> InputWarning? {
    let search = CycleSearch(of: links)
    let found = search.findings
    if cycles == .error || search.hasBranchingCycle, let error = InputError(found) { throw error }
    try links.checkRowCount(search.rowsBelow)
    links.moveToTop(search.firstRecords)
    return InputWarning(
      found.advising(nil), summary: "\(links.store.name): the first record of each stands at the top")
  }
}
