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
    /// Where the next of its records goes, among those of all groups.
    var nextPosition = 0
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

  /// The tree, in which a group's records stand before the groups below it.
  ///
  /// - Complexity: O(*n*) in the number of records and groups.
  consuming func tree() -> RecordTree {
    let places = placeGroups()
    var records = ContiguousArray<Int32>(repeating: 0, count: groupsOfRecords.count)
    for record in groupsOfRecords.indices {
      let group = Int(groupsOfRecords[record])
      records[groups[group].nextPosition] = Int32(truncatingIfNeeded: record)
      groups[group].nextPosition += 1
    }
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveLargePages(records.count + groups.count - 1)
    var position = 0
    for (group, depth) in places {
      if group != Self.top {
        entries.append(RecordTree.Entry(depth: depth - 1, record: -1, label: groups[group].label))
      }
      let end = position + Int(groups[group].recordCount)
      for record in records[position..<end] {
        entries.append(RecordTree.Entry(depth: depth, record: Int(record)))
      }
      position = end
    }
    return RecordTree(entries: entries, recordOrder: records)
  }

  /// Takes note of where the records of each group go, among the records of all.
  ///
  /// - Returns: The groups in depth-first order, each with the depth of its records.
  private mutating func placeGroups() -> ContiguousArray<(group: Int, depth: Int)> {
    var places: ContiguousArray<(group: Int, depth: Int)> = [(Self.top, 0)]
    var open: ContiguousArray<Int> = []
    var position = Int(groups[Self.top].recordCount)
    var next = groups[Self.top].firstChild
    while true {
      guard next >= 0 else {
        guard let parent = open.popLast() else { return places }
        next = groups[parent].nextSibling
        continue
      }
      let group = Int(next)
      groups[group].nextPosition = position
      position += Int(groups[group].recordCount)
      open.append(group)
      places.append((group, open.count))
      next = groups[group].firstChild
    }
  }
}
