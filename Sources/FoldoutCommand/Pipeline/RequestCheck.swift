/// What can be said about a request before any input is read.
enum RequestCheck {
  /// Refuses what contradicts itself.
  static func validate(_ request: ReportRequest) throws(CommandFailure) {
    if request.files.count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input is named twice, and can be read once", hint: "leave one - out")
    }
    let shape = request.shape
    if shape.namedShapes.count > 1 {
      throw .usage(
        "\(shape.namedShapes.joined(separator: " and ")) are different ways to say the levels",
        hint: "use one of them")
    }
    if shape.id == nil, shape.parent != nil {
      throw .usage("--parent needs --id", hint: "name the id column")
    }
    if shape.id != nil, shape.parent == nil {
      throw .usage("--id needs --parent", hint: "name the parent column")
    }
    if shape.id == nil, let option = request.given.first(where: { parentOptions.contains($0.name) }) {
      throw .usage("\(option.name) needs --id and --parent", hint: "name the two columns")
    }
    if shape.separator != nil, shape.path == nil {
      throw .usage("--separator needs --path", hint: "name the column that holds the path")
    }
    if !shape.extended.isEmpty, !shape.groupBy.isEmpty {
      throw .usage("--extend needs a tree, and --group-by makes groups of rows without one", hint: treeHint)
    }
    if shape.label == "none", shape.groupBy.isEmpty {
      throw .usage("--label none is for --group-by", hint: "name the column that labels the rows")
    }
    try validateTop(request.rows)
    if request.output.text.barScale != nil, request.output.bars.isEmpty {
      throw .usage("--bar-scale needs --bar", hint: "name the columns that have bars")
    }
    if request.columns.pivot != nil, request.totals.aggregates.isEmpty {
      throw .usage("--pivot needs a total to spread", hint: "add one such as --sum cost")
    }
  }

  private static let parentOptions = ["--orphans", "--cycles", "--duplicate-ids"]

  private static let treeHint = "say what is below what: --id and --parent, --level, --indent or --path"

  /// Refuses what needs levels, for a report that has none.
  ///
  /// - Parameters:
  ///   - shape: What is asked for.
  ///   - name: What errors call the input.
  /// - Throws: a usage failure.
  static func validateFlat(_ shape: ShapeRequest, name: String) throws(CommandFailure) {
    guard !shape.extended.isEmpty else { return }
    throw .usage("--extend needs a tree, and \(name) has no levels", hint: treeHint)
  }

  private static func validateTop(_ rows: RowsRequest) throws(CommandFailure) {
    if rows.top != nil, rows.topColumn == nil {
      throw .usage("--top needs --by", hint: "name the column that says which rows are the largest")
    }
    guard rows.top == nil else { return }
    if rows.topColumn != nil { throw .usage("--by needs --top", hint: "say how many rows, as in --top 10") }
    if rows.otherLabel != nil {
      throw .usage("--other needs --top", hint: "say how many rows stay, as in --top 10 --by cost")
    }
  }

  /// Refuses computed columns where levels are made of columns that are read.
  static func validate(_ shape: ShapeRequest, computed: [String]) throws(CommandFailure) {
    let uses =
      [("--id", shape.id), ("--parent", shape.parent), ("--path", shape.path)]
      + shape.levels.map { ("--level", $0) }
    for case (let option, let name?) in uses where computed.contains(name) {
      throw .usage(
        "\(option): \"\(name)\" is computed, and this takes a column of the input",
        hint: "computed columns can be grouped by, with -g")
    }
  }
}
