import TableInput
import TableModel

/// Reads bytes as JSON, typed and walked to the last row.
///
/// The first byte chooses the options, the others are the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let bytes = ContiguousArray(UnsafeBufferPointer(start: start, count: count))
  guard let text = try? InputSource.bytes(ContiguousArray(bytes[1...])).read() else { return 0 }
  var shape = NestedShape()
  if bytes[0] & 2 != 0 { shape.children = ["children", "items"] }
  if bytes[0] & 4 != 0, let root = try? JSONPointer("/data") { shape.root = root }
  guard let records = try? JSONReader(text, isLines: bytes[0] & 1 != 0, shape: shape).read() else { return 0 }
  let store = (try? records.store.typed()) ?? records.store
  var walk = Walk(store: store)
  do {
    try RecordRows(records.tree, of: store).readingForward().visitRows(&walk)
  } catch {
    preconditionFailure("the walk ended with \(error)")
  }
  precondition(walk.depth == 0, "a row was not left")
  precondition(walk.rowCount == records.tree.count, "another number of rows")
  return 0
}

/// Asks for every value of every row.
private struct Walk: TableRowVisitor {
  let store: RecordStore
  var depth = 0
  var rowCount = 0

  mutating func visitRow(_ row: RecordID) throws {
    rowCount += 1
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
