internal import TableModel

/// Sums of columns for groups of records with equal keys, gathered from one record after the other.
///
/// Memory grows with the groups, not with the records.
struct GroupSums: Sendable {
  private let keyColumns: [Int]
  private let sumColumns: [Int]
  private var keys: [KeyTexts]
  private var paths: KeyPaths
  private var firstLines: ContiguousArray<Int> = []
  /// For each group its sums, in the order of the columns.
  private var sums: ContiguousArray<RunningSum> = []
  private var current: ContiguousArray<Int>

  /// How many records were added.
  private(set) var recordCount = 0

  /// Starts without groups.
  ///
  /// - Parameters:
  ///   - keyColumns: The columns whose equal texts make a group, from the outermost in; at least one.
  ///   - sumColumns: The columns that are added up.
  init(keyColumns: [Int], sumColumns: [Int]) {
    self.keyColumns = keyColumns
    self.sumColumns = sumColumns
    keys = keyColumns.map { _ in KeyTexts() }
    paths = KeyPaths(depth: keyColumns.count)
    current = ContiguousArray(repeating: 0, count: keyColumns.count)
  }

  /// Adds a record.
  ///
  /// - Parameters:
  ///   - record: Its fields.
  ///   - line: The line on which it begins.
  ///   - bytes: The input that the fields point into.
  /// - Returns: False if a value to add is no plain number, or a sum does not fit 64 bits.
  @inline(__always)
  mutating func add(_ record: borrowing FieldBuffer, line: Int, in bytes: Span<UInt8>) -> Bool {
    for level in keyColumns.indices {
      let key = record.withText(at: keyColumns[level], in: bytes) { keys[level].key(of: $0) }
      guard let key else { return false }
      current[level] = key
    }
    let group = paths.group { current[$0] }
    if group == firstLines.count { addGroup(line: line) }
    recordCount += 1
    let parser = PlainNumberParser(decimalSeparator: UInt8(ascii: "."))
    let first = group * sumColumns.count
    for index in sumColumns.indices where !record.fields[sumColumns[index]].isBlank {
      let number = record.withText(at: sumColumns[index], in: bytes) { parser.parse($0) }
      guard let number = number ?? nil,
        sums[first + index].add(significand: number.significand, scale: number.scale)
      else { return false }
    }
    return true
  }

  /// Adds what was gathered from the records that follow.
  ///
  /// - Parameters:
  ///   - other: The other sums, of the same columns.
  ///   - lineOffset: How many lines stand before those that the other one counted.
  /// - Returns: False if a sum does not fit 64 bits.
  mutating func merge(_ other: GroupSums, lineOffset: Int) -> Bool {
    let ownKeys = keys.indices.map { level in
      ContiguousArray(
        (0..<other.keys[level].count).map { key in
          other.keys[level].withText(of: key) { keys[level].key(of: $0) }
        })
    }
    for otherGroup in 0..<other.paths.count {
      let path = other.paths.keys(of: otherGroup)
      let group = paths.group { ownKeys[$0][path[$0]] }
      if group == firstLines.count { addGroup(line: other.firstLines[otherGroup] + lineOffset) }
      for index in sumColumns.indices {
        let sum = other.sums[otherGroup * sumColumns.count + index]
        guard sums[group * sumColumns.count + index].merge(sum) else { return false }
      }
    }
    recordCount += other.recordCount
    return true
  }

  /// The groups as records, in the order of first appearance: with their keys and sums, and nothing in other columns.
  ///
  /// - Parameter builder: A store with all columns and no records.
  /// - Returns: The store.
  func store(from builder: consuming RecordStoreBuilder) -> RecordStore {
    var values = sumColumns.map { _ in DecimalValues(capacity: paths.count) }
    for group in 0..<paths.count {
      builder.beginRecord(line: firstLines[group])
      for (level, key) in paths.keys(of: group).enumerated() {
        keys[level].withText(of: key) { builder.set(column: keyColumns[level], utf8: $0) }
      }
      for index in sumColumns.indices {
        guard let sum = sums[group * sumColumns.count + index].value else {
          values[index].appendBlank()
          continue
        }
        values[index].append(sum)
        let text = ContiguousArray(sum.description.utf8)
        builder.set(column: sumColumns[index], utf8: text.span)
      }
    }
    var known: [Int: ColumnValues] = [:]
    for (column, values) in zip(sumColumns, values) { known[column] = values.finish() }
    return builder.finish(values: known)
  }

  private mutating func addGroup(line: Int) {
    firstLines.append(line)
    sums.append(contentsOf: repeatElement(RunningSum(), count: sumColumns.count))
  }
}

extension FieldBuffer {
  /// Gives the text of a field to a closure, or `nil` for a field so long that its place stands elsewhere.
  @inline(__always)
  func withText<Result>(at index: Int, in bytes: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result? {
    let field = fields[index]
    guard !field.isLong else { return nil }
    let range = field.offset..<field.offset + field.length
    return field.isInArena ? body(arena.bytes.span.extracting(range)) : body(bytes.extracting(range))
  }
}
