extension RecordStore {
  /// The number of the column with a name.
  ///
  /// - Parameter name: The name; blanks around it don't matter if that makes it unique.
  /// - Returns: The column's number, from 0.
  /// - Throws: ``InputError`` of the kind `unknownColumn`, with the name that comes closest.
  /// - Complexity: O(*n*) in the number of columns.
  public func columnIndex(named name: String) throws(InputError) -> Int {
    try ColumnLookup(names: columns.map(\.name), file: self.name).index(of: name)
  }

  /// Whether no record has anything in a column.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: True if all fields are blank, or if there are none.
  /// - Complexity: O(*n*) in the number of records before the first that has something.
  public func isBlank(column: Int) -> Bool { fields[column].allSatisfy(\.isBlank) }

  /// How many records have nothing in a column.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: The number of blank fields.
  /// - Complexity: O(*n*) in the number of records.
  public func blankCount(column: Int) -> Int {
    fields[column].reduce(0) { $0 + ($1.isBlank ? 1 : 0) }
  }
}
