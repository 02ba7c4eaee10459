internal import TableInput

/// How the input is to be read.
struct InputRequest: Sendable {
  var format = InputFormat.auto
  /// The name of a column for the names of the input files; nil adds none.
  var sourceColumn: String?
  /// The character between fields; nil finds it from the data.
  var delimiter: String?
  var hasHeader = true
  /// Column names in place of the header's.
  var names: [String] = []
  /// The encoding of the text; nil goes by its mark, and is UTF-8 without one.
  var encoding: TextEncoding?
  var skippedLines: Int?
  var stopsAtBlankLine = false
  /// Lines that start with this character are left out.
  var comment: String?
  var ragged = CSVOptions.RaggedRows.error
  /// Words that mean blank.
  var nullWords: [String] = []
  var types: [ColumnSetting<ColumnTyping.DeclaredType>] = []
  var usesDecimalComma = false
  var dateFormat: DatePattern?
  var badNumbers = ColumnTyping.BadNumbers.error
}

/// The formats that can be read.
enum InputFormat: String, OptionWord {
  case auto, csv, tsv, json, ndjson
}

extension CSVOptions.RaggedRows: OptionWord {}
extension ColumnTyping.DeclaredType: OptionWord {}
extension ColumnTyping.BadNumbers: OptionWord {}
