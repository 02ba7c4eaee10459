import TableModel

@testable import TableInput

/// Reads bytes as delimited text in four ways, which must tell the same.
///
/// The first two bytes choose the options, the others are the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSV(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let bytes = ContiguousArray(UnsafeBufferPointer(start: start, count: count))
  var options = CSVOptions()
  options.hasHeader = bytes[0] & 1 == 0
  options.delimiter = bytes[0] & 2 == 0 ? nil : [44, 59, 9, 124][Int(bytes[0] >> 2 & 3)]
  options.raggedRows = [.error, .pad, .skip][Int(bytes[0] >> 4) % 3]
  options.comment = bytes[1] & 1 == 0 ? nil : UInt8(ascii: "#")
  options.stopsAtBlankLine = bytes[1] & 2 != 0
  options.skippedLines = Int(bytes[1] >> 2 & 3)
  options.nullWords = bytes[1] & 16 == 0 ? [] : ["NULL"]
  guard let text = try? InputSource.bytes(ContiguousArray(bytes[2...])).read() else { return 0 }
  guard let store = try? CSVReader(text, options: options).readAll() else { return 0 }
  checkRecords(store, try? CSVReader(text, options: options).records())
  checkRecords(store, chunkedRecords(text, options, size: Int(bytes[1] >> 5) * 7 + 1))
  checkAggregates(store, text, options)
  checkTypes(store)
  return 0
}

private func chunkedRecords(_ text: InputText, _ options: CSVOptions, size: Int) -> CSVRecords? {
  // The text has lost its mark. Without one of its own, one that stands behind that would be lost as well.
  let mark: ContiguousArray<UInt8> = [0xEF, 0xBB, 0xBF]
  let source = InputSource.bytes(
    mark + text.withText { text in ContiguousArray(text.indices.map { text[$0] }) })
  let sizes = ChunkSizes(most: size, waitsForMost: false)
  guard let chunks = try? source.stream(encoding: .utf8, sizes: sizes, progress: nil) else { return nil }
  return try? CSVRecords(chunks, options: options)
}

/// One by one, the records are the same; columns at the end in which nothing stands may be left out of the store.
private func checkRecords(_ store: RecordStore, _ records: consuming CSVRecords?) {
  guard var records = consume records else { preconditionFailure("no records") }
  for number in 0..<store.count {
    guard let record = try? records.next() else { preconditionFailure("a record is missing") }
    precondition(record.line == store.line(of: number), "another line")
    for column in store.columns.indices {
      precondition(record[column] == store.string(record: number, column: column), "another text")
    }
  }
  if let record = try? records.next() { preconditionFailure("one record more: \(record.line)") }
}

/// Gathered while they are read, in one part or in several, they come to what the records come to.
private func checkAggregates(_ store: RecordStore, _ text: InputText, _ options: CSVOptions) {
  guard store.columns.count > 1 else { return }
  let (key, column) = (store.columns[0].name, store.columns[1].name)
  let wholes: [Aggregate] = [.sum, .average, .median]
  let others: [Aggregate] = [.count, .minimum, .maximum, .first, .last]
  for aggregates in [wholes, others, [.distinct]] {
    func groups(parts: Int) -> [String]? {
      let wanted = aggregates.map { ColumnAggregate($0, of: column) }
      let reading = AggregateReading(
        text, options: options, aggregates: wanted, keys: [key], partCount: parts)
      return reading?.run().map { gathered in
        precondition(gathered.recordCount == store.count, "another number of records")
        return (0..<gathered.store.count).map { record in
          let values = aggregates.map { "\(gathered.gathered($0, ofColumn: 1, record: record))" }
          return
            "\(gathered.store.line(of: record)) \(gathered.store.string(record: record, column: 0)) \(values)"
        }
      }
    }
    let whole = groups(parts: 1)
    precondition(groups(parts: 3) == whole, "parts come to something else")
    guard let whole else { continue }
    precondition(store.keys(inColumn: 0).count == whole.count, "another number of groups")
  }
}

/// Typing succeeds or says why, and every value can be asked for.
private func checkTypes(_ store: RecordStore) {
  guard let typed = try? store.typed() else { return }
  precondition(typed.count == store.count, "typing lost a record")
  for record in 0..<typed.count {
    for column in typed.columns.indices { _ = typed.value(record: record, column: column) }
  }
}
