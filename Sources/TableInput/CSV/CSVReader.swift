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
      return CSVOpening.delimiter(bytes, prelude, options, endsInput: true)
        ?? DelimiterDetector(options).fallback
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
  /// Large texts are read on all processors, with the same result.
  ///
  /// - Returns: The records.
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote`, `raggedRow` and `tooManyColumns`.
  /// - Complexity: O(*n*) in the size of the input.
  public func readAll() throws(InputError) -> RecordStore { try readAll(partCount: nil) }

  /// Reads all records in a number of parts, if not in as many as are worth a processor.
  func readAll(partCount: Int?) throws(InputError) -> RecordStore {
    input.progress?.begin(total: input.bytes.count)
    let reader = try input.bytes.withBytes { (bytes) throws(InputError) in
      try CSVRowReader(bytes, of: input, options: options)
    }
    // Where a blank line ends the table, what follows it is no part of it.
    let partCount = options.stopsAtBlankLine ? 1 : partCount
    var reading = CSVStoreReading(input, reader, partCount: partCount)
    try reading.run()
    let raggedRows = reading.reader.raggedRows
    if options.raggedRows == .error, let error = InputError(advised(raggedRows, beside: reading.rowCount)) {
      throw error
    }
    let action = options.raggedRows == .skip ? "skipped" : "filled up or cut"
    let summary = "\(name(of: raggedRows.count)) \(action)"
    return reading.finish(
      warnings: [
        InputWarning(reader.header.findings), InputWarning(raggedRows, summary: summary),
        InputWarning(reading.reader.looseQuotes),
      ].compactMap(\.self))
  }

  /// Where most rows don't fit the header, the header is the likelier fault.
  private func advised(_ raggedRows: InputFindings, beside count: Int) -> InputFindings {
    guard raggedRows.count > max(count, 2) else { return raggedRows }
    return raggedRows.advising(
      "most rows don't fit the \(options.hasHeader ? "header" : "first row"): --skip-lines N passes over what "
        + "stands above, -d names the character between fields; " + CSVRowReader.raggedHint)
  }

  private func name(of count: Int) -> String { "\(input.name): \(count) \(count == 1 ? "row" : "rows")" }
}
