/// The text of some columns for a part of the records, copied record by record.
struct ArrangedText: Sendable {
  private var arena = TextArena()
  private var columns: [ContiguousArray<FieldReference>]

  /// The fields of some columns with their text copied behind all that is in the arena, in the order of the records.
  ///
  /// - Parameters:
  ///   - columns: The fields of each column.
  ///   - text: Where their bytes are.
  /// - Returns: The fields of each column, and the arena that they point into.
  /// - Complexity: O(*n*) in the bytes of the fields.
  static func copies(
    of columns: [ContiguousArray<FieldReference>], in text: FieldText
  ) -> (columns: [ContiguousArray<FieldReference>], arena: TextArena) {
    guard let count = columns.first?.count else { return ([], text.arena) }
    let parts = concurrentMap(processorCount) { part in
      ArrangedText(
        of: columns, records: count * part / processorCount..<count * (part + 1) / processorCount, in: text)
    }
    let result = ArrangedText(parts, behind: text.arena, count: count)
    return (result.columns, result.arena)
  }

  /// Copies the fields of a range of records.
  private init(of columns: [ContiguousArray<FieldReference>], records: Range<Int>, in text: FieldText) {
    self.columns = columns.map { _ in [] }
    var length = 0
    for column in columns.indices {
      self.columns[column].reserveLargePages(records.count)
      for record in records where !columns[column][record].isLong { length += columns[column][record].length }
    }
    arena.reserve(length)
    for record in records {
      for column in columns.indices {
        let field = columns[column][record]
        guard !field.isBlank, !field.isLong else {
          // Very long texts stay where they are.
          self.columns[column].append(field)
          continue
        }
        let start = arena.bytes.count
        text.withText(of: field) { arena.append($0) }
        self.columns[column].append(FieldReference(arenaOffset: start, length: field.length))
      }
    }
  }

  /// Puts parts together.
  private init(_ parts: [ArrangedText], behind arena: TextArena, count: Int) {
    self.arena = arena
    self.arena.reserve(arena.bytes.count + parts.reduce(0) { $0 + $1.arena.bytes.count })
    columns = parts[0].columns.map { _ in [] }
    for column in columns.indices { columns[column].reserveLargePages(count) }
    for part in parts {
      let start = self.arena.append(all: part.arena)
      for column in columns.indices {
        for field in part.columns[column] {
          columns[column].append(field.isBlank || field.isLong ? field : field.moved(by: start))
        }
      }
    }
  }
}
