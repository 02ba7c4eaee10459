/// The fields of the records that are open, and the store they go into.
///
/// A record's children stand between its fields, so the fields wait on a stack until their record is complete.
struct JSONFields: ~Copyable {
  private struct Field: BitwiseCopyable, Sendable {
    let column: Int32
    let isInText: Bool
    let start: Int
    let length: Int
  }

  /// Where a record's fields begin.
  struct Mark: Sendable {
    fileprivate var field = 0
    fileprivate var text = 0
  }

  private let input: InputText
  private var builder: RecordStoreBuilder
  private var fields: ContiguousArray<Field> = []
  private var text: ContiguousArray<UInt8> = []
  /// For each column, how many records there were with the last that set it.
  private var lastRecords: ContiguousArray<Int> = []
  private var repeated = InputFindings()
  private var columnNames: [String] = []

  init(_ input: InputText) {
    self.input = input
    builder = RecordStoreBuilder(input: input)
    builder.hasBytePlaces = true
  }

  /// Where the next record's fields begin.
  var mark: Mark { Mark(field: fields.count, text: text.count) }

  /// The number of the column with a name, which may be new.
  mutating func column(named name: String) -> Int {
    let column = builder.column(named: name)
    if column == lastRecords.count {
      lastRecords.append(0)
      columnNames.append(name)
    }
    return column
  }

  /// Notes that a column holds numbers which JSON marks as such.
  mutating func allowExponents(inColumn column: Int) {
    builder.allowExponents(inColumn: column)
  }

  /// Adds a warning.
  mutating func warn(_ warning: InputWarning) {
    builder.warnings.append(warning)
  }

  /// Adds a plain value.
  mutating func append(_ event: JSONEvent, _ events: borrowing JSONEvents, column: Int) {
    if event.isVerbatim {
      fields.append(
        Field(column: Int32(column), isInText: false, start: event.textStart, length: event.length))
    } else {
      let start = text.count
      appendText(of: event, events)
      appendText(from: start, column: column)
    }
  }

  /// Where text that is put together will begin.
  var textEnd: Int { text.count }

  /// Puts a value's text behind the text so far.
  mutating func appendText(of event: JSONEvent, _ events: borrowing JSONEvents) {
    events.withText(of: event) { bytes in
      for index in bytes.indices { text.append(bytes[index]) }
    }
  }

  /// Puts what stands between joined values behind the text so far.
  mutating func appendSeparator() {
    text.append(UInt8(ascii: ","))
    text.append(UInt8(ascii: " "))
  }

  /// Forgets text that was put together.
  mutating func dropText(from start: Int) {
    text.removeLast(text.count - start)
  }

  /// Adds a value that was put together.
  mutating func appendText(from start: Int, column: Int) {
    guard column >= 0 else { return }
    fields.append(Field(column: Int32(column), isInText: true, start: start, length: text.count - start))
  }

  /// Moves the fields of the innermost open record into the store.
  ///
  /// - Returns: The record's number.
  mutating func endRecord(from mark: Mark, line: Int) -> Int {
    builder.beginRecord(line: line)
    for index in mark.field..<fields.count {
      let field = fields[index]
      let column = Int(field.column)
      if lastRecords[column] == builder.count { noteRepeatedKey(of: field, line: line) }
      lastRecords[column] = builder.count
      if field.isInText {
        Self.set(field, from: text, in: &builder)
      } else {
        builder.set(column: column, offset: field.start, length: field.length)
      }
    }
    fields.removeLast(fields.count - mark.field)
    text.removeLast(text.count - mark.text)
    return builder.count - 1
  }

  // Two arguments instead of two properties, whose accesses the compiler can't tell apart.
  private static func set(
    _ field: Field, from text: ContiguousArray<UInt8>, in builder: inout RecordStoreBuilder
  ) {
    let bytes = text.span.extracting(field.start..<field.start + field.length)
    builder.set(column: Int(field.column), utf8: bytes)
  }

  /// The store.
  consuming func finish() -> RecordStore {
    if let warning = InputWarning(repeated, summary: "\(input.name): the last value counts") {
      builder.warnings.append(warning)
    }
    return builder.finish()
  }

  private mutating func noteRepeatedKey(of field: Field, line: Int) {
    let (name, input) = (columnNames[Int(field.column)], input)
    repeated.append(Self.repeatedKey(name, of: field, line: line, in: input))
  }

  private static func repeatedKey(
    _ name: String, of field: Field, line: Int, in input: InputText
  ) -> InputFinding {
    let location = RecordSources(input, hasBytePlaces: true).location(
      line: line, column: nil, offset: field.isInText ? nil : field.start, in: input.bytes)
    return InputFinding(
      kind: .repeatedKey, location: location, message: "the key \"\(name)\" stands twice in one object")
  }
}
