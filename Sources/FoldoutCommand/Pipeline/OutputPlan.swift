/// Where the report goes and in which format, decided before any input is read.
struct OutputPlan: Equatable {
  /// The file to write, or nil for standard output.
  let file: String?
  let format: OutputFormat

  /// Decides by the request alone, and by whether standard output is a terminal.
  ///
  /// - Throws: a usage failure if the extension is not known, or if a workbook would go to a terminal.
  init(_ request: OutputRequest, outputIsTerminal: Bool) throws(CommandFailure) {
    file = request.file == "-" ? nil : request.file
    if let format = request.format {
      self.format = format
    } else if let file {
      format = try Self.format(of: file)
    } else {
      format = .text
    }
    if format == .xlsx, file == nil, outputIsTerminal {
      throw .usage("a workbook can't be shown on a terminal", hint: "write it to a file with -o report.xlsx")
    }
  }

  /// The format that a file's extension stands for; a name without extension stands for text.
  private static func format(of file: String) throws(CommandFailure) -> OutputFormat {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .text }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt", "text": return .text
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "xlsx": return .xlsx
    case "md", "markdown": return .markdown
    default:
      throw .usage(
        "\(file): the extension \(name[dot...]) stands for no format of a report",
        hint: "use .txt, .csv, .tsv, .xlsx or .md, or name the format with -t")
    }
  }
}
