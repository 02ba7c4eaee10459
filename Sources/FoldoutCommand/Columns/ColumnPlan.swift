internal import TableInput
internal import TableModel

/// Which columns of the records the report shows, in which role, under which title.
struct ColumnPlan {
  /// A column of the report behind the tree column.
  struct Shown {
    /// The column's number among the records' columns.
    let index: Int
    let title: String
    var total: PlannedTotal?
  }

  let names: ColumnNames
  /// The columns whose equal values make groups.
  let keys: [Int]
  /// The column whose values become columns.
  let pivot: Int?
  /// The column that labels records; nil leaves them without a label of their own.
  private(set) var label: Int?
  /// Whether the label column was named, and goes before what the shape calls a row.
  private(set) var labelIsNamed = false
  /// The columns with the labels of each level, where no other column is left to label the rows.
  private(set) var levelLabels: [Int] = []
  private(set) var treeTitle = ""
  /// The columns whose settings of width and alignment hold for the tree column.
  private(set) var treeColumns: [Int] = []
  private(set) var shown: [Shown] = []

  private let request: ReportRequest
  private let titles: [Int: String]

  /// Looks up every column that the request shows or totals.
  ///
  /// - Throws: an error of the kind `unknownColumn` for a name that no column has.
  init(_ request: ReportRequest, _ names: ColumnNames) throws {
    self.request = request
    self.names = names
    titles = try ColumnSettings.byIndex(request.columns.titles, names)
    keys = try names.indices(of: request.shape.groupBy)
    pivot = try request.columns.pivot.map { (name) throws(InputError) in try names.index(of: name) }
    var totals: [(column: Int, total: PlannedTotal)] = []
    for asked in request.totals.aggregates {
      let weight = try asked.weight.map { (name) throws(InputError) in try names.index(of: name) }
      totals.append(
        (try names.index(of: asked.column), PlannedTotal(word: asked.aggregate, weight: weight)))
    }
    try checkKeys(totals)
    let left = try columnsLeft(totals: totals.map(\.column))
    try chooseLabel(from: left, totals: Set(totals.map(\.column)))
    setTreeTitle()
    addColumns(left, totals)
  }

  /// The columns that are shown, or stand for the row's place; the structure is left out unless it is asked for, or
  /// totalled.
  private func columnsLeft(totals: [Int]) throws -> [Int] {
    let shape = request.shape
    guard request.columns.selected.isEmpty else {
      let selected = try names.indices(of: request.columns.selected)
      var left = selected.filter { !keys.contains($0) }
      for total in totals where !left.contains(total) { left.append(total) }
      return left
    }
    let structure = try names.indices(of: [shape.parent].compactMap(\.self) + shape.levels)
    let onlyTotals = !request.totals.hasDetails && !keys.isEmpty
    return names.shownOrder.filter { index in
      guard !totals.contains(index) else { return true }
      return !keys.contains(index) && !structure.contains(index) && !onlyTotals && index != pivot
    }
  }

  /// Refuses totals that take the values of a key for something else than the text by which groups are made.
  private func checkKeys(_ totals: [(column: Int, total: PlannedTotal)]) throws {
    let typed = try ColumnSettings.byIndex(request.input.types, names)
    for (column, total) in totals where keys.contains(column) && typed[column] == nil {
      let isText = !total.word.needsNumbers && !total.word.choosesByOrder
      guard !isText, !names.isComputed(column) else { continue }
      throw CommandFailure.usage(
        "--\(total.word.rawValue): groups are made of \"\(names[column])\" by its text",
        hint: "--type '\(names[column])=number' makes them of its numbers")
    }
  }

  private mutating func chooseLabel(from left: [Int], totals: Set<Int>) throws {
    if let name = request.shape.label {
      labelIsNamed = true
      label = name == "none" ? nil : try names.index(of: name)
      if let label, totals.contains(label) {
        throw CommandFailure.usage(
          "--label: \"\(name)\" is totalled, and the label column can't show a total",
          hint: "name another column")
      }
    } else if let path = request.shape.path {
      label = try names.index(of: path)
    } else if let id = request.shape.id, request.columns.selected.isEmpty {
      label = try names.index(of: id)
    } else if request.totals.hasDetails || keys.isEmpty {
      label = left.first { !totals.contains($0) }
      if label == nil { try chooseLabelOfShape() }
    }
  }

  /// Where no column is left to label the rows, they are called by what says where they stand, if that has words for it.
  private mutating func chooseLabelOfShape() throws {
    let shape = request.shape
    label = try shape.id.map { (name) throws(InputError) in try names.index(of: name) }
    if shape.isIndented, !names.indices.isEmpty { label = names.indices.lowerBound }
    if shape.levels.count > 1 { levelLabels = try names.indices(of: shape.levels) }
  }

  private mutating func setTreeTitle() {
    treeColumns = keys + levelLabels
    if let label, request.totals.hasDetails || keys.isEmpty { treeColumns.append(label) }
    treeTitle = treeColumns.map(title).joined(separator: " / ")
  }

  private mutating func addColumns(_ left: [Int], _ totals: [(column: Int, total: PlannedTotal)]) {
    for index in left {
      let totals = totals.filter { $0.column == index }.map(\.total)
      guard !totals.isEmpty else {
        if index != label { shown.append(Shown(index: index, title: title(index))) }
        continue
      }
      // A column that is totalled in several ways is shown once for each.
      let isAlone = totals.count { !$0.word.isShare } < 2
      for total in totals {
        shown.append(
          Shown(index: index, title: total.word.title(title(index), isAlone: isAlone), total: total))
      }
    }
  }

  private func title(_ index: Int) -> String { titles[index] ?? names[index] }

  /// Whether groups are made of a column that is computed.
  var hasComputedKey: Bool { keys.contains(where: names.isComputed) }

  /// Refuses totals of computed columns that hold no numbers, as the typing of records does for those that are read.
  func checkComputedTotals(_ records: ReportRecords) throws(CommandFailure) {
    for shown in shown {
      guard let total = shown.total, total.word.needsNumbers else { continue }
      for index in [shown.index, total.weight ?? shown.index] where names.isComputed(index) {
        let kind = records.kind(of: index)
        guard kind != .integer, kind != .decimal, kind != .any else { continue }
        throw .usage(
          "--\(total.word.rawValue): the computed column \"\(names[index])\" holds \(kind), not numbers",
          hint: "count it with --count \(names[index])")
      }
    }
  }
}
