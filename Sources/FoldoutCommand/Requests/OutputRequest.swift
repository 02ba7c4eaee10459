/// What is written, where, and how it looks.
struct OutputRequest: Sendable {
  /// The file to write; nil or `-` is standard output.
  var file: String?
  /// The format; nil leaves it to the file's extension.
  var format: OutputFormat?
  var title: String?
  var text = TextRequest()
  var csv = CSVRequest()
  var workbook = WorkbookRequest()
}

/// The formats that can be written.
enum OutputFormat: String, OptionWord {
  case text, csv, tsv, xlsx, markdown
}

/// Settings of text output alone.
struct TextRequest: Sendable {
  var style = StyleWord.plain
  var guides = GuidesWord.unicode
  /// What hidden rows are called, for one and for several.
  var noun: Noun?
  var color = ColorWord.auto
  /// The widest line; 0 is no limit, nil is the width of the terminal.
  var maximumWidth: Int?
}

/// How a text table is drawn.
enum StyleWord: String, OptionWord {
  case plain, ascii, rounded
}

/// What the lines that join a row to its parent are drawn with.
enum GuidesWord: String, OptionWord {
  case unicode, ascii, none
}

/// When text is coloured.
enum ColorWord: String, OptionWord {
  case auto, always, never
}

/// A word for what is hidden, such as `reply` and `replies`.
struct Noun: Sendable, Equatable {
  let one: String
  let many: String
}

/// Settings of CSV output alone.
struct CSVRequest: Sendable {
  var hierarchy = HierarchyWord.depth
  var isFormatted = false
  var isForExcel = false
  var leavesOutHiddenRows = false
}

/// How a row's place in the tree is written.
enum HierarchyWord: String, OptionWord {
  case depth, levels, parent, indent, none
}

/// Settings of workbooks alone.
struct WorkbookRequest: Sendable {
  var totals = TotalsWord.formulas
  var sheetName: String?
}

/// What a total is in a workbook.
enum TotalsWord: String, OptionWord {
  case formulas, values
}
