internal import TableModel

extension RecordStore {
  /// The number of the column with a name.
  ///
  /// - Parameter name: The name; blanks around it don't matter if that makes it unique.
  /// - Returns: The column's number, from 0.
  /// - Throws: ``InputError`` of the kind `unknownColumn`, with the name that comes closest.
  /// - Complexity: O(*n*) in the number of columns.
  public func columnIndex(named name: String) throws(InputError) -> Int {
    if let index = columns.firstIndex(where: { $0.name == name }) { return index }
    let plain = trimmed(name)
    let candidates = columns.indices.filter { trimmed(columns[$0].name) == plain }
    if candidates.count == 1 { return candidates[0] }
    let names = columns.map(\.name)
    let hint =
      closestName(to: name, in: names).map { "did you mean \"\($0)\"?" }
      ?? "the columns are: \(names.joined(separator: ", "))"
    throw InputError(
      .unknownColumn, at: InputLocation(file: self.name), "there is no column \"\(name)\"", hint: hint)
  }

  /// How many records have nothing in a column.
  ///
  /// - Parameter column: The column's number, from 0.
  /// - Returns: The number of blank fields.
  /// - Complexity: O(*n*) in the number of records.
  public func blankCount(column: Int) -> Int {
    fields[column].reduce(0) { $0 + ($1.isBlank ? 1 : 0) }
  }

  private func trimmed(_ name: String) -> Substring {
    var rest = name[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
