/// A rule that says which records are below which.
public protocol RecordShape: Sendable {
  /// Puts records into a tree.
  ///
  /// - Parameter store: The records, in any order.
  /// - Returns: Their tree, with what was doubtful as warnings.
  /// - Throws: ``InputError`` where the records can't stand in a tree, with their lines.
  func tree(of store: RecordStore) throws(InputError) -> RecordTree
}
