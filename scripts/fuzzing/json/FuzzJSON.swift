import TableInput
import TableModel

/// Reads bytes as JSON, typed and walked to the last row.
///
/// The first byte chooses the options, the others are the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let bytes = ContiguousArray(UnsafeBufferPointer(start: start, count: count))
  let source = InputSource.bytes(ContiguousArray(bytes[1...]))
  guard let text = try? source.read() else { return 0 }
  var shape = NestedShape()
  if bytes[0] & 2 != 0 { shape.children = ["children", "items"] }
  if bytes[0] & 4 != 0, let root = try? JSONPointer("/data") { shape.root = root }
  let isLines = bytes[0] & 1 != 0
  guard let records = try? JSONReader(text, isLines: isLines, shape: shape).read() else {
    if isLines { readLines(of: source, shape) { _, _ in } }
    return 0
  }
  let store = (try? records.store.typed()) ?? records.store
  var walk = Walk(store: store)
  do {
    var rows = RecordRows(records.tree, of: store)
    rows.readForward()
    try rows.visitRows(&walk)
  } catch {
    preconditionFailure("the walk ended with \(error)")
  }
  precondition(walk.depth == 0, "a row was not left")
  precondition(walk.rowCount == records.tree.count, "another number of rows")
  if isLines { compareLines(of: source, shape, to: records.store, walk.topRecords) }
  return 0
}

/// Reads records line by line, to the last or to what is wrong.
private func readLines(of source: InputSource, _ shape: NestedShape, _ body: (Int, JSONLineRecord) -> Void) {
  do {
    var lines = try JSONLineRecords(reading: source, shape: shape)
    var count = 0
    while let record = try lines.next() {
      body(count, record)
      count += 1
    }
  } catch {
    precondition(error.location.file == source.name, "an error of another input")
  }
}

/// Reads records line by line and added up, which is to come to what reading all of them did.
private func compareLines(
  of source: InputSource, _ shape: NestedShape, to store: RecordStore, _ topRecords: [Int]
) {
  var count = 0
  readLines(of: source, shape) { number, record in
    let expected = topRecords[number]
    precondition(record.line == store.line(of: expected), "another line")
    for (column, name) in store.columns.map(\.name).enumerated() {
      precondition((record[name] ?? "") == store.string(record: expected, column: column), "another value")
    }
    count = number + 1
  }
  precondition(count == topRecords.count, "another number of records")
  guard var input = try? source.open(mayAggregate: true) else { return }
  let totals = [ColumnAggregate(.sum, of: "n"), ColumnAggregate(.distinct, of: "n")]
  guard let gathered = input.readLineAggregates(totals, by: ["k"], shape: shape) else { return }
  precondition(gathered.recordCount == store.count, "another number of records in groups")
}

/// Asks for every value of every row.
private struct Walk: TableRowVisitor {
  let store: RecordStore
  var depth = 0
  var rowCount = 0
  var topRecords: [Int] = []

  mutating func visitRow(_ row: RecordID) throws {
    rowCount += 1
    if depth == 0 { topRecords.append(row.record) }
    var cells = CellBuffer()
    for column in store.columns.indices { store.append(record: row.record, column: column, to: &cells) }
    precondition(cells.count == store.columns.count, "a cell is missing")
    _ = store.line(of: row.record)
  }

  mutating func enterRow(_ row: RecordID, isExpanded: Bool?) throws -> Bool {
    try visitRow(row)
    depth += 1
    return true
  }

  mutating func enterGroup(
    isExpanded: Bool?, isFolded: Bool, label: (inout CellBuffer) -> Void
  ) throws -> Bool {
    rowCount += 1
    depth += 1
    return true
  }

  mutating func leaveRow() throws { depth -= 1 }
}
