/// The text of some columns for a part of the records, copied record by record in a new order.
struct ArrangedText: Sendable {
  /// The text.
  private(set) var arena = TextArena()

  /// The fields of each column, in the new order.
  private(set) var columns: [ContiguousArray<FieldReference>]

  /// Copies the text of some columns.
  ///
  /// Very long texts stay where they are.
  ///
  /// - Parameters:
  ///   - columns: The fields of each column.
  ///   - order: The numbers of the records, in the order wanted.
  ///   - text: Where their bytes are.
  /// - Complexity: O(*n*) in the bytes of the fields.
  init(of columns: [ContiguousArray<FieldReference>], by order: ContiguousArray<Int32>, in text: FieldText) {
    let count = order.count
    var parts = concurrentMap(processorCount) { part in
      let records = count * part / processorCount..<count * (part + 1) / processorCount
      return ArrangedText(
        of: columns, by: order, records, in: text, behind: part == 0 ? text.arena : TextArena(),
        room: part == 0 ? count : records.count)
    }
    // Taken out, so that the others are appended to it and not to a copy.
    self = parts.removeFirst()
    for part in parts { append(part) }
  }

  /// Copies the text of a range of records.
  private init(
    of columns: [ContiguousArray<FieldReference>], by order: ContiguousArray<Int32>, _ records: Range<Int>,
    in text: FieldText, behind arena: TextArena, room: Int
  ) {
    self.arena = arena
    self.columns = columns.map { _ in [] }
    var length = 0
    for column in columns.indices {
      self.columns[column].reserveLargePages(room)
      for field in columns[column] where !field.isLong { length += field.length }
    }
    self.arena.reserve(arena.bytes.count + length * room / max(order.count, 1))
    for position in records {
      for column in columns.indices {
        let field = columns[column][Int(order[position])]
        guard !field.isBlank, !field.isLong else {
          self.columns[column].append(field)
          continue
        }
        let start = self.arena.bytes.count
        text.withText(of: field) { self.arena.append($0) }
        self.columns[column].append(FieldReference(arenaOffset: start, length: field.length))
      }
    }
  }

  private mutating func append(_ part: ArrangedText) {
    let start = arena.append(all: part.arena)
    for column in columns.indices {
      columns[column].append(
        contentsOf: part.columns[column].lazy.map { field in
          field.isBlank || field.isLong ? field : field.moved(by: start)
        })
    }
  }
}
