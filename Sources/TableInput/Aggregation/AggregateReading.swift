internal import SystemSupport

/// Gathers what aggregates need of the records of delimited text, each chunk of it in parts, one for each processor.
///
/// A part begins behind a line end that may stand inside quotes. Whether it does is known when the part before it is
/// read to its end; then the rest of the chunk is read in one part instead.
struct AggregateReading {
  private let plan: AggregationPlan
  private var partCount: Int?
  private var chunk: InputText
  /// Stands where reading goes on.
  private var reader: CSVRowReader
  private var totals: GroupTotals

  /// Prepares to read; `nil` if the header or the options ask for more than aggregates of plain records.
  ///
  /// - Parameters:
  ///   - chunk: The text, or its first chunk.
  ///   - reader: Has read the header.
  ///   - options: How the text is written.
  ///   - aggregates: What is wanted of which columns.
  ///   - keys: The names of the columns that make groups.
  ///   - others: The names of columns whose different texts are kept apart within groups.
  ///   - partCount: How many parts to read, if not as many as are worth a processor.
  init?(
    _ chunk: InputText, _ reader: CSVRowReader, options: CSVOptions, aggregates: [ColumnAggregate],
    keys: [String], apart others: [String] = [], partCount: Int? = nil
  ) {
    guard !options.stopsAtBlankLine, reader.header.requiredCount == reader.header.names.count,
      let plan = AggregationPlan(
        aggregates, by: keys, apart: others, in: Self.builder(chunk, reader).finish())
    else { return nil }
    self.chunk = chunk
    self.reader = reader
    self.plan = plan
    self.partCount = partCount
    totals = GroupTotals(plan)
  }

  /// Prepares to read a text that is in memory; `nil` if it asks for more than aggregates of plain records.
  init?(
    _ input: InputText, options: CSVOptions = CSVOptions(), aggregates: [ColumnAggregate],
    keys: [String], apart others: [String] = [], partCount: Int? = nil
  ) {
    let reader = input.bytes.withBytes { try? CSVRowReader($0, of: input, options: options) }
    var input = input
    guard let reader, (try? input.check(reader.position)) != nil else { return nil }
    self.init(
      input, reader, options: options, aggregates: aggregates, keys: keys, apart: others, partCount: partCount
    )
    input.progress?.begin(total: input.bytes.count)
  }

  /// What was gathered of a text that is in memory; `nil` if some record is not plain.
  func run() -> AggregatedRecords? {
    var reading = self
    if reading.readChunk() { return reading.records() }
    // What is in doubt where parts are put together may be certain in one.
    guard partStarts().count > 1 else { return nil }
    reading = self
    reading.partCount = 1
    return reading.readChunk() ? reading.records() : nil
  }

  /// What was gathered so far; `nil` if it may not fit.
  func records() -> AggregatedRecords? {
    totals.records(of: chunk) { Self.builder(chunk, reader) }
  }

  /// Reads the records that are whole in the chunk; false if one is not plain.
  mutating func readChunk() -> Bool {
    let starts = partStarts()
    let ends = Array(starts.dropFirst()) + [chunk.bytes.count]
    let others = zip(starts, ends).dropFirst().map { start, end in
      WorkerThread { [plan, chunk, reader] in Part(plan, chunk, reader.starting(at: start), to: end) }
    }
    var isPlain = read(to: ends[0])
    for (start, part) in zip(starts.dropFirst(), others.map { $0.join() }) {
      guard isPlain, reader.position == start, part.isPlain else { continue }
      isPlain = totals.merge(part.totals, lineOffset: reader.nextLine - 1)
      reader = reader.starting(at: part.end, line: reader.nextLine + part.lineCount)
    }
    return isPlain && read(to: chunk.bytes.count)
  }

  /// Goes on to the next chunk.
  ///
  /// - Returns: False if there is none.
  /// - Throws: ``InputError`` where the input can't be read.
  mutating func goOn(in chunks: inout TextStream) throws(InputError) -> Bool {
    guard try chunks.goOn(&reader) else { return false }
    chunk = chunks.chunk
    return true
  }

  /// What one part came to.
  private struct Part: Sendable {
    let isPlain: Bool
    let totals: GroupTotals
    /// Where reading ended, which is where the next part should have begun.
    let end: Int
    /// How many lines end before that, from where lines were counted.
    let lineCount: Int

    init(_ plan: AggregationPlan, _ chunk: InputText, _ reader: CSVRowReader, to end: Int) {
      var (reader, totals) = (reader, GroupTotals(plan))
      isPlain = AggregateReading.read(chunk, to: end, &reader, &totals)
      self.totals = totals
      self.end = reader.position
      lineCount = reader.nextLine - 1
    }
  }

  private mutating func read(to end: Int) -> Bool { Self.read(chunk, to: end, &reader, &totals) }

  /// Reads records up to a position, or to the last that is whole; false if one is not plain.
  private static func read(
    _ chunk: InputText, to end: Int, _ reader: inout CSVRowReader, _ totals: inout GroupTotals
  ) -> Bool {
    chunk.bytes.withBytes { bytes in
      var record = FieldBuffer()
      var shownPosition = reader.position
      var trail = ReadingTrail(of: chunk, from: reader.position)
      while reader.position < end {
        guard let hasRecord = try? reader.next(in: bytes, into: &record), reader.isPlain else {
          return false
        }
        guard hasRecord else { break }
        guard totals.add(record, line: reader.line, in: bytes) else { return false }
        record.removeAll()
        if trail.isLeft(behind: reader.position), !trail.advance(to: reader.position) { return false }
        if totals.recordCount & 0xFFF == 0 {
          guard !totals.hasTooManyGroups else { return false }
          chunk.progress?.advance(by: reader.position - shownPosition)
          shownPosition = reader.position
        }
      }
      return trail.advance(to: reader.position)
    }
  }

  /// Where the parts begin, the first one where reading goes on.
  private func partStarts() -> [Int] {
    TextParts.starts(in: chunk.bytes, from: reader.position, count: partCount)
  }

  private static func builder(_ input: InputText, _ reader: CSVRowReader) -> RecordStoreBuilder {
    var builder = RecordStoreBuilder(input: input)
    for name in reader.header.names { _ = builder.column(named: name) }
    if let warning = InputWarning(reader.header.findings) { builder.warnings.append(warning) }
    return builder
  }
}
