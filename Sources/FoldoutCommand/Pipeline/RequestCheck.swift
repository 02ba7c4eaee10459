/// What can be said about a request before any input is read.
enum RequestCheck {
  /// Refuses what contradicts itself.
  static func validate(_ request: ReportRequest) throws(CommandFailure) {
    if request.files.count > 1 {
      throw .usage(
        "\(request.files.count) input files, and one is read",
        hint: "join them first, or make a report of each")
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
    if shape.separator != nil, shape.path == nil {
      throw .usage("--separator needs --path", hint: "name the column that holds the path")
    }
    if shape.label == "none", shape.groupBy.isEmpty {
      throw .usage("--label none is for --group-by", hint: "name the column that labels the rows")
    }
  }

  /// Options that can have no effect on an input of this kind or a report of this format, as one line each.
  static func warnings(_ request: ReportRequest, _ plan: OutputPlan, _ input: InputKind) -> [String] {
    var warnings: [String] = []
    for option in request.given {
      if let formats = option.group.outputFormats, !formats.contains(plan.format) {
        let names = formats.map(\.rawValue).joined(separator: " and ")
        warnings.append("\(option.name) is for \(names) output and does nothing for \(plan.format.rawValue)")
      }
      if option.group == .delimited, input == .json || input == .ndjson {
        warnings.append("\(option.name) is for CSV and TSV input and does nothing for \(input.rawValue)")
      }
    }
    if request.output.title != nil, plan.format == .csv || plan.format == .tsv {
      warnings.append("--title does nothing for \(plan.format.rawValue), which has no place for it")
    }
    return warnings
  }
}
