internal import TableModel

/// Gathers records into a store.
///
/// Readers that find columns as they go call `beginRecord` and then `set` for each field; a column may appear late, and
/// what is not set is blank.
struct RecordStoreBuilder: ~Copyable {
  private let input: InputText
  private var columns: [RecordColumn] = []
  private var numbers: [String: Int] = [:]
  private var fields: [ContiguousArray<FieldReference>] = []
  private var lines = LineMap()

  /// The text that fields have which the input does not hold literally.
  var arena = TextArena()

  /// What was doubtful.
  var warnings: [InputWarning] = []

  /// Whether errors tell the place of a field by its byte in a line, and not by its number.
  var hasBytePlaces = false

  /// How many records there are, with the one that is being filled.
  private(set) var count = 0

  /// Starts an empty store over an input.
  init(input: InputText) {
    self.input = input
  }

  /// The number of the column with a name; a column that is new comes after the others, blank so far.
  mutating func column(named name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = columns.count
    numbers[name] = number
    columns.append(RecordColumn(name: name))
    fields.append([])
    return number
  }

  /// Notes that the source marks the numbers of a column as such, so that exponents are no codes.
  mutating func allowExponents(inColumn column: Int) {
    columns[column].allowsExponents = true
  }

  /// True if the source marks the numbers of a column as such.
  func allowsExponents(inColumn column: Int) -> Bool { columns[column].allowsExponents }

  /// Says what all values of a column are, so that it needs no typing.
  mutating func describe(column: Int, as kind: CellKind) {
    columns[column].kind = kind
    columns[column].isTyped = true
  }

  /// Says that the values of a column are what those of another one are.
  mutating func describe(column: Int, like other: RecordColumn) {
    describe(column: column, as: other.kind)
    columns[column].format = other.format
    columns[column].currency = other.currency
  }

  /// Starts the next record.
  ///
  /// - Parameter line: The line on which it begins, from 1.
  mutating func beginRecord(line: Int) {
    lines.append(line)
    count += 1
  }

  /// Sets a field of the current record to bytes of the input; what was set before is replaced.
  ///
  /// - Parameters:
  ///   - column: The column's number.
  ///   - offset: Where the bytes begin in `input.bytes`.
  ///   - length: How many there are.
  mutating func set(column: Int, offset: Int, length: Int) {
    set(column: column, to: length == 0 ? .blank : arena.field(ofInput: offset, length: length))
  }

  /// Sets a field of the current record to a copy of bytes; what was set before is replaced.
  ///
  /// - Parameters:
  ///   - column: The column's number.
  ///   - utf8: The bytes, valid UTF-8.
  mutating func set(column: Int, utf8: Span<UInt8>) {
    let start = arena.bytes.count
    arena.append(0..<utf8.count, of: utf8)
    set(column: column, to: arena.field(from: start))
  }

  /// Sets a field of the current record to what was appended to `arena` from a position on.
  mutating func set(column: Int, arenaFrom start: Int) {
    set(column: column, to: arena.field(from: start))
  }

  private mutating func set(column: Int, to field: FieldReference) {
    precondition(count > 0, "a field needs a record")
    let missing = count - fields[column].count
    if missing > 1 { fields[column].append(contentsOf: repeatElement(.blank, count: missing - 1)) }
    if missing > 0 { fields[column].append(field) } else { fields[column][count - 1] = field }
  }

  /// Makes the store.
  consuming func finish() -> RecordStore {
    for column in fields.indices where fields[column].count < count {
      fields[column].append(contentsOf: repeatElement(.blank, count: count - fields[column].count))
    }
    return RecordStore(
      count: count, columns: columns, warnings: warnings,
      sources: RecordSources(input, hasBytePlaces: hasBytePlaces),
      text: FieldText(bytes: input.bytes, arena: arena), fields: fields.map { FieldColumn($0) },
      values: columns.map { _ in .text }, lines: lines)
  }
}
