internal import TableModel

/// Finds a column by its name, or says which names there are.
struct ColumnLookup {
  /// At most this many names are listed.
  private static let listedCount = 20

  /// The names of the columns.
  let names: [String]

  /// The name of the input.
  let file: String

  /// The number of the column with a name.
  ///
  /// - Parameter name: The name; blanks around it don't matter if that makes it unique.
  /// - Returns: The column's number, from 0.
  /// - Throws: ``InputError`` of the kind `unknownColumn`, with the name that comes closest.
  func index(of name: String) throws(InputError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let plain = Self.trimmed(name)
    let candidates = names.indices.filter { Self.trimmed(names[$0]) == plain }
    if candidates.count == 1 { return candidates[0] }
    throw InputError(
      .unknownColumn, at: InputLocation(file: file), "there is no column \"\(name)\"",
      hint: closestName(to: name, in: names).map { "did you mean \"\($0)\"?" } ?? list)
  }

  private var list: String {
    if names.isEmpty { return "there are no columns, because there are no values" }
    let rest = names.count > Self.listedCount ? ", … \(names.count - Self.listedCount) more" : ""
    return "the columns are: \(names.prefix(Self.listedCount).joined(separator: ", "))\(rest)"
  }

  private static func trimmed(_ name: String) -> Substring {
    var rest = name[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
