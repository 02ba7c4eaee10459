/// Groups that are found in any order, each below one that was found before, and all records, each in one of them.
///
/// The rows are put in depth-first order at the end, with one step for each record and none that follows a chain of
/// them through memory.
struct GroupAssembler: Sendable {
  private struct Group: BitwiseCopyable, Sendable {
    let label: RowLabel
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var recordCount: Int32 = 0
    /// Where the next of its records goes.
    var nextRow = 0
  }

  /// The group that stands above all others and is no row.
  static let top = 0

  private var groups: ContiguousArray<Group> = [Group(label: .own)]
  private var groupsOfRecords: ContiguousArray<Int32> = []

  /// Starts with room for a number of records.
  init(capacity: Int) {
    groupsOfRecords.reserveLargePages(capacity)
  }

  /// Adds a group as the last below another.
  ///
  /// - Parameters:
  ///   - label: What the group is called.
  ///   - parent: The group above it.
  /// - Returns: The group's number.
  mutating func addGroup(_ label: RowLabel, below parent: Int) -> Int {
    let group = groups.count
    groups.append(Group(label: label))
    if groups[parent].firstChild < 0 {
      groups[parent].firstChild = Int32(group)
    } else {
      groups[Int(groups[parent].lastChild)].nextSibling = Int32(group)
    }
    groups[parent].lastChild = Int32(group)
    return group
  }

  /// Adds the next record as the last in a group.
  @inline(__always)
  mutating func addRecord(below group: Int) {
    groups[group].recordCount += 1
    groupsOfRecords.append(Int32(truncatingIfNeeded: group))
  }

  /// The rows in depth-first order; a group's records stand before the groups below it.
  consuming func flattened() -> ContiguousArray<RecordTree.Entry> {
    let count = groupsOfRecords.count + groups.count - 1
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveLargePages(count)
    entries.append(contentsOf: repeatElement(RecordTree.Entry(depth: 0, record: -1), count: count))
    let depths = placeGroups(in: &entries)
    for record in groupsOfRecords.indices {
      let group = Int(groupsOfRecords[record])
      entries[groups[group].nextRow] = RecordTree.Entry(depth: Int(depths[group]), record: record)
      groups[group].nextRow += 1
    }
    return entries
  }

  /// Sets the rows of the groups, and takes note of where their records go.
  ///
  /// - Returns: For each group the depth of its records.
  private mutating func placeGroups(
    in entries: inout ContiguousArray<RecordTree.Entry>
  ) -> ContiguousArray<Int32> {
    var depths = ContiguousArray<Int32>(repeating: 0, count: groups.count)
    var open: ContiguousArray<Int> = []
    var row = Int(groups[Self.top].recordCount)
    var next = groups[Self.top].firstChild
    while true {
      guard next >= 0 else {
        guard let parent = open.popLast() else { return depths }
        next = groups[parent].nextSibling
        continue
      }
      let group = Int(next)
      entries[row] = RecordTree.Entry(depth: open.count, record: -1, label: groups[group].label)
      groups[group].nextRow = row + 1
      row += 1 + Int(groups[group].recordCount)
      open.append(group)
      depths[group] = Int32(open.count)
      next = groups[group].firstChild
    }
  }
}
