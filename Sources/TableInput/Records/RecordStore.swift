/// All records of an input, column by column, never changed once built.
///
/// A reader makes a store in which every value is text. ``typed(_:columns:)`` makes another that knows what the values
/// of each column are; both share the bytes.
///
/// ```swift
/// let store = try CSVReader(InputSource.file("orders.csv").read()).readAll().typed()
/// let total = try store.columnIndex(named: "total")
/// try store.requireNumeric(total)
/// ```
public final class RecordStore: Sendable {
  /// How many records there are.
  public let count: Int

  /// The columns, in the order of the input.
  public let columns: [RecordColumn]

  /// What was doubtful and used all the same.
  public let warnings: [InputWarning]

  let sources: RecordSources
  let text: FieldText
  let fields: [FieldColumn]
  let values: [ColumnValues]
  let lines: LineMap

  init(
    count: Int, columns: [RecordColumn], warnings: [InputWarning], sources: RecordSources,
    text: FieldText, fields: [FieldColumn], values: [ColumnValues], lines: LineMap
  ) {
    self.count = count
    self.columns = columns
    self.warnings = warnings
    self.sources = sources
    self.text = text
    self.fields = fields
    self.values = values
    self.lines = lines
  }

  /// The input's name, or the names of several, as errors show it.
  public var name: String { sources.name }

  /// True if a record has nothing in a column.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  /// - Returns: True for a missing field, an empty one, and a word that stands for nothing.
  public func isBlank(record: Int, column: Int) -> Bool {
    fields[column][record].isBlank
  }

  /// Gives the text of a field, as it was written and without its quotes, to a closure.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  ///   - body: Reads the bytes: valid UTF-8, none for a blank field.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withText<Result: ~Copyable, Failure: Error>(
    record: Int, column: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try text.withText(of: fields[column][record], body)
  }

  /// The text of a field as a string.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  /// - Returns: The text as it was written, without its quotes.
  /// - Complexity: O(*n*) in the length of the text.
  public func string(record: Int, column: Int) -> String {
    text.string(of: fields[column][record])
  }

  /// The line on which a record begins, counted from 1.
  ///
  /// - Parameter record: The record's number, from 0.
  /// - Returns: The line.
  /// - Complexity: O(log *n*) in the number of gaps between the lines of records.
  public func line(of record: Int) -> Int {
    location(of: record).line ?? lines[record]
  }

  /// Where a field is, for an error about it.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0; `nil` means the record.
  /// - Returns: The file, the line, the number of the field, and its first byte if the input holds it as it is. Of JSON,
  ///   which has no numbers for fields, the place of another value of the record where this one has none.
  /// - Complexity: O(log *n*) in the number of gaps between the lines of records, and O(*n*) in the bytes of an input that
  ///   is not UTF-8.
  public func location(of record: Int, column: Int? = nil) -> InputLocation {
    var offset = column.flatMap { inputOffset(of: record, column: $0) }
    if column != nil, offset == nil, sources.haveBytePlaces(line: lines[record]) {
      offset = columns.indices.compactMap { inputOffset(of: record, column: $0) }.min()
    }
    return sources.location(line: lines[record], column: column, offset: offset, in: text.bytes)
  }

  /// Whether a field is a number that JSON marks as such, which has a decimal point whatever text has.
  ///
  /// - Parameters:
  ///   - record: The record's number, from 0.
  ///   - column: The column's number, from 0.
  /// - Returns: Whether it is.
  /// - Complexity: O(log *n*) in the number of inputs, and of gaps between the lines of records.
  func isMarkedNumber(record: Int, column: Int) -> Bool {
    guard columns[column].allowsExponents, sources.haveBytePlaces(line: lines[record]),
      let offset = inputOffset(of: record, column: column), offset > 0
    else { return false }
    return text.bytes.withBytes { $0[offset - 1] != UInt8(ascii: "\"") }
  }

  private func inputOffset(of record: Int, column: Int) -> Int? {
    guard !isBlank(record: record, column: column) else { return nil }
    let place = text.arena.place(of: fields[column][record])
    return place.isInArena ? nil : place.start
  }
}
