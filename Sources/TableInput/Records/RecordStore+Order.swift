extension RecordStore {
  /// The same records in another order.
  ///
  /// - Parameter order: The numbers of all records, in the order wanted.
  /// - Returns: The store.
  func arranged(by order: ContiguousArray<Int32>) -> RecordStore {
    // Each column is read at random and written forward, on several processors.
    let moved = concurrentMap(columns.count) { column in
      (fields: self.fields[column].selecting(order), values: self.values[column].selecting(order))
    }
    return RecordStore(
      count: count, columns: columns, warnings: warnings, sources: sources, text: text,
      fields: moved.map(\.fields), values: moved.map(\.values), lines: lines.arranged(by: order))
  }
}
