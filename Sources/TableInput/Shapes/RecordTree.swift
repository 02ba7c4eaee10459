/// Which records are below which: all rows in depth-first order, sixteen bytes each.
///
/// A row is a record, or a group that has only a label. Made by one of the shapes, from records in any order.
public struct RecordTree: Sendable {
  /// One row.
  struct Entry: BitwiseCopyable, Sendable {
    /// 0 for a top row, one more for each level below it.
    let depth: Int32
    /// The record's number, or -1 for a group.
    var record: Int32
    /// What the row is called, if it is not called by a column of its own record.
    var label: RowLabel

    init(depth: Int, record: Int, label: RowLabel = .own) {
      self.depth = Int32(depth)
      self.record = Int32(record)
      self.label = label
    }
  }

  /// The rows, parents before their children.
  var entries: Entries

  /// The text of labels that no field holds.
  let labels: ContiguousArray<UInt8>

  /// What was doubtful and used all the same.
  public let warnings: [InputWarning]

  /// The records in the order of their rows, where the shape has found that out and each has one row.
  var recordOrder: ContiguousArray<Int32>?

  init(
    entries: ContiguousArray<Entry>, labels: ContiguousArray<UInt8> = [], warnings: [InputWarning] = [],
    recordOrder: ContiguousArray<Int32>? = nil
  ) {
    self.recordOrder = recordOrder
    self.entries = Entries(entries)
    self.labels = labels
    self.warnings = warnings
  }

  /// Makes a tree without levels: each record is a top row.
  ///
  /// - Parameter count: How many records there are.
  public init(flat count: Int) {
    entries = Entries(flat: count)
    labels = []
    warnings = []
  }

  /// How many rows there are.
  public var count: Int { entries.count }

  /// True if each record is a top row, in the order of the records, and that is known without a look at them.
  @usableFromInline
  var isFlat: Bool { entries.isFlat }

  /// True if there is no row.
  public var isEmpty: Bool { entries.isEmpty }

  /// The depth of the deepest row; 0 for a tree without rows.
  ///
  /// - Complexity: O(*n*).
  public var maximumDepth: Int { Int(entries.lazy.map(\.depth).max() ?? 0) }

  /// What whoever walks the rows must know of one, without the form in which it is kept.
  @usableFromInline
  struct Place: BitwiseCopyable {
    /// 0 for a top row.
    @usableFromInline let depth: Int
    /// The record's number, or -1 for a group.
    @usableFromInline let record: Int
    /// True if rows below it follow.
    @usableFromInline let hasChildren: Bool
  }

  @usableFromInline
  func place(of row: Int) -> Place {
    let entry = entries[row]
    return Place(depth: Int(entry.depth), record: Int(entry.record), hasChildren: hasChildren(row))
  }

  /// The first row behind all rows below a row.
  @usableFromInline
  func endOfChildren(of row: Int) -> Int {
    var end = row + 1
    while end < entries.count, entries[end].depth > entries[row].depth { end += 1 }
    return end
  }

  /// The first row behind a leaf row and the leaf rows that follow it as its siblings, or behind so many of them.
  @usableFromInline
  func endOfLeaves(from row: Int, atMost limit: Int) -> Int {
    let depth = entries[row].depth
    var end = row + 1
    while end < entries.count, end - row < limit, entries[end].depth == depth, entries[end].record >= 0,
      !hasChildren(end)
    { end += 1 }
    return end
  }

  /// True if rows below an entry follow.
  func hasChildren(_ entry: Int) -> Bool {
    entry + 1 < entries.count && entries[entry + 1].depth > entries[entry].depth
  }
}
