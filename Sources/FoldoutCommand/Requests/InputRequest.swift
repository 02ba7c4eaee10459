/// How the input is to be read.
struct InputRequest: Sendable {
  var format = InputFormat.auto
  /// The character between fields; nil finds it from the data.
  var delimiter: String?
  var hasHeader = true
  /// Column names in place of the header's.
  var names: [String] = []
  var encoding: String?
  var skippedLines: Int?
  var stopsAtBlankLine = false
  /// Lines that start with this character are left out.
  var comment: String?
  var ragged = RaggedRule.error
  /// Words that mean blank.
  var nullWords: [String] = []
  var types: [ColumnSetting<ColumnType>] = []
  var usesDecimalComma = false
  var dateFormat: String?
  var badNumbers = BadNumberRule.error
}

/// The formats that can be read.
enum InputFormat: String, OptionWord {
  case auto, csv, tsv, json, ndjson
}

/// What becomes of a line with more or fewer fields than the header.
enum RaggedRule: String, OptionWord {
  case error, pad, skip
}

/// What a column is said to hold.
enum ColumnType: String, OptionWord {
  case text, number, money, percent, date
}

/// What becomes of a value that is no number in a column that must hold numbers.
enum BadNumberRule: String, OptionWord {
  case error, blank, skip
}
