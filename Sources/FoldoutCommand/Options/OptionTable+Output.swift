internal import TableCSV
internal import TableOutline
internal import TableText

extension OptionTable {
  static let output: [CommandOption] = [
    .value(
      "output", "o", placeholder: "FILE", repeats: true, in: .output, essential: true,
      "Write to this file; its extension picks the format; can be repeated",
      example: "-o report.xlsx -o report.csv"
    ) { (request, text) throws(OptionValueError) in
      request.output.files.append(text)
    },
    .word("to", "t", sets: \.output.format, in: .output, essential: true, "Format of the report"),
    .value("title", placeholder: "TEXT", in: .output, "Title above the table") {
      (request, text) throws(OptionValueError) in
      // An empty title takes back the one of a saved report.
      request.output.title = text.isEmpty ? nil : text
    },
    .list(
      "bar", nil, "COLUMNS", sets: \.output.bars, in: .output, "Draw bars for the numbers of these columns",
      example: "--bar cost"),
    .value(
      "locale", placeholder: "NAME", words: localeNames, in: .output,
      "Separators of numbers and names of months: \(localeNames.joined(separator: ", "))",
      example: "--locale de"
    ) { (request, text) throws(OptionValueError) in
      guard let locale = FormatLocale(identifier: text) else {
        throw OptionValueError(
          expected: "one of \(localeNames.joined(separator: ", "))", part: text, words: localeNames)
      }
      request.output.locale = locale
    },
    .word("style", sets: \.output.text.style, in: .text, "How the table is drawn"),
    .word("guides", sets: \.output.text.guides, in: .text, "How rows are joined to their parents"),
    .value(
      "noun", placeholder: "ONE,MANY", in: .text, "What folded rows are called",
      example: "--noun reply,replies"
    ) { (request, text) throws(OptionValueError) in
      let words = try NameList.parsed(text)
      guard words.count == 2 else {
        throw OptionValueError(expected: "two words, for one and for several", part: text)
      }
      request.output.text.noun = RowNoun(words[0], words[1])
    },
    .word(
      "bar-scale", sets: \.output.text.barScale, in: .text,
      "Whose largest number the longest bar stands for"),
    .word(
      "line-breaks", sets: \.output.text.lineBreaks, in: .text,
      "What becomes of line ends in cells"),
    .flag(
      "ambiguous-wide", sets: \.output.text.ambiguousIsWide, in: .text,
      "Characters of ambiguous width are two columns wide, as in East Asian terminals"),
    .word("color", sets: \.output.text.color, in: .drawing, "When to use colour"),
    .count(
      "max-width", "N", from: 0, sets: \.output.text.maximumWidth, in: .drawing,
      "Widest line; 0 is no limit; the standard is the terminal's width"),
    .flag("cut", sets: \.output.text.cutsCells, in: .drawing, "Cut what does not fit, and wrap nothing"),
    .count(
      "header-every", "N", from: 1, sets: \.output.text.headerInterval, in: .drawing,
      "Repeat the header after N rows"),
    .flag(
      "raw", sets: \.output.text.isRaw, in: .drawing,
      "Write control characters as they are; escape sequences take no columns"),
    .word("hierarchy", sets: \.output.csv.hierarchy, in: .csv, "Columns that say where a row stands"),
    .flag("formatted", sets: \.output.csv.isFormatted, in: .csv, "Write values as text output shows them"),
    .flag(
      "excel", sets: \.output.csv.isForExcel, in: .csv,
      "For Excel in the language of --locale: its decimals and delimiter, a byte order mark, and no text that would "
        + "run as a formula"),
    .value(
      "output-delimiter", placeholder: "CHAR", in: .csv,
      "Character between the fields that are written; tab can be written as a word",
      example: "--output-delimiter ';'"
    ) { (request, text) throws(OptionValueError) in
      let characters = text == "tab" || text == "\\t" ? "\t" : text
      guard characters.count == 1, let delimiter = characters.first,
        CSVOutputOptions.canSeparate(delimiter)
      else {
        throw OptionValueError(
          expected: "an ASCII character that is no letter, digit, quote or part of a number", part: text)
      }
      request.output.csv.delimiter = delimiter
    },
    .flag(
      "output-decimal-comma", sets: \.output.csv.hasDecimalComma, in: .csv,
      "Numbers are written 1234,50, with ; between fields if nothing else is said"),
    CommandOption(
      name: "bom", letter: nil, argument: .negatable(standard: false), repeats: false, group: .csv,
      isEssential: false, summary: "Begin with a byte order mark", example: nil
    ) { (request, text) throws(OptionValueError) in
      request.output.csv.hasByteOrderMark = text == "true"
    },
    .flag(
      "crlf", sets: \.output.csv.hasCarriageReturns, in: .csv, "End lines with carriage return and line feed"),
    .flag(
      "visible-only", sets: \.output.leavesOutHiddenRows, in: .data, "Leave out rows that are folded away"),
    .word(
      "totals", sets: \.output.workbook.totals, in: .workbook, "Totals as live formulas or as plain numbers"),
    .text("sheet-name", nil, "NAME", sets: \.output.workbook.sheetName, in: .workbook, "Name of the sheet"),
    .value(
      "sheets", placeholder: "level:N", in: .workbook,
      "A sheet for each group of a level, behind an overview that links to them", example: "--sheets level:1"
    ) { (request, text) throws(OptionValueError) in
      let start = "level:"
      guard text.hasPrefix(start), let level = Int(text.dropFirst(start.count)), level >= 1 else {
        throw OptionValueError(expected: "level:N with a whole number from 1 up", part: text)
      }
      request.output.workbook.sheetLevel = level
    },
  ]

  private static let localeNames = FormatLocale.all.map(\.identifier)
}
