internal import TableModel

/// Records whose level stands in a column of whole numbers, in the indent of a column, or is told by which of several
/// columns is filled: each row is below the last one before it that has a smaller level.
public struct LevelShape: RecordShape, Hashable {
  /// Where a record's level stands.
  public enum Source: Sendable, Hashable {
    /// In the numbers of a column. The smallest is the top; they may go up in steps of more than one (2, 4, 6).
    case column(String)
    /// In columns with the labels of one level each, from the top: the last that is not blank says the level, and where
    /// all are blank the row is at the top.
    case columns([String])
    /// In the blanks before the text of a column; `nil` is the first column.
    case indent(column: String?)
  }

  /// What to do with a record whose level is no whole number, or blank.
  public enum BadLevels: Sendable, Hashable {
    /// It is an error.
    case error
    /// It is left out, with a warning.
    case skip
  }

  /// Where a record's level stands.
  public var source: Source

  /// What to do with a record whose level is no whole number.
  public var badLevels: BadLevels

  /// Describes levels.
  ///
  /// - Parameters:
  ///   - source: Where a record's level stands.
  ///   - badLevels: What to do with a record whose level is no whole number.
  public init(_ source: Source, badLevels: BadLevels = .error) {
    self.source = source
    self.badLevels = badLevels
  }

  /// Puts records into a tree.
  ///
  /// - Parameter store: The records, in the order of the outline.
  /// - Returns: Their tree. A level that is skipped is a warning, with the line, and the row stands below the next
  ///   higher one that there is.
  /// - Throws: ``InputError`` of the kinds `unknownColumn`, `badLevel` and `tooManyRows`.
  /// - Complexity: O(*n*) in the number of records, times the number of columns that tell the level.
  public func tree(of store: RecordStore) throws(InputError) -> RecordTree {
    switch source {
    case .column(let name):
      let column = try store.columnIndex(named: name)
      var bad = InputFindings()
      let levels = try levels(in: column, of: store, bad: &bad)
      return tree(of: levels, leavingOut: bad, column: column, store)
    case .columns(let names):
      var columns: [Int] = []
      for name in names { columns.append(try store.columnIndex(named: name)) }
      return tree(
        of: Self.filledLevels(in: columns, of: store), leavingOut: InputFindings(),
        column: columns.first ?? 0,
        store)
    case .indent(let name):
      let column = try name.map { (name) throws(InputError) in try store.columnIndex(named: name) } ?? 0
      return try IndentedRows(of: store, column: column).tree()
    }
  }

  /// Stands for no level: four bytes for each record are a quarter of what optional numbers of eight would take.
  private static let none: Int32 = -1

  private func levels(
    in column: Int, of store: RecordStore, bad: inout InputFindings
  ) throws(InputError) -> ContiguousArray<Int32> {
    var levels = ContiguousArray<Int32>()
    levels.reserveCapacity(store.count)
    for record in 0..<store.count {
      let level = store.withText(record: record, column: column) { wholeNumber($0) }
      levels.append(level ?? Self.none)
      guard level == nil else { continue }
      bad.append(
        InputFinding(
          kind: .badLevel, location: store.location(of: record, column: column),
          message:
            "the level is \"\(store.string(record: record, column: column))\", expected a whole number",
          hint: "leave out rows without a level: --on-bad-number skip"))
    }
    if badLevels == .error, let error = InputError(bad) { throw error }
    return levels
  }

  private static func filledLevels(in columns: [Int], of store: RecordStore) -> ContiguousArray<Int32> {
    ContiguousArray(
      (0..<store.count).lazy.map { record in
        Int32(columns.lastIndex { !store.isBlank(record: record, column: $0) } ?? 0)
      })
  }

  /// Puts the records that have a level into a tree.
  private func tree(
    of levels: ContiguousArray<Int32>, leavingOut bad: InputFindings, column: Int, _ store: RecordStore
  ) -> RecordTree {
    let scale = LevelScale(of: levels.lazy.filter { $0 != Self.none })
    var entries = ContiguousArray<RecordTree.Entry>()
    entries.reserveCapacity(levels.count)
    var open: ContiguousArray<Int32> = []
    var skipped = InputFindings()
    for (record, level) in levels.enumerated() where level != Self.none {
      while let last = open.last, last >= level { open.removeLast() }
      let expected = open.last.map { $0 + scale.step } ?? scale.top
      if level != expected {
        let place = open.last.map { "below level \($0)" } ?? "at the top"
        skipped.append(
          InputFinding(
            kind: .skippedLevel, location: store.location(of: record, column: column),
            message: "level \(level) \(place), expected level \(expected)"))
      }
      entries.append(RecordTree.Entry(depth: open.count, record: record))
      open.append(level)
    }
    let leftOut = "\(store.name): \(bad.count) \(bad.count == 1 ? "row" : "rows") left out"
    let warnings = [InputWarning(bad.advising(nil), summary: leftOut), InputWarning(skipped)].compactMap(
      \.self)
    return RecordTree(entries: entries, warnings: warnings)
  }
}

/// A whole number from 0 on, with blanks around it, as text.
private func wholeNumber(_ text: Span<UInt8>) -> Int32? {
  var value: Int32 = 0
  var digits = 0
  var isOver = false
  for index in text.indices {
    let byte = text[index]
    if byte == UInt8(ascii: " ") {
      isOver = digits > 0
      continue
    }
    guard !isOver, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 9 else { return nil }
    value = value * 10 + Int32(byte - UInt8(ascii: "0"))
    digits += 1
  }
  return digits > 0 ? value : nil
}
