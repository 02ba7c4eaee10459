internal import TableInput
internal import TableModel

/// Which columns of the records the report shows, in which role, under which title.
struct ColumnPlan {
  /// A column of the report behind the tree column.
  struct Shown {
    /// The column's number in the store.
    let index: Int
    let title: String
    var aggregate: Aggregate?
  }

  /// The column that labels records; nil leaves them without a label of their own.
  private(set) var label: Int?
  /// Whether the label column was named, and goes before what the shape calls a row.
  private(set) var labelIsNamed = false
  private(set) var treeTitle = ""
  /// The columns whose settings of width and alignment hold for the tree column.
  private(set) var treeColumns: [Int] = []
  private(set) var shown: [Shown] = []

  private let request: ReportRequest
  private let store: RecordStore
  private let titles: [Int: String]

  /// Looks up every column that the request names.
  ///
  /// - Throws: an error of the kind `unknownColumn` for a name that no column has.
  init(_ request: ReportRequest, _ store: RecordStore) throws {
    self.request = request
    self.store = store
    titles = try ColumnSettings.byIndex(request.columns.titles, store)
    let keys = try store.indices(of: request.shape.groupBy)
    let totals = try request.totals.aggregates.map { (try store.columnIndex(named: $0.column), $0.aggregate) }
    let left = try columnsLeft(keys: keys, totals: totals.map(\.0))
    try chooseLabel(from: left, keys: keys, totals: Set(totals.map(\.0)))
    setTreeTitle(keys)
    addColumns(left, totals)
  }

  /// The columns that are shown, or stand for the row's place; the structure is left out unless it is asked for.
  private func columnsLeft(keys: [Int], totals: [Int]) throws -> [Int] {
    let shape = request.shape
    guard request.columns.selected.isEmpty else {
      let selected = try store.indices(of: request.columns.selected)
      var left = selected.filter { !keys.contains($0) }
      for total in totals where !left.contains(total) { left.append(total) }
      return left
    }
    let structure = try store.indices(of: [shape.parent, shape.level].compactMap(\.self))
    let onlyTotals = !request.totals.hasDetails && !keys.isEmpty
    return store.columns.indices.filter { index in
      !keys.contains(index) && !structure.contains(index) && (!onlyTotals || totals.contains(index))
    }
  }

  private mutating func chooseLabel(from left: [Int], keys: [Int], totals: Set<Int>) throws {
    if let name = request.shape.label {
      labelIsNamed = true
      label = name == "none" ? nil : try store.columnIndex(named: name)
      if let label, totals.contains(label) {
        throw CommandFailure.usage(
          "--label: \"\(name)\" is totalled, and the label column can't show a total",
          hint: "name another column")
      }
    } else if let path = request.shape.path {
      label = try store.columnIndex(named: path)
    } else if let id = request.shape.id, request.columns.selected.isEmpty {
      label = try store.columnIndex(named: id)
    } else if request.totals.hasDetails || keys.isEmpty {
      label = left.first { !totals.contains($0) }
    }
  }

  private mutating func setTreeTitle(_ keys: [Int]) {
    treeColumns = keys
    if let label, request.totals.hasDetails || keys.isEmpty { treeColumns.append(label) }
    treeTitle = treeColumns.map(title).joined(separator: " / ")
  }

  private mutating func addColumns(_ left: [Int], _ totals: [(column: Int, word: AggregateWord)]) {
    for index in left where index != label {
      let words = totals.filter { $0.column == index }.map(\.word)
      if words.count < 2 {
        shown.append(Shown(index: index, title: title(index), aggregate: words.first?.aggregate))
      }
      // A column that is totalled in several ways is shown once for each.
      for word in words where words.count > 1 {
        shown.append(
          Shown(index: index, title: "\(title(index)) (\(word.rawValue))", aggregate: word.aggregate))
      }
    }
  }

  /// Where columns stand in the report, all places of those that are shown several times.
  ///
  /// - Parameters:
  ///   - names: The columns.
  ///   - option: The option that names them, for errors.
  /// - Returns: The positions, from 1; the tree column has 0.
  /// - Throws: an error for a name that no column has, or that is not shown behind the tree column.
  func positions(of names: [String], for option: String) throws -> [Int] {
    var positions: [Int] = []
    for name in names {
      let index = try store.columnIndex(named: name)
      let places = shown.indices.filter { shown[$0].index == index }.map { $0 + 1 }
      guard !places.isEmpty else {
        throw CommandFailure.usage(
          "\(option): the column \"\(name)\" is not among the numbers that are shown",
          hint: "show it with --columns, or name another column")
      }
      positions += places
    }
    return positions
  }

  private func title(_ index: Int) -> String { titles[index] ?? store.columns[index].name }
}

extension RecordStore {
  /// The numbers of the columns with these names.
  func indices(of names: [String]) throws(InputError) -> [Int] {
    var indices: [Int] = []
    for name in names { indices.append(try columnIndex(named: name)) }
    return indices
  }
}

extension AggregateWord {
  /// The aggregate that the option's name stands for.
  var aggregate: Aggregate {
    switch self {
    case .sum: .sum
    case .avg: .average
    case .min: .minimum
    case .max: .maximum
    case .count: .count
    case .distinct: .distinct
    case .median: .median
    case .first: .first
    case .last: .last
    }
  }

  /// Whether the column must hold numbers.
  var needsNumbers: Bool {
    switch self {
    case .sum, .avg, .median: true
    case .min, .max, .count, .distinct, .first, .last: false
    }
  }
}
