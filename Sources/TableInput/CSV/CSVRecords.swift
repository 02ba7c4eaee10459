/// The records of delimited text, read one by one.
public struct CSVRecords {
  private let input: InputText
  private let isLenient: Bool
  private var reader: CSVRowReader
  private var record: CSVRecord

  init(_ input: InputText, options: CSVOptions) throws(InputError) {
    self.input = input
    isLenient = options.raggedRows != .error
    reader = try input.bytes.withBytes { (bytes) throws(InputError) in
      try CSVRowReader(bytes, of: input, options: options)
    }
    record = CSVRecord(bytes: input.bytes, buffer: FieldBuffer(), line: 0)
  }

  /// The names of the columns.
  public var columns: [String] { reader.header.names }

  /// The rows so far that had more or fewer fields than the header, and the names that were there twice.
  public var warnings: [InputWarning] {
    [InputWarning(reader.header.findings), InputWarning(reader.raggedRows)].compactMap { $0 }
  }

  /// Reads the next record.
  ///
  /// The record's memory is used again for the one after it, unless the record is kept.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: ``InputError`` of the kinds `unclosedQuote` and `raggedRow`.
  /// - Complexity: O(*n*) in the length of the record.
  public mutating func next() throws(InputError) -> CSVRecord? {
    record.buffer.removeAll()
    let hasNext = try input.bytes.withBytes { (bytes) throws(InputError) in
      try reader.next(in: bytes, into: &record.buffer)
    }
    if !isLenient, let error = InputError(reader.raggedRows) { throw error }
    guard hasNext else { return nil }
    record.line = reader.line
    return record
  }
}

/// One record of delimited text: a field for each column.
public struct CSVRecord: Sendable {
  private let bytes: InputBytes
  fileprivate var buffer: FieldBuffer

  /// The line on which the record begins, counted from 1.
  public fileprivate(set) var line: Int

  fileprivate init(bytes: InputBytes, buffer: FieldBuffer, line: Int) {
    self.bytes = bytes
    self.buffer = buffer
    self.line = line
  }

  /// How many fields there are.
  public var count: Int { buffer.fields.count }

  /// The text of a field, without its quotes.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Complexity: O(*n*) in the length of the text.
  public subscript(column: Int) -> String { withText(at: column) { String(utf8: $0) } }

  /// Gives the text of a field, without its quotes, to a closure.
  ///
  /// - Parameters:
  ///   - column: The column's number, from 0.
  ///   - body: Reads the bytes, valid UTF-8.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withText<Result: ~Copyable, Failure: Error>(
    at column: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try FieldText(bytes: bytes, arena: buffer.arena).withText(of: buffer.fields[column], body)
  }
}
