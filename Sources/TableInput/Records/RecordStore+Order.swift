internal import TableModel

extension RecordStore {
  /// The same records in another order.
  ///
  /// - Parameters:
  ///   - order: The numbers of all records, in the order wanted.
  ///   - shown: The columns whose text is to stand in that order in memory, too: a row that is shown then finds it
  ///     behind that of the row before, where the input has it anywhere.
  /// - Returns: The store.
  func arranged(by order: ContiguousArray<Int32>, showing shown: Set<Int> = []) -> RecordStore {
    // Each column is read at random and written forward, on several processors.
    let moved = concurrentMap(columns.count) { column in
      (fields: self.fields[column].selecting(order), values: self.values[column].selecting(order))
    }
    var fields = moved.map(\.fields)
    let texts = columns.indices.filter { shown.contains($0) && columns[$0].kind == .text }
    let (copies, arena) = ArrangedText.copies(of: texts.map { fields[$0] }, in: text)
    for (column, copy) in zip(texts, copies) { fields[column] = copy }
    return RecordStore(
      count: count, columns: columns, warnings: warnings, sources: sources,
      text: FieldText(bytes: text.bytes, arena: arena), fields: fields, values: moved.map(\.values),
      lines: lines.arranged(by: order))
  }
}
