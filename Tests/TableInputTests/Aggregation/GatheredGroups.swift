import TableModel

@testable import TableInput

/// The groups as lines: where each begins, its keys, and what was gathered; nil if it takes the records.
func gatheredGroups(
  _ csv: String, _ aggregates: [ColumnAggregate], keys: [String], parts: Int = 1
) throws -> [String]? {
  let input = try InputSource.text(csv, name: "t.csv").read()
  let reading = AggregateReading(input, aggregates: aggregates, keys: keys, partCount: parts)
  return try reading?.run().map { try groups(of: $0, aggregates, keys: keys) }
}

/// The groups of a text that is read in chunks, as lines; nil if it takes the records.
func gatheredGroups(
  _ csv: String, _ aggregates: [ColumnAggregate], keys: [String], chunks sizes: ChunkSizes
) throws -> [String]? {
  let chunks = try InputSource.text(csv, name: "t.csv").stream(encoding: nil, sizes: sizes, progress: nil)
  var input = try OpenInput(chunks, progress: nil)
  let records = try input.readAggregates(aggregates, by: keys, options: CSVOptions())
  return try records.map { try groups(of: $0, aggregates, keys: keys) }
}

/// The groups of lines of JSON, read in parts of a size, as lines; nil if it takes the records.
func gatheredGroups(
  lines: String, _ aggregates: [ColumnAggregate], keys: [String], partSize: Int
) throws -> [String]? {
  let input = try InputSource.text(lines, name: "t.ndjson").read()
  let reading = JSONAggregateReading(
    of: input, NestedShape(), aggregates: aggregates, keys: keys, apart: [], partSize: partSize)
  guard var reading, reading.add(input.start..<input.bytes.count, of: input, line: 1) else { return nil }
  return try reading.records(of: input).map { try groups(of: $0, aggregates, keys: keys) }
}

/// The groups of lines of JSON that are read in chunks, as lines; nil if it takes the records.
func gatheredGroups(
  lines: String, _ aggregates: [ColumnAggregate], keys: [String], chunks sizes: ChunkSizes
) throws -> [String]? {
  let chunks = try InputSource.text(lines, name: "t.ndjson").stream(
    encoding: nil, sizes: sizes, progress: nil)
  var input = try OpenInput(chunks, progress: nil)
  let records = input.readLineAggregates(aggregates, by: keys)
  return try records.map { try groups(of: $0, aggregates, keys: keys) }
}

private func groups(
  of records: AggregatedRecords, _ aggregates: [ColumnAggregate], keys: [String]
) throws -> [String] {
  let store = records.store
  let keyColumns = try keys.map { try store.columnIndex(named: $0) }
  return try (0..<store.count).map { record in
    let texts = keyColumns.map { store.string(record: record, column: $0) }
    let values = try aggregates.map { wanted in
      let gathered = records.gathered(
        wanted.aggregate, ofColumn: try store.columnIndex(named: wanted.column),
        weight: try wanted.weight.map { try store.columnIndex(named: $0) }, record: record)
      return gathered.shown
    }
    return "\(store.line(of: record)) \(texts.joined(separator: "/")) \(values.joined(separator: " "))"
  }
}

extension ColumnAggregate {
  /// The sum of a column.
  static func sum(_ column: String) -> Self { Self(.sum, of: column) }
}

extension GatheredTotal {
  fileprivate var shown: String {
    switch self {
    case .blank: "-"
    case .value(let value): "\(value)"
    case .count(let count): "count(\(count))"
    case .sum(let sum, let count): "\(sum) of \(count)"
    case .weightedSum(let sum, let weights): "\(sum) by \(weights)"
    case .distinct(let values, _): "distinct \(values.count)"
    case .numbers(let numbers, let scale): "\(numbers.sorted()) / 10^\(scale)"
    }
  }
}
