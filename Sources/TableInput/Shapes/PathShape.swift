/// Records whose place is a path in one column: `assets:bank`, `Animals > Birds`, `01.1.2`.
///
/// Rows that paths need and no record has are made as groups. A path that several records have is a group with these
/// records in it. Blanks around labels don't count; a blank label between two separators is `(blank)`.
public struct PathShape: RecordShape, Hashable {
  /// What rows are called.
  public enum Labels: Sendable, Hashable {
    /// `full` if the separator is a dot and all labels are numbers, else `last`.
    case automatic
    /// The last label of the path.
    case last
    /// The whole path as it is written, as codes are: `01.1.2`.
    case full
  }

  /// The name of the column.
  public var column: String

  /// What stands between the labels of a path.
  ///
  /// A `\` before it, or before a `\`, makes it a part of the label.
  public var separator: String

  /// What rows are called.
  public var labels: Labels

  /// Describes paths.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - separator: What stands between the labels of a path.
  ///   - labels: What rows are called.
  public init(column: String, separator: String, labels: Labels = .automatic) {
    self.column = column
    self.separator = separator
    self.labels = labels
  }

  /// Puts records into a tree.
  ///
  /// - Parameter store: The records, in any order.
  /// - Returns: Their tree; siblings stand in order of first appearance.
  /// - Throws: ``InputError`` of the kinds `unknownColumn`, `unusableOption` and `tooManyRows`.
  /// - Complexity: O(*n*) in the bytes of the column.
  public func tree(of store: RecordStore) throws(InputError) -> RecordTree {
    let column = try store.columnIndex(named: column)
    guard let splitter = PathSplitter(separator: separator) else {
      throw InputError(
        .unusableOption, at: InputLocation(file: "--separator"),
        "the separator is empty, or has a \"\\\" in it",
        hint: "give what stands between the labels of a path: --separator :")
    }
    let mayBeCodes = labels == .automatic && splitter.separatesByDot
    var paths = PathRecords(keepsWritten: labels == .full || mayBeCodes)
    for record in 0..<store.count {
      store.withText(record: record, column: column) { paths.add(record, path: $0, splitter) }
    }
    try RowLabel.check(byteCount: paths.labelByteCount, of: store)
    return paths.tree(labelsAreFull: labels == .full || (mayBeCodes && paths.areAllNumbers))
  }
}
