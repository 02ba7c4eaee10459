internal import TableExpression
internal import TableInput
internal import TableModel

/// One record as an expression sees it.
struct RecordCells: ExpressionRow {
  let records: ReportRecords
  var record = 0

  func appendCell(ofColumn column: Int, to cells: inout CellBuffer) {
    let store = records.typedStore
    if column < store.columns.count {
      store.append(record: record, column: column, to: &cells)
    } else {
      records.computed[column - store.columns.count].append(record: record, to: &cells)
    }
  }
}
