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
  let input: InputText
  let options: CSVOptions

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - options: How it is written.
  public init(_ input: InputText, options: CSVOptions = CSVOptions()) {
    self.input = input
    self.options = options
  }

  /// The byte between two fields: the one that was asked for, or the one that was found.
  ///
  /// - Complexity: O(*n*) in the length of the first lines.
  public var delimiter: UInt8 {
    input.bytes.withBytes { bytes in
      let prelude = CSVPrelude(bytes, from: input.start, skippedLines: options.skippedLines)
      return CSVOpening.delimiter(bytes, prelude, options, endsInput: true) ?? DelimiterDetector.candidates[0]
    }
  }

  /// Reads the header, and the records one by one as they are asked for.
  ///
  /// The text is in memory, or mapped, as long as the records are read; ``CSVRecords/init(reading:encoding:options:progress:)``
  /// holds no more than a part of it.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader` and `unclosedQuote`.
  public func records() throws(InputError) -> CSVRecords {
    try CSVRecords(input, options: options)
  }

  /// Reads all records; every value is text.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote`, `raggedRow` and `tooManyColumns`.
  /// - Complexity: O(*n*) in the size of the input.
  public func readAll() throws(InputError) -> RecordStore {
    try input.bytes.withBytes { (bytes) throws(InputError) in try readAll(bytes) }
  }

  private static let stagedRows = 512

  private func readAll(_ bytes: Span<UInt8>) throws(InputError) -> RecordStore {
    input.progress?.begin(total: bytes.count)
    var progressPosition = 0
    var reader = try CSVRowReader(bytes, of: input, options: options)
    var builder = RecordStoreBuilder(input: input)
    for name in reader.header.names { _ = builder.column(named: name) }
    // Rows are gathered in the cache, then dealt out to their columns.
    var stage = FieldBuffer()
    var lines = ContiguousArray<Int>()
    while try reader.next(in: bytes, into: &stage) {
      lines.append(reader.line)
      guard lines.count == Self.stagedRows else { continue }
      input.progress?.advance(by: reader.position - progressPosition)
      progressPosition = reader.position
      if builder.count == 0 {
        builder.reserve(
          expectedRows(
            lines.count, before: reader.position, of: bytes.count, columns: reader.header.names.count))
      }
      builder.append(rows: stage.fields, lines: lines)
      stage.fields.removeAll(keepingCapacity: true)
      lines.removeAll(keepingCapacity: true)
    }
    builder.append(rows: stage.fields, lines: lines)
    builder.arena = stage.arena
    if options.raggedRows == .error, let error = InputError(reader.raggedRows) { throw error }
    let count = reader.raggedRows.count
    let action = options.raggedRows == .skip ? "skipped" : "filled up or cut"
    let summary = "\(name(of: count)) \(action)"
    if let warning = InputWarning(reader.header.findings) { builder.warnings.append(warning) }
    if let warning = InputWarning(reader.raggedRows, summary: summary) { builder.warnings.append(warning) }
    builder.removeBlankColumns(from: reader.header.requiredCount)
    return builder.finish()
  }

  /// How many rows there will be, going by the first; never so many that room for them exceeds the text by far.
  private func expectedRows(_ rows: Int, before position: Int, of count: Int, columns: Int) -> Int {
    min(rows * (count / max(position, 1) + 1), 2 * count / (columns * MemoryLayout<FieldReference>.stride))
  }

  private func name(of count: Int) -> String { "\(input.name): \(count) \(count == 1 ? "row" : "rows")" }
}
