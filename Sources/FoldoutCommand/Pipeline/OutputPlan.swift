internal import TableText

/// Where the report goes and in which format, decided before any input is read.
struct OutputPlan: Equatable {
  /// The file to write, or nil for standard output.
  let file: String?
  let format: OutputFormat

  /// Decides for every output by the request, by which files names stand for, and by whether standard output is a
  /// terminal.
  ///
  /// - Throws: a usage failure if an extension is not known, if a workbook would go to a terminal, or if two reports
  ///   would go to one place.
  static func plans(
    for request: OutputRequest, outputIsTerminal: Bool
  ) throws(CommandFailure) -> [OutputPlan] {
    var plans: [OutputPlan] = []
    for file in request.files.isEmpty ? ["-"] : request.files {
      let plan = try OutputPlan(file == "-" ? nil : file, request, isOneOfMany: request.files.count > 1)
      if plan.format == .xlsx, plan.file == nil, outputIsTerminal {
        throw .usage(
          "a workbook can't be shown on a terminal", hint: "write it to a file with -o report.xlsx")
      }
      if let other = plans.first(where: { $0.isInPlace(of: plan) }) {
        throw .usage("-o: \(plan.clash(with: other))", hint: "give each report a file of its own")
      }
      plans.append(plan)
    }
    return plans
  }

  /// Whether one report would be written over the other, by whatever names.
  private func isInPlace(of other: OutputPlan) -> Bool {
    guard let file, let otherFile = other.file, file != otherFile else { return file == other.file }
    guard let identity = FileIdentity(of: file) else { return false }
    return identity == FileIdentity(of: otherFile)
  }

  private func clash(with other: OutputPlan) -> String {
    guard let file, let otherFile = other.file, file != otherFile else {
      return "\(file ?? "standard output") is named twice"
    }
    return "\(otherFile) and \(file) are one file"
  }

  /// A format that is named is for every output whose extension says nothing, and for the only one in any case.
  private init(_ file: String?, _ request: OutputRequest, isOneOfMany: Bool) throws(CommandFailure) {
    self.file = file
    var format = OutputFormat.text
    if let named = request.format, file == nil || !isOneOfMany {
      format = named
    } else if let file, let known = Self.format(of: file) ?? request.format {
      format = known
    } else if let file {
      format = try Self.standard(for: file)
    }
    self.format = format == .text && request.text.style == .markdown ? .markdown : format
  }

  /// Text, for a name without an extension.
  private static func standard(for file: String) throws(CommandFailure) -> OutputFormat {
    guard let ending = ending(of: file) else { return .text }
    throw .usage(
      "\(file): the extension .\(ending) stands for no format of a report",
      hint: "use .txt, .csv, .tsv, .xlsx, .md, .json or .ndjson, or name the format with -t")
  }

  /// The format that a file's extension stands for, or nil.
  private static func format(of file: String) -> OutputFormat? {
    switch ending(of: file)?.lowercased() {
    case "txt", "text": .text
    case "csv": .csv
    case "tsv", "tab": .tsv
    case "xlsx": .xlsx
    case "md", "markdown": .markdown
    case "json": .json
    case "ndjson", "jsonl": .ndjson
    default: nil
    }
  }

  /// What stands behind the last dot of a file's name, unless the name begins with it.
  private static func ending(of file: String) -> Substring? {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...]
  }
}
