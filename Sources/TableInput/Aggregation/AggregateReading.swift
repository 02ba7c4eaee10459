/// Gathers what aggregates need of the records of delimited text in parts, one for each processor.
///
/// A part begins behind a line end that may stand inside quotes. Whether it does is known when the part before it is
/// read to its end; then the text is read in one part instead.
struct AggregateReading: Sendable {
  private let input: InputText
  private let reader: CSVRowReader
  private let plan: AggregationPlan
  private let partCount: Int

  /// A part of so many bytes is worth a thread.
  private static let smallestPart = 1 << 20

  /// Reads the header; `nil` if the header or the options ask for more than aggregates of plain records.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - options: How it is written.
  ///   - aggregates: What is wanted of which columns.
  ///   - keys: The names of the columns that make groups.
  ///   - partCount: How many parts to read, if not as many as are worth a processor.
  init?(
    _ input: InputText, options: CSVOptions = CSVOptions(), aggregates: [ColumnAggregate],
    keys: [String], partCount: Int? = nil
  ) {
    guard !options.stopsAtBlankLine else { return nil }
    let first = input.bytes.withBytes { try? CSVRowReader($0, of: input, options: options) }
    guard let reader = first, reader.header.requiredCount == reader.header.names.count,
      let plan = AggregationPlan(aggregates, by: keys, in: Self.builder(input, reader).finish())
    else { return nil }
    self.input = input
    self.reader = reader
    self.plan = plan
    let length = input.bytes.count - reader.position
    self.partCount = partCount ?? min(processorCount, max(length / Self.smallestPart, 1))
  }

  /// What was gathered, or `nil` if some record is not plain.
  func run() -> AggregatedRecords? {
    let starts = partStarts()
    guard let totals = merged(starts) ?? (starts.count > 1 ? merged([reader.position]) : nil) else {
      return nil
    }
    return totals.records(of: input) { Self.builder(input, reader) }
  }

  /// What one part came to.
  private struct Part: Sendable {
    var totals: GroupTotals
    /// Where reading ended, which is where the next part should have begun.
    let end: Int
    /// How many lines end before that, from where lines were counted.
    let lineCount: Int
  }

  /// What was gathered of all parts; `nil` if one is not plain, or begins where no record does.
  private func merged(_ starts: [Int]) -> GroupTotals? {
    input.progress?.begin(total: input.bytes.count)
    let ends = Array(starts.dropFirst()) + [input.bytes.count]
    let parts = concurrentMap(starts.count) { part(from: starts[$0], to: ends[$0]) }
    guard var totals = parts[0]?.totals else { return nil }
    var lineOffset = 0
    for index in parts.indices.dropFirst() {
      guard let before = parts[index - 1], before.end == starts[index], let part = parts[index] else {
        return nil
      }
      lineOffset += before.lineCount
      guard totals.merge(part.totals, lineOffset: lineOffset) else { return nil }
    }
    return totals
  }

  private func part(from start: Int, to end: Int) -> Part? {
    input.bytes.withBytes { bytes in
      var reader = start == self.reader.position ? self.reader : self.reader.starting(at: start)
      var totals = GroupTotals(plan)
      var record = FieldBuffer()
      var shownPosition = start
      while reader.position < end {
        guard let hasRecord = try? reader.next(in: bytes, into: &record), reader.raggedRows.isEmpty else {
          return nil
        }
        guard hasRecord else { break }
        guard totals.add(record, line: reader.line, in: bytes) else { return nil }
        record.removeAll()
        if totals.recordCount & 0xFFF == 0 {
          input.progress?.advance(by: reader.position - shownPosition)
          shownPosition = reader.position
        }
      }
      return Part(totals: totals, end: reader.position, lineCount: reader.nextLine - 1)
    }
  }

  /// Where the parts begin, the first one behind the header.
  private func partStarts() -> [Int] {
    let (start, count) = (reader.position, input.bytes.count)
    var starts = [start]
    input.bytes.withBytes { bytes in
      for part in 1..<partCount {
        var index = max(start + (count - start) / partCount * part, starts[starts.count - 1])
        while index < count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        if index + 1 < count { starts.append(index + 1) }
      }
    }
    return starts
  }

  private static func builder(_ input: InputText, _ reader: CSVRowReader) -> RecordStoreBuilder {
    var builder = RecordStoreBuilder(input: input)
    for name in reader.header.names { _ = builder.column(named: name) }
    if let warning = InputWarning(reader.header.findings) { builder.warnings.append(warning) }
    return builder
  }
}
