/// Puts the records of several stores into one, one column at a time.
struct RecordJoin: ~Copyable {
  private var columns: [RecordColumn] = []
  private var numbers: [String: Int] = [:]
  private let stores: [RecordStore]
  private let bytes: InputBytes
  private var arena = TextArena()
  private var fields: [ContiguousArray<FieldReference>] = []

  /// Finds the columns, and brings the bytes of all inputs together.
  ///
  /// - Throws: ``InputError`` of the kind `outOfMemory`.
  /// - Complexity: O(*n*) in the bytes of the inputs, if there are several.
  init(_ stores: [RecordStore]) throws(InputError) {
    bytes = try Self.joinedBytes(stores)
    self.stores = stores
    for column in stores.lazy.flatMap(\.columns) {
      let number = numbers[column.name] ?? columns.count
      if number == columns.count { columns.append(RecordColumn(name: column.name)) }
      numbers[column.name] = number
      if column.allowsExponents { columns[number].allowsExponents = true }
    }
    fields = columns.map { _ in [] }
  }

  /// True if one of the stores has a column with a name.
  func hasColumn(named name: String) -> Bool { numbers[name] != nil }

  /// The store of all records.
  ///
  /// - Parameter sourceColumn: The name of a column for the inputs' names, which no other has.
  /// - Returns: The store; its values are text.
  consuming func run(sourceColumn: String?) -> RecordStore {
    var (inputOffset, count, linesBefore) = (0, 0, 0)
    var (sources, lines) = (RecordSources(), LineMap())
    var names = ContiguousArray<FieldReference>()
    for store in stores {
      let targets = store.columns.compactMap { numbers[$0.name] }
      let arenaOffset = arena.append(all: store.text.arena)
      for (column, target) in targets.enumerated() {
        fields[target].append(contentsOf: repeatElement(.blank, count: count - fields[target].count))
        append(store.fields[column], of: store, to: target, inputOffset, arenaOffset)
      }
      if sourceColumn != nil {
        names.append(contentsOf: repeatElement(field(of: store.name), count: store.count))
      }
      sources.append(
        store.sources, columns: targets, columnCount: columns.count + (sourceColumn == nil ? 0 : 1),
        linesBefore: linesBefore, bytesBefore: inputOffset)
      var lastLine = linesBefore
      for record in 0..<store.count {
        let line = linesBefore + store.lines[record]
        lines.append(line)
        lastLine = max(lastLine, line)
      }
      linesBefore = lastLine
      count += store.count
      inputOffset += stores.count > 1 ? store.text.bytes.count : 0
    }
    for column in fields.indices {
      fields[column].append(contentsOf: repeatElement(.blank, count: count - fields[column].count))
    }
    if let sourceColumn {
      columns.append(RecordColumn(name: sourceColumn))
      fields.append(names)
    }
    return RecordStore(
      count: count, columns: columns, warnings: stores.flatMap(\.warnings), sources: sources,
      text: FieldText(bytes: bytes, arena: arena), fields: fields.map { FieldColumn($0) },
      values: Array(repeating: .text, count: columns.count), lines: lines)
  }

  private static func joinedBytes(_ stores: [RecordStore]) throws(InputError) -> InputBytes {
    if stores.count == 1 { return stores[0].text.bytes }
    let count = stores.reduce(0) { $0 + $1.text.bytes.count }
    var memory = try InputMemory(capacity: count, limit: MemoryLimit(for: stores[0].name))
    for store in stores {
      try store.text.bytes.withBytes { (bytes) throws(InputError) in try memory.append(bytes) }
    }
    return InputBytes(memory)
  }

  private mutating func append(
    _ column: FieldColumn, of store: RecordStore, to target: Int, _ inputOffset: Int,
    _ arenaOffset: Int
  ) {
    fields[target].reserveCapacity(fields[target].count + column.count)
    for field in column {
      fields[target].append(
        arena.field(moved: field, from: store.text.arena, by: arenaOffset, inputBy: inputOffset))
    }
  }

  private mutating func field(of name: String) -> FieldReference {
    let start = arena.bytes.count
    let bytes = ContiguousArray(name.utf8)
    arena.append(0..<bytes.count, of: bytes.span)
    return arena.field(from: start)
  }
}
