extension RecordStore {
  /// The records of several stores, one after the other, for one report of many files.
  ///
  /// Columns with the same name are one; what a store has no column for is blank. The values are text again, so that
  /// ``typed(_:columns:)`` goes by all of them. Errors name the input and the line that a record comes from.
  ///
  /// - Parameters:
  ///   - stores: The stores, at least one, in the order wanted.
  ///   - sourceColumn: The name of one more column, the last, that holds the name of each record's input; `nil` for
  ///     none.
  /// - Returns: The store.
  /// - Throws: ``InputError`` of the kind `unusableOption` if a column has the name of the one to be added, and of the
  ///   kind `outOfMemory`.
  /// - Complexity: O(*n*) in the bytes of the inputs and in the number of fields.
  public static func joined(
    _ stores: [RecordStore], sourceColumn: String? = nil
  ) throws(InputError) -> RecordStore {
    let join = try RecordJoin(stores)
    if let sourceColumn, join.hasColumn(named: sourceColumn) {
      let owner = stores.first { $0.columns.contains { $0.name == sourceColumn } }
      throw InputError(
        .unusableOption, at: InputLocation(file: owner?.name ?? ""),
        "there is a column \"\(sourceColumn)\" already", hint: "give --source-column another name")
    }
    return join.run(sourceColumn: sourceColumn)
  }
}
