internal import TableExpression
internal import TableInput

/// The columns of a report that its input does not hold, in the order in which they are made.
struct DerivedColumns {
  /// One of them.
  enum Column {
    /// Calculated from others for each record.
    case computed(ComputedColumn)
    /// The values of the column of a number, times those of all rows above.
    case extended(name: String, source: Int)
  }

  let columns: [Column]
  /// All columns by name, these and those of the input.
  let names: ColumnNames

  /// Looks up the columns that are to be extended; each is, as soon as its values are there, so that what is computed
  /// later can use it.
  ///
  /// - Throws: an error of the kind `unknownColumn`.
  init(
    extending extended: [String], computing computations: [ComputedColumn], in store: RecordStore
  ) throws(InputError) {
    let plain = ColumnNames(store: store, computed: computations.map(\.name))
    let sources = Set(try plain.indices(of: extended))
    var columns: [Column] = []
    var names: [String] = []
    var sourceNumbers: [Int: Int] = [:]
    func extend(_ source: Int, called name: String) {
      let extended = Self.extendedName(of: name)
      sourceNumbers[store.columns.count + columns.count] = source
      columns.append(.extended(name: extended, source: source))
      names.append(extended)
    }
    for source in store.columns.indices where sources.contains(source) {
      extend(source, called: store.columns[source].name)
    }
    for (number, computation) in zip(store.columns.count..., computations) {
      columns.append(.computed(computation))
      names.append(computation.name)
      guard sources.contains(number) else { continue }
      extend(store.columns.count + columns.count - 1, called: computation.name)
    }
    self.columns = columns
    self.names = ColumnNames(store: store, computed: names, sources: sourceNumbers)
  }

  private static func extendedName(of name: String) -> String {
    let start = name.prefix { $0 == " " }.endIndex
    let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? start
    return "\(name[start..<max(start, end)]) extended"
  }
}
