internal import TableModel

extension RecordStore {
  /// The same records in another order.
  ///
  /// - Parameters:
  ///   - order: The numbers of all records, in the order wanted.
  ///   - shown: The columns whose text is to stand in that order in memory, too.
  /// - Returns: The store.
  func arranged(by order: ContiguousArray<Int32>, showing shown: [Int]) -> RecordStore {
    // Each column is read at random and written forward, on several processors.
    let moved = concurrentMap(columns.count) { column in
      (fields: self.fields[column].selecting(order), values: self.values[column].selecting(order))
    }
    var fields = moved.map(\.fields)
    let texts = Set(shown).sorted().filter {
      $0 < columns.count && !columns[$0].isNumeric && columns[$0].kind != .date
    }
    let copies = concurrentMap(texts.count) { index in
      ShownText(of: moved[texts[index]].fields, in: self.text)
    }
    var arena = text.arena
    for (column, copy) in zip(texts, copies) {
      let start = arena.append(all: copy.arena)
      fields[column] = copy.fields(from: start)
    }
    return RecordStore(
      count: count, columns: columns, warnings: warnings, sources: sources,
      text: FieldText(bytes: text.bytes, arena: arena), fields: fields, values: moved.map(\.values),
      lines: lines.arranged(by: order))
  }
}

/// The text of one column, copied in the order of its fields.
private struct ShownText: Sendable {
  private(set) var arena = TextArena()
  private var fields: ContiguousArray<FieldReference>

  init(of fields: ContiguousArray<FieldReference>, in text: FieldText) {
    self.fields = fields
    // Very long texts stay where they are.
    arena.reserve(fields.reduce(0) { $0 + ($1.isLong ? 0 : $1.length) })
    for index in fields.indices where !fields[index].isBlank && !fields[index].isLong {
      let start = arena.bytes.count
      text.withText(of: fields[index]) { arena.append($0) }
      self.fields[index] = FieldReference(arenaOffset: start, length: fields[index].length)
    }
  }

  /// The fields, once the arena stands behind others.
  consuming func fields(from start: Int) -> ContiguousArray<FieldReference> {
    for index in fields.indices where !fields[index].isBlank && !fields[index].isLong {
      let field = fields[index]
      fields[index] = FieldReference(arenaOffset: start + field.offset, length: field.length)
    }
    return fields
  }
}
