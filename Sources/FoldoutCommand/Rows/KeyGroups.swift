internal import TableInput
internal import TableModel

/// Groups records by equal values of columns of which some are computed.
///
/// Groups stand in order of first appearance, as those of columns that were read do.
struct KeyGroups {
  private struct Place: Hashable {
    let parent: Int
    let key: CellValue
  }

  private struct Group {
    let label: CellValue
    var groups: ContiguousArray<Int> = []
    var records: ContiguousArray<RecordID> = []
  }

  private var groups: ContiguousArray<Group> = [Group(label: .empty)]
  private var known: [Place: Int] = [:]

  /// The rows: groups, and the records below the innermost of them.
  ///
  /// - Parameters:
  ///   - records: The records as they were read, without levels.
  ///   - keys: What appends the key of each level, from the outermost in.
  /// - Returns: The rows.
  /// - Throws: what the walk of the records throws.
  /// - Complexity: O(*n*) in the number of records, times the number of keys.
  static func rows(
    _ records: RecordRows, by keys: [@Sendable (RecordID, RowContext, inout CellBuffer) -> Void]
  ) throws -> ListedRows {
    var collector = RecordCollector()
    try records.visitRows(&collector)
    var groups = KeyGroups()
    var cells = CellBuffer()
    for record in collector.records {
      cells.removeAll()
      for key in keys { key(record, RowContext(depth: keys.count, isDisclosure: false), &cells) }
      groups.add(record, cells)
    }
    return groups.rows
  }

  private mutating func add(_ record: RecordID, _ keys: borrowing CellBuffer) {
    var group = 0
    for level in 0..<keys.count {
      let place = Place(parent: group, key: keys.value(at: level))
      if let next = known[place] {
        group = next
      } else {
        known[place] = groups.count
        groups[group].groups.append(groups.count)
        group = groups.count
        groups.append(Group(label: place.key == .empty ? .text(blankGroupLabel) : place.key))
      }
    }
    groups[group].records.append(record)
  }

  private var rows: ListedRows {
    var rows = ListedRows()
    var pending = groups[0].groups.reversed().map { (group: $0, depth: 0) }
    while let (index, depth) = pending.popLast() {
      let group = groups[index]
      rows.append(ListedRows.Entry(depth: depth, record: nil, label: group.label))
      for record in group.records {
        rows.append(ListedRows.Entry(depth: depth + 1, record: record, label: .empty))
      }
      pending += group.groups.reversed().map { ($0, depth + 1) }
    }
    return rows
  }
}

/// Takes the records of rows without levels.
private struct RecordCollector: TableRowVisitor, ~Copyable {
  typealias RowValue = RecordID

  var records: ContiguousArray<RecordID> = []

  mutating func visitRow(_ value: RecordID) { records.append(value) }

  mutating func enterRow(_ value: RecordID, isExpanded: Bool?) -> Bool {
    records.append(value)
    return true
  }

  mutating func enterGroup(isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void) -> Bool {
    true
  }

  mutating func leaveRow() {}
}
