internal import TableModel

/// Records grouped by equal values of columns: a group row for each value, one level for each column.
///
/// Groups stand in order of first appearance. A blank value is a group of its own, `(blank)`. Numbers and dates are
/// equal if their values are (`1.10` and `1.1`), texts if their bytes are.
public struct GroupShape: RecordShape, Hashable {
  /// The columns' names, from the outermost level in.
  public var columns: [String]

  /// Describes groups.
  ///
  /// - Parameter columns: The columns' names, from the outermost level in.
  public init(columns: [String]) {
    self.columns = columns
  }

  /// Groups records.
  ///
  /// - Parameter store: The records; typed, if numbers and dates are to be equal by value.
  /// - Returns: The tree; all records are leaf rows.
  /// - Throws: ``InputError`` of the kind `unknownColumn`.
  /// - Complexity: O(*n*) in the number of records, times the number of columns.
  public func tree(of store: RecordStore) throws(InputError) -> RecordTree {
    let numbers = try columns.map { (name) throws(InputError) in try store.columnIndex(named: name) }
    let levels = zip(numbers, store.keys(inColumns: numbers)).map { column, keys in
      (column: column, keys: GroupKeys(keys, of: store, column: column))
    }
    var rows = GroupAssembler(capacity: store.count)
    // Groups are numbered within their level, so that few of them make small tables.
    var steps = ContiguousArray(repeating: StepTable(), count: levels.count)
    var groups = ContiguousArray(repeating: ContiguousArray<Int>(), count: levels.count)
    for record in 0..<store.count {
      var (number, group) = (0, GroupAssembler.top)
      for level in levels.indices {
        let keys = levels[level].keys
        let key = keys[record]
        if let known = steps[level].number(from: number, by: key) {
          (number, group) = (known, groups[level][known])
        } else {
          let label = RowLabel(record: keys.firstRecord(of: key), column: levels[level].column)
          group = rows.addGroup(label, below: group)
          steps[level].set(groups[level].count, from: number, by: key)
          number = groups[level].count
          groups[level].append(group)
        }
      }
      rows.addRecord(below: group)
    }
    return rows.tree()
  }
}

/// The different values of a column, as numbers.
private struct GroupKeys {
  private let keys: RecordKeys
  /// For each key the first one with an equal value.
  private var firstEqual: ContiguousArray<Int>

  init(_ keys: RecordKeys, of store: RecordStore, column: Int) {
    self.keys = keys
    firstEqual = ContiguousArray(0..<keys.count)
    guard store.columns[column].kind != .text else { return }
    var known: [CellValue: Int] = [:]
    for key in firstEqual.indices {
      let value = store.value(record: keys.firstRecord(of: key), column: column)
      if let first = known[value] {
        firstEqual[key] = first
      } else {
        known[value] = key
      }
    }
  }

  subscript(record: Int) -> Int { firstEqual[keys[record]] }

  func firstRecord(of key: Int) -> Int { keys.firstRecord(of: key) }
}
