extension RecordTree {
  /// The rows of a tree; those of records without levels are counted, and need no list.
  struct Entries: RandomAccessCollection, Sendable {
    private var listed: ContiguousArray<Entry>
    private let flatCount: Int

    /// Rows in depth-first order.
    init(_ listed: ContiguousArray<Entry>) {
      self.listed = listed
      flatCount = 0
    }

    /// A row for each record, without levels.
    init(flat count: Int) {
      listed = []
      flatCount = count
    }

    /// True if there is no list.
    var isFlat: Bool { listed.isEmpty }

    var startIndex: Int { 0 }

    var endIndex: Int { flatCount + listed.count }

    /// Numbers the records in the order of their rows.
    ///
    /// - Parameter positions: The new number of each record, for the labels that are fields of some.
    mutating func renumber(by positions: ContiguousArray<Int32>) {
      var recordCount: Int32 = 0
      for row in listed.indices {
        if let field = listed[row].label.field {
          listed[row].label = RowLabel(record: Int(positions[field.record]), column: field.column)
        }
        guard listed[row].record >= 0 else { continue }
        listed[row].record = recordCount
        recordCount += 1
      }
    }

    subscript(row: Int) -> Entry {
      flatCount > 0 ? Entry(depth: 0, record: row) : listed[row]
    }
  }
}
