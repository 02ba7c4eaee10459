extension OptionTable {
  static let columns: [CommandOption] = [
    .list(
      "columns", "c", "COLUMNS", sets: \.columns.selected, in: .columns, essential: true,
      "Columns to show, in this order", example: "-c name,quantity,cost"),
    .settings(
      "rename", "COL=TITLE", sets: \.columns.titles, in: .columns, "Give a column another title",
      example: "--rename qty=Quantity"
    ) { text throws(OptionValueError) in NameList.unescaped(text) },
    .settings(
      "format", "COL=CODE", sets: \.columns.formats, separatedByCommas: false, in: .columns,
      "Number format, written as Excel writes it, or \(NamedFormat.words.joined(separator: ", "))",
      example: "--format 'cost=#,##0.00'"
    ) { text throws(OptionValueError) in text },
    .settings(
      "align", "COL=SIDE", words: AlignmentWord.words, sets: \.columns.alignments, in: .columns,
      "Alignment: \(AlignmentWord.words.joined(separator: ", "))", example: "--align code=right"
    ) { text throws(OptionValueError) in try AlignmentWord.parsed(text) },
    .settings(
      "width", "COL=N", sets: \.columns.widths, in: .columns, "Width in characters",
      example: "--width name=30"
    ) { text throws(OptionValueError) in try WholeNumber.parsed(text, from: 1) },
    .value(
      "compute", placeholder: "'NAME = EXPR'", repeats: true, in: .columns, essential: true,
      "Add a column calculated from others", example: "--compute 'total = qty * price'"
    ) { (request, text) throws(OptionValueError) in request.columns.computations.append(text) },
    .text(
      "pivot", nil, "COLUMN", sets: \.columns.pivot, in: .columns,
      "Spread the totals over columns, one group of them for each value of this column",
      example: "--pivot quarter"),
  ]
}
