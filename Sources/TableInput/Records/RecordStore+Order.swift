internal import TableModel

extension RecordStore {
  /// The same records in another order, some of them several times or not at all if that is wanted.
  ///
  /// - Parameters:
  ///   - order: The numbers of the records, in the order wanted.
  ///   - shown: The columns whose text is to stand in that order in memory, too: a row that is shown then finds it
  ///     behind that of the row before, where the input has it anywhere. Only where each record comes once.
  ///   - positions: Where each record stands in that order, for the columns that are shown.
  /// - Returns: The store.
  func arranged(
    by order: ContiguousArray<Int32>, showing shown: Set<Int> = [], positions: ContiguousArray<Int32> = []
  ) -> RecordStore {
    // Each column is read at random and written forward.
    let values = values.map { $0.selecting(order) }
    let texts = columns.indices.filter { shown.contains($0) && columns[$0].kind == .text }
    let copies = ArrangedText(of: texts.map { self.fields[$0] }, by: order, positions: positions, in: text)
    var fields = fields.map { $0.arranged(by: order) }
    for (column, copy) in zip(texts, copies.columns) { fields[column] = FieldColumn(copy) }
    return RecordStore(
      count: order.count, columns: columns, warnings: warnings, sources: sources,
      text: FieldText(bytes: text.bytes, arena: copies.arena), fields: fields, values: values,
      lines: lines.arranged(by: order))
  }
}
