internal import TableInput

/// Puts records into a tree by the shape that a request asks for.
struct TreeBuilder {
  let request: ShapeRequest
  /// What becomes of a record whose level is no number.
  let badNumbers: ColumnTyping.BadNumbers

  /// The shape, or nil where records stand as they were read.
  private var shape: (any RecordShape)? {
    if !request.groupBy.isEmpty { return GroupShape(columns: request.groupBy) }
    if let id = request.id, let parent = request.parent {
      return ParentShape(
        id: id, parent: parent, orphans: request.orphans.orphans, cycles: request.cycles.cycles,
        duplicateIDs: request.duplicateIDs.duplicateIDs)
    }
    if let level = request.levels.first {
      return LevelShape(
        request.levels.count == 1 ? .column(level) : .columns(request.levels),
        badLevels: badNumbers == .skip ? .skip : .error)
    }
    if request.isIndented { return LevelShape(.indent(column: request.label)) }
    if let path = request.path { return PathShape(column: path, separator: request.separator ?? "/") }
    return nil
  }

  /// Whether the report of these records has no levels.
  func isFlat(_ records: LoadedRecords) -> Bool {
    shape == nil && (records.nesting?.maximumDepth ?? 0) == 0
  }

  /// Whether the tree is one of groups, and the same whether or not the records are typed before.
  ///
  /// - Parameters:
  ///   - keys: The columns that make groups.
  ///   - columns: The columns that are typed.
  /// - Returns: Whether it is.
  func groupsByTextAlone(_ keys: [Int], typed columns: Set<Int>) -> Bool {
    // Values that are equal make one group however they are written, and records that are skipped make none.
    !request.groupBy.isEmpty && columns.isDisjoint(with: keys) && badNumbers != .skip
  }

  /// The tree of the records.
  ///
  /// - Parameters:
  ///   - records: What was read.
  ///   - store: The same records, typed.
  ///   - isGroupedLater: Whether groups are made of columns that are computed, over records without levels.
  /// - Returns: Which records are below which.
  /// - Throws: an error where the records can't stand in a tree.
  func tree(
    _ records: LoadedRecords, _ store: RecordStore, isGroupedLater: Bool
  ) throws -> RecordTree {
    if let shape {
      if let nesting = records.nesting, nesting.maximumDepth > 0 {
        throw CommandFailure.usage(
          "\(request.namedShapes[0]) is for flat records, and \(store.name) is nested",
          hint: "leave it out to see the nested rows")
      }
      return isGroupedLater ? RecordTree(flat: store.count) : try shape.tree(of: store)
    }
    if let nesting = records.nesting, nesting.maximumDepth > 0 { return nesting }
    return RecordTree(flat: store.count)
  }
}

extension OrphanRule {
  /// The rule that the word stands for.
  fileprivate var orphans: ParentShape.Orphans {
    switch self {
    case .root: .root
    case .error: .error
    case .drop: .drop
    case .group: .group
    }
  }
}

extension CycleRule {
  /// The rule that the word stands for.
  fileprivate var cycles: ParentShape.Cycles {
    switch self {
    case .error: .error
    case .root: .root
    }
  }
}

extension DuplicateRule {
  /// The rule that the word stands for.
  fileprivate var duplicateIDs: ParentShape.DuplicateIDs {
    switch self {
    case .error: .error
    case .repeat: .repeat
    }
  }
}
