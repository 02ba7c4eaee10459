internal import TableCSV
internal import TableOutline

extension CSVOutputOptions {
  /// What a request asks for.
  ///
  /// - Parameters:
  ///   - request: Everything that is said of the output.
  ///   - format: CSV or TSV.
  init(_ request: OutputRequest, format: OutputFormat) {
    let csv = request.csv
    let locale = request.locale ?? .english
    // Excel takes decimals and delimiter from the language of whoever opens the file.
    let hasDecimalComma = csv.hasDecimalComma || (csv.isForExcel && locale.decimalSeparator == ",")
    let standard: Character = format == .tsv ? "\t" : hasDecimalComma ? ";" : ","
    self.init(delimiter: csv.delimiter ?? standard)
    self.hasDecimalComma = hasDecimalComma
    self.locale = locale
    hierarchy = csv.hierarchy
    isFormatted = csv.isFormatted
    hasByteOrderMark = csv.hasByteOrderMark ?? csv.isForExcel
    guardsFormulas = csv.isForExcel
    lineEnd = csv.hasCarriageReturns ? .carriageReturnLineFeed : .lineFeed
    omitsHiddenRows = request.leavesOutHiddenRows
  }
}
