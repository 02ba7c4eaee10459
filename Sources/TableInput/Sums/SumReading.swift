/// Adds up the records of delimited text in parts, one for each processor.
///
/// A part begins behind a line end that may stand inside quotes. Whether it does is known when the part before it is
/// read to its end; then the text is read in one part instead.
struct SumReading: Sendable {
  private let input: InputText
  private let reader: CSVRowReader
  private let columns: RecordStore
  private let keyColumns: [Int]
  private let sumColumns: [Int]

  private let partCount: Int

  /// A part of so many bytes is worth a thread.
  private static let smallestPart = 1 << 20

  /// Reads the header; `nil` if the header or the options ask for more than sums of plain records.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - options: How it is written.
  ///   - sums: The names of the columns to add up.
  ///   - keys: The names of the columns that make groups.
  ///   - partCount: How many parts to read, if not as many as are worth a processor.
  init?(
    _ input: InputText, options: CSVOptions = CSVOptions(), sums: [String], keys: [String],
    partCount: Int? = nil
  ) {
    guard !options.stopsAtBlankLine, !keys.isEmpty else { return nil }
    let first = input.bytes.withBytes { try? CSVRowReader($0, of: input, options: options) }
    guard let reader = first, reader.header.requiredCount == reader.header.names.count else { return nil }
    self.input = input
    self.reader = reader
    columns = Self.builder(input, reader).finish()
    guard let keyColumns = Self.numbers(of: keys, in: columns),
      let sumColumns = Self.numbers(of: sums, in: columns),
      Set(keyColumns + sumColumns).count == keys.count + sums.count
    else { return nil }
    self.keyColumns = keyColumns
    self.sumColumns = sumColumns
    let length = input.bytes.count - reader.position
    self.partCount = partCount ?? min(processorCount, max(length / Self.smallestPart, 1))
  }

  /// The sums, or `nil` if some record is not plain.
  func run() -> SummedRecords? {
    let starts = partStarts()
    guard let sums = merged(starts) ?? (starts.count > 1 ? merged([reader.position]) : nil) else {
      return nil
    }
    return SummedRecords(store: sums.store(from: Self.builder(input, reader)), recordCount: sums.recordCount)
  }

  /// What one part came to.
  private struct Part: Sendable {
    var sums: GroupSums
    /// Where reading ended, which is where the next part should have begun.
    let end: Int
    /// How many lines end before that, from where lines were counted.
    let lineCount: Int
  }

  /// The sums of all parts; `nil` if one is not plain, or begins where no record does.
  private func merged(_ starts: [Int]) -> GroupSums? {
    input.progress?.begin(total: input.bytes.count)
    let ends = Array(starts.dropFirst()) + [input.bytes.count]
    let parts = concurrentMap(starts.count) { part(from: starts[$0], to: ends[$0]) }
    guard var sums = parts[0]?.sums else { return nil }
    var lineOffset = 0
    for index in parts.indices.dropFirst() {
      guard let before = parts[index - 1], before.end == starts[index], let part = parts[index] else {
        return nil
      }
      lineOffset += before.lineCount
      guard sums.merge(part.sums, lineOffset: lineOffset) else { return nil }
    }
    return sums
  }

  private func part(from start: Int, to end: Int) -> Part? {
    input.bytes.withBytes { bytes in
      var reader = start == self.reader.position ? self.reader : self.reader.starting(at: start)
      var sums = GroupSums(keyColumns: keyColumns, sumColumns: sumColumns)
      var record = FieldBuffer()
      var shownPosition = start
      while reader.position < end {
        guard let hasRecord = try? reader.next(in: bytes, into: &record), reader.raggedRows.isEmpty else {
          return nil
        }
        guard hasRecord else { break }
        guard sums.add(record, line: reader.line, in: bytes) else { return nil }
        record.removeAll()
        if sums.recordCount & 0xFFF == 0 {
          input.progress?.advance(by: reader.position - shownPosition)
          shownPosition = reader.position
        }
      }
      return Part(sums: sums, end: reader.position, lineCount: reader.nextLine - 1)
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

  private static func numbers(of names: [String], in columns: RecordStore) -> [Int]? {
    try? names.map { try columns.columnIndex(named: $0) }
  }
}
