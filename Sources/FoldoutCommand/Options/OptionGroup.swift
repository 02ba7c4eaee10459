/// The sections of the full help, in its order.
enum OptionGroup: String, CaseIterable, Sendable {
  case input = "Input"
  case delimited = "CSV and TSV input"
  case shape = "Levels: what makes a row the child of another"
  case columns = "Columns"
  case totals = "Totals"
  case rows = "Rows"
  case output = "Output"
  case text = "Text output"
  case drawing = "Text output other than Markdown"
  case csv = "CSV output"
  case data = "CSV and JSON output"
  case workbook = "XLSX output"
  case run = "Run"
  /// Options that are no part of a report, and can't be saved with one.
  case command = "The command"

  /// The output formats that the options are for, or nil where they are for all.
  var outputFormats: [OutputFormat]? {
    switch self {
    case .text: [.text, .markdown]
    case .drawing: [.text]
    case .csv: [.csv, .tsv]
    case .data: [.csv, .tsv, .json, .ndjson]
    case .workbook: [.xlsx]
    case .input, .delimited, .shape, .columns, .totals, .rows, .output, .run, .command: nil
    }
  }
}
