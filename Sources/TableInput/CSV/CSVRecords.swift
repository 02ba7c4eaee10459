/// The records of delimited text, read one by one.
///
/// Memory does not grow with the input: of a file, a pipe or a compressed file no more than a part is held at a time.
///
/// ```swift
/// var orders = try CSVRecords(reading: .file("orders.csv.gz"))
/// while let order = try orders.next() {
///   print(order.line, order[0])
/// }
/// ```
public struct CSVRecords: RowSource, ~Copyable {
  private let isLenient: Bool
  private let file: String
  private var chunks: TextStream?
  private var bytes: InputBytes
  private var reader: CSVRowReader
  private var record: CSVRecord

  /// Opens an input and reads the header.
  ///
  /// - Parameters:
  ///   - source: Where the text comes from.
  ///   - encoding: What its bytes are; `nil` takes UTF-8, or UTF-16 where a byte order mark says so.
  ///   - options: How it is written.
  ///   - progress: Is told how much of it was read.
  /// - Throws: ``InputError`` of the kinds `unreadable`, `damagedArchive`, `notText`, `invalidEncoding`, `outOfMemory`,
  ///   `noHeader`, `unclosedQuote`, `recordTooLong`, `tooManyColumns` and `unusableOption`.
  public init(
    reading source: InputSource, encoding: TextEncoding? = nil, options: CSVOptions = CSVOptions(),
    progress: InputProgress? = nil
  ) throws(InputError) {
    let chunks = try source.stream(encoding: encoding, sizes: .available, progress: progress)
    try self.init(chunks, options: options)
  }

  /// Reads the header of a text that comes in chunks.
  init(_ chunks: consuming TextStream, options: CSVOptions) throws(InputError) {
    reader = try chunks.openRows(options)
    bytes = chunks.chunk.bytes
    file = chunks.chunk.name
    isLenient = options.raggedRows != .error
    record = CSVRecord(bytes: bytes, buffer: FieldBuffer(), line: 0)
    self.chunks = .some(chunks)
  }

  /// Reads the header of a text that is in memory.
  init(_ input: InputText, options: CSVOptions) throws(InputError) {
    reader = try input.bytes.withBytes { (bytes) throws(InputError) in
      try CSVRowReader(bytes, of: input, options: options)
    }
    bytes = input.bytes
    file = input.name
    isLenient = options.raggedRows != .error
    record = CSVRecord(bytes: bytes, buffer: FieldBuffer(), line: 0)
  }

  /// The names of the columns.
  public var columns: [String] { reader.header.names }

  /// The number of the column with a name, to be found once and used for each record.
  ///
  /// - Parameter name: The name; blanks around it don't matter if that makes it unique.
  /// - Returns: The column's number, from 0.
  /// - Throws: ``InputError`` of the kind `unknownColumn`, with the name that comes closest.
  /// - Complexity: O(*n*) in the number of columns.
  public func columnIndex(named name: String) throws(InputError) -> Int {
    try ColumnLookup(names: columns, file: file).index(of: name)
  }

  /// The rows so far that had more or fewer fields than the header, the fields that did not end with their quotes, and
  /// the names that were there twice.
  public var warnings: [InputWarning] {
    [reader.header.findings, reader.raggedRows, reader.looseQuotes].compactMap { InputWarning($0) }
  }

  /// Reads the next record.
  ///
  /// The record's memory is used again for the one after it, unless the record is kept. A record that is kept holds the
  /// part of the input that it stands in.
  ///
  /// - Returns: The record, or `nil` at the end.
  /// - Throws: ``InputError`` of the kinds `unclosedQuote`, `recordTooLong` and `raggedRow`, and where the input is read
  ///   as it goes `unreadable`, `damagedArchive`, `invalidEncoding` and `outOfMemory`.
  /// - Complexity: O(*n*) in the length of the record.
  public mutating func next() throws(InputError) -> CSVRecord? {
    while true {
      record.buffer.removeAll()
      let hasNext = try bytes.withBytes { (bytes) throws(InputError) in
        try reader.next(in: bytes, into: &record.buffer)
      }
      if !isLenient, let error = InputError(reader.raggedRows) { throw error }
      if hasNext { break }
      guard !reader.isDone, try readOn() else { return nil }
    }
    record.line = reader.line
    return record
  }

  /// Goes on to the next chunk; false if there is none.
  private mutating func readOn() throws(InputError) -> Bool {
    guard try chunks?.goOn(&reader) == true, let chunk = chunks?.chunk else { return false }
    bytes = chunk.bytes
    record = CSVRecord(bytes: bytes, buffer: FieldBuffer(), line: 0)
    return true
  }
}
