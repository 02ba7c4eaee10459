internal import TableCSV
internal import TableOutline
internal import TableText

/// What is written, where, and how it looks.
struct OutputRequest: Sendable {
  /// The files to write; none, or `-` among them, is standard output.
  var files: [String] = []
  /// The format; nil leaves it to the extension of each file.
  var format: OutputFormat?
  var title: String?
  /// The columns whose numbers have bars.
  var bars: [String] = []
  /// How numbers and dates are written for a reader; nil is English.
  var locale: FormatLocale?
  /// Rows that are folded away are left out.
  var leavesOutHiddenRows = false
  var text = TextRequest()
  var csv = CSVRequest()
  var workbook = WorkbookRequest()
}

/// The formats that can be written.
enum OutputFormat: String, OptionWord {
  case text, csv, tsv, xlsx, markdown, json, ndjson
}

/// Settings of text output alone.
struct TextRequest: Sendable {
  var style = TextStyle.plain
  /// The lines between rows; nil leaves them to the style.
  var guides: GuideStyle?
  /// What hidden rows are called, for one and for several.
  var noun: RowNoun?
  /// What the longest bar stands for; nil is the standard.
  var barScale: BarScale?
  var color = ColorChoice.automatic
  /// The widest line; 0 is no limit, nil is the width of the terminal.
  var maximumWidth: Int?
  /// Control characters are written as they are.
  var isRaw = false
  /// East Asian ambiguous characters are two columns wide.
  var ambiguousIsWide = false
  /// What becomes of a line end inside a cell.
  var lineBreaks = CellLineBreaks.lines
  /// Each row is one line, and what does not fit is cut.
  var cutsCells = false
  /// After how many rows the header is repeated.
  var headerInterval: Int?
}

extension TextStyle: OptionWord {}
extension GuideStyle: OptionWord {}
extension ColorChoice: OptionWord {}
extension BarScale: OptionWord {}
extension CellLineBreaks: OptionWord {}

/// Settings of CSV output alone.
struct CSVRequest: Sendable {
  var hierarchy = CSVHierarchy.depth
  var isFormatted = false
  var isForExcel = false
  /// What stands between fields; nil leaves it to the format and the decimals.
  var delimiter: Character?
  var hasDecimalComma = false
  /// The file begins with a byte order mark; nil leaves it to whether it is for Excel.
  var hasByteOrderMark: Bool?
  /// Lines end as RFC 4180 says, and not as on Unix.
  var hasCarriageReturns = false
}

extension CSVHierarchy: OptionWord {}

/// Settings of workbooks alone.
struct WorkbookRequest: Sendable {
  var totals = TotalsWord.formulas
  var sheetName: String?
  /// The level whose groups have a sheet each, counted from 1; nil is one sheet for all.
  var sheetLevel: Int?
}

/// What a total is in a workbook.
enum TotalsWord: String, OptionWord {
  case formulas, values
}
