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
    if shape.separator != nil, shape.path == nil {
      throw .usage("--separator needs --path", hint: "name the column that holds the path")
    }
    if shape.label == "none", shape.groupBy.isEmpty {
      throw .usage("--label none is for --group-by", hint: "name the column that labels the rows")
    }
  }

  /// Options that can have no effect on inputs of these kinds or on these reports, as one line each.
  static func warnings(
    _ request: ReportRequest, _ outputs: [OutputPlan], _ inputs: [InputKind]
  ) -> [String] {
    var warnings: [String] = []
    let outputNames = names(outputs.map(\.format.rawValue))
    for option in request.given {
      if let formats = option.group.outputFormats, !outputs.contains(where: { formats.contains($0.format) }) {
        warnings.append(
          "\(option.name) is for \(names(formats.map(\.rawValue))) output and does nothing for \(outputNames)"
        )
      }
      if option.group == .delimited, inputs.allSatisfy({ $0 == .json || $0 == .ndjson }) {
        let kinds = names(inputs.map(\.rawValue))
        warnings.append("\(option.name) is for CSV and TSV input and does nothing for \(kinds)")
      }
    }
    let isPlain = outputs.allSatisfy { $0.format == .csv || $0.format == .tsv }
    if !request.output.bars.isEmpty, isPlain {
      warnings.append("--bar does nothing for \(outputNames), which has no place for it")
    }
    if request.output.title != nil, isPlain {
      warnings.append("--title does nothing for \(outputNames), which has no place for it")
    }
    return warnings
  }

  /// Each name once, joined as words are.
  private static func names(_ all: [String]) -> String {
    var names: [String] = []
    for name in all where !names.contains(name) { names.append(name) }
    return names.joined(separator: " and ")
  }
}
