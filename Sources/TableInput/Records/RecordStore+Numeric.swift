extension RecordStore {
  /// Makes sure that a column can be added up.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Throws: ``InputError`` of the kind `badNumber`, with the line and the first value that is no number, or the
  ///   kind that says why the column's values can't be numbers.
  /// - Complexity: O(*n*) in the number of records if the column is not numeric, else O(1).
  public func requireNumeric(_ column: Int) throws(InputError) {
    guard !columns[column].isNumeric else { return }
    var typing = ColumnTyping()
    typing.numericColumns = [column]
    _ = try typed(typing, columns: [column])
  }
}
