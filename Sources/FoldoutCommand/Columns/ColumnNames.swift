internal import TableInput
internal import TableModel

/// The columns of a report's records by name and number: those that were read, then those that are computed.
struct ColumnNames {
  let store: RecordStore
  let computed: [String]
  /// For each column that extends another the number of that one.
  var sources: [Int: Int] = [:]

  /// The numbers of all columns.
  var indices: Range<Int> { 0..<store.columns.count + computed.count }

  /// The numbers of all columns, those that extend others right behind these.
  var shownOrder: [Int] {
    let extensions = Dictionary(uniqueKeysWithValues: sources.map { ($0.value, $0.key) })
    return indices.filter { sources[$0] == nil }.flatMap { [$0] + [extensions[$0]].compactMap(\.self) }
  }

  /// The name of a column.
  subscript(index: Int) -> String {
    isComputed(index) ? computed[index - store.columns.count] : store.columns[index].name
  }

  /// Whether a column is computed from others.
  func isComputed(_ index: Int) -> Bool { index >= store.columns.count }

  /// The number of the column with a name.
  ///
  /// - Throws: an error of the kind `unknownColumn` with the name that comes closest.
  func index(of name: String) throws(InputError) -> Int {
    if let index = computed.firstIndex(of: name) { return store.columns.count + index }
    do {
      return try store.columnIndex(named: name)
    } catch {
      guard let closest = closestName(to: name, in: computed) else { throw error }
      throw InputError(error.kind, at: error.location, error.message, hint: "did you mean \"\(closest)\"?")
    }
  }

  /// The numbers of the columns with these names.
  func indices(of names: [String]) throws(InputError) -> [Int] {
    var indices: [Int] = []
    for name in names { indices.append(try index(of: name)) }
    return indices
  }
}
