/// What a sheet is, apart from its rows.
struct SheetSettings {
  /// How wide each column is, in digits.
  var columnWidths: [Int] = []
  /// How deep each column is in the outline of columns.
  var columnLevels: [Int] = []
  /// What stands at the top of every printed page, in a workbook's own notation.
  var pageHeader: String?
  /// Bars behind numbers.
  var bars: [DataBar] = []
  /// How many rows stay in view at the top, the header the last of them.
  var frozenRows = 1
  /// How many columns stay in view at the left.
  var frozenColumns = 1
  /// The rows that are repeated on every printed page.
  var repeatedRows = 1...1
  /// Whether the row of a group stands below its members.
  var summaryBelow = false
  /// Ranges in which text that looks like a number is no mistake.
  var textRanges: [String] = []
  /// Ranges in which a formula need not look like its neighbours, nor cover them.
  var formulaRanges: [String] = []
}
