internal import TableInput
internal import TableModel

/// Finds columns of a report by what a user calls them: by title, or by the name of the column that they show.
struct ColumnDirectory {
  /// A column of the report.
  struct Column {
    let title: String
    /// The number of the records' column that it shows; nil for the tree column.
    let source: Int?
    let hasTotal: Bool
    /// Whether its cells can be numbers.
    let holdsNumbers: Bool
    /// The title with the value that the column is for, where totals are spread over columns.
    var spreadTitle: String?
  }

  let names: ColumnNames
  private let columns: [Column]

  /// Makes a directory of columns, in their order in the report.
  init(_ columns: [Column], names: ColumnNames) {
    self.columns = columns
    self.names = names
  }

  /// The position of a column in the report, or nil if no column has the title or shows the column of the name.
  func position(of name: String) -> Int? {
    if let spread = columns.firstIndex(where: { $0.spreadTitle == name }) { return spread }
    let whole = columns.indices.filter { columns[$0].spreadTitle == nil && columns[$0].source != nil }
    if let titled = whole.first(where: { columns[$0].title == name }) { return titled }
    guard let source = try? names.index(of: name) else { return nil }
    let shown = whole.filter { columns[$0].source == source }
    return shown.first { columns[$0].hasTotal } ?? shown.first
  }

  /// Where columns of the records stand in the report as numbers, all places of those that are shown several times.
  ///
  /// - Parameters:
  ///   - names: The columns.
  ///   - option: The option that names them, for errors.
  /// - Returns: The positions, and the names of columns that hold no numbers.
  /// - Throws: an error for a name that no column has, or that is not shown behind the tree column.
  func positions(
    ofNumbers names: [String], for option: String
  ) throws -> (positions: [Int], others: [String]) {
    var (positions, others): ([Int], [String]) = ([], [])
    for name in names {
      let source = try self.names.index(of: name)
      let places = columns.indices.filter { columns[$0].source == source }
      guard !places.isEmpty else {
        throw CommandFailure.usage(
          "\(option): the column \"\(name)\" is not among the numbers that are shown",
          hint: "show it with --columns, or name another column")
      }
      let numbers = places.filter { columns[$0].holdsNumbers }
      if numbers.isEmpty { others.append(name) }
      positions += numbers
    }
    return (positions, others)
  }

  /// The positions of the columns that are for one value each of the column that totals are spread by.
  var spreadPositions: [Int] { columns.indices.filter { columns[$0].spreadTitle != nil } }

  /// Every name of a totalled column, with the column's position.
  var totalNames: [(name: String, position: Int)] {
    var found: [(name: String, position: Int)] = []
    for (position, column) in columns.enumerated() where column.hasTotal {
      guard column.spreadTitle == nil, let source = column.source else {
        found.append((column.spreadTitle ?? column.title, position))
        continue
      }
      for name in [column.title, names[source]] where !found.contains(where: { $0.name == name }) {
        found.append((name, position))
      }
    }
    return found
  }
}
