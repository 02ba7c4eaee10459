/// Reads delimited text: all of it into a ``RecordStore``, or record by record.
///
/// ```swift
/// let reader = CSVReader(try InputSource.file("orders.csv").read())
/// var records = try reader.records()
/// while let record = try records.next() {
///   print(record.line, record[0])
/// }
/// ```
public struct CSVReader: Sendable {
  private let input: InputText
  private let options: CSVOptions

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - options: How it is written.
  public init(_ input: InputText, options: CSVOptions = CSVOptions()) {
    self.input = input
    self.options = options
  }

  /// Reads the header, and the records one by one as they are asked for.
  ///
  /// Memory does not grow with the number of records.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader` and `unclosedQuote`.
  public func records() throws(InputError) -> CSVRecords {
    try CSVRecords(input, options: options)
  }

  /// Reads all records; every value is text.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote` and `raggedRow`.
  /// - Complexity: O(*n*) in the size of the input.
  public func readAll() throws(InputError) -> RecordStore {
    try input.bytes.withBytes { (bytes) throws(InputError) in try readAll(bytes) }
  }

  private static let smallestPart = 4 << 20

  private func readAll(_ bytes: Span<UInt8>) throws(InputError) -> RecordStore {
    let reader = try CSVRowReader(bytes, of: input, options: options)
    let partition = CSVPartition(
      input: input, reader: reader, mostParts: processorCount, smallestPart: Self.smallestPart)
    let part = partition.read(bytes)
    if let error = part.error { throw error }
    if options.raggedRows == .error, let error = InputError(part.raggedRows) { throw error }
    var builder = RecordStoreBuilder(input: input)
    for name in reader.header.names { _ = builder.column(named: name) }
    let count = part.raggedRows.count
    let action = options.raggedRows == .skip ? "skipped" : "filled up or cut"
    let summary = "\(name(of: count)) \(action)"
    if let warning = InputWarning(reader.header.findings) { builder.warnings.append(warning) }
    if let warning = InputWarning(part.raggedRows, summary: summary) { builder.warnings.append(warning) }
    builder.adopt(part)
    builder.removeBlankColumns(from: reader.header.requiredCount)
    return builder.finish()
  }

  private func name(of count: Int) -> String { "\(input.name): \(count) \(count == 1 ? "row" : "rows")" }
}
