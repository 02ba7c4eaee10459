extension RecordTree {
  /// The rows of a tree; those of records without levels are counted, and need no list.
  struct Entries: RandomAccessCollection, Sendable {
    private let listed: ContiguousArray<Entry>
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

    subscript(row: Int) -> Entry {
      flatCount > 0 ? Entry(depth: 0, record: row) : listed[row]
    }
  }
}
