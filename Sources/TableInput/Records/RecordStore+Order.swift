internal import TableModel

extension RecordStore {
  /// The same records in another order, some of them several times or not at all if that is wanted.
  ///
  /// - Parameters:
  ///   - order: The numbers of the records, in the order wanted.
  ///   - shown: The columns whose text is to stand in that order in memory, too: a row that is shown then finds it
  ///     behind that of the row before, where the input has it anywhere.
  /// - Returns: The store.
  func arranged(by order: ContiguousArray<Int32>, showing shown: Set<Int> = []) -> RecordStore {
    let texts = columns.indices.filter { shown.contains($0) && columns[$0].kind == .text }
    let others = columns.indices.filter { !texts.contains($0) }
    // Each column is read at random and written forward, on several processors.
    let moved = concurrentMap(others.count) { index in
      (
        fields: self.fields[others[index]].selecting(order),
        values: self.values[others[index]].selecting(order)
      )
    }
    let copies = ArrangedText(of: texts.map { self.fields[$0] }, by: order, in: text)
    var (fields, values) = (fields, values)
    for (column, moved) in zip(others, moved) {
      (fields[column], values[column]) = (moved.fields, moved.values)
    }
    for (column, copy) in zip(texts, copies.columns) { fields[column] = copy }
    return RecordStore(
      count: order.count, columns: columns, warnings: warnings, sources: sources,
      text: FieldText(bytes: text.bytes, arena: copies.arena), fields: fields, values: values,
      lines: lines.arranged(by: order))
  }
}
