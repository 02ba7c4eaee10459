internal import TableInput

extension OptionTable {
  static let input: [CommandOption] = [
    .text(
      "source-column", nil, "NAME", sets: \.input.sourceColumn, in: .input,
      "Add a column, the last, that names the file of each record", example: "--source-column file"),
    .word(
      "input-format", "i", sets: \.input.format, in: .input,
      "Format of the input; auto goes by extension, then content"),
    .value(
      "delimiter", "d", placeholder: "CHAR", in: .delimited,
      "Character between fields; tab can be written as a word",
      example: "-d ';'"
    ) { (request, text) throws(OptionValueError) in
      request.input.delimiter = text == "tab" || text == "\\t" ? "\t" : try singleByte(text)
    },
    .flag(
      "header", standard: true, sets: \.input.hasHeader, in: .delimited,
      "The first line holds values; columns are called column1, column2, …"),
    .list(
      "names", nil, "NAMES", sets: \.input.names, in: .delimited, "Column names, in place of the header's",
      example: "--no-header --names code,name,cost"),
    .value(
      "encoding", placeholder: "NAME", words: encodingNames, in: .input,
      "Encoding of the text: \(encodingNames.joined(separator: ", ")); utf-8 is the standard"
    ) { (request, text) throws(OptionValueError) in
      guard let encoding = TextEncoding(named: text) else {
        throw OptionValueError(
          expected: "one of \(encodingNames.joined(separator: ", "))", part: text, words: encodingNames)
      }
      request.input.encoding = encoding
    },
    .count(
      "skip-lines", "N", from: 0, sets: \.input.skippedLines, in: .delimited, "Leave out the first N lines"),
    .flag("stop-at-blank", sets: \.input.stopsAtBlankLine, in: .delimited, "End at the first blank line"),
    .value(
      "comment", nil, placeholder: "CHAR", in: .delimited, "Leave out lines that start with this character"
    ) {
      (request, text) throws(OptionValueError) in
      request.input.comment = try singleByte(text)
    },
    .word(
      "ragged", sets: \.input.ragged, in: .delimited,
      "What to do with a line that has too many or too few fields"),
    .list(
      "null", nil, "WORDS", sets: \.input.nullWords, in: .input, "Words that mean blank",
      example: "--null NULL,n/a"),
    .settings(
      "type", "COL=TYPE", words: ColumnTyping.DeclaredType.words, sets: \.input.types, in: .input,
      "What a column holds: \(ColumnTyping.DeclaredType.words.joined(separator: ", "))",
      example: "--type cost=money,code=text"
    ) { text throws(OptionValueError) in try ColumnTyping.DeclaredType.parsed(text) },
    .flag(
      "decimal-comma", sets: \.input.usesDecimalComma, in: .input, "Numbers are written 1.234,50 in the input"
    ),
    .value(
      "date-format", placeholder: "FORMAT", in: .input, "How dates are written in the input",
      example: "--date-format dd.mm.yyyy"
    ) { (request, text) throws(OptionValueError) in
      guard let pattern = DatePattern(text) else {
        throw OptionValueError(
          expected: "a date format with one each of d, m and y, such as dd.mm.yyyy", part: text)
      }
      request.input.dateFormat = pattern
    },
    .word(
      "on-bad-number", sets: \.input.badNumbers, in: .input,
      "What to do with text in a column that must hold numbers"),
  ]

  private static let encodingNames = TextEncoding.allCases.map(\.rawValue)

  /// A character that is one byte of UTF-8 and can stand between fields.
  private static func singleByte(_ text: String) throws(OptionValueError) -> String {
    guard text.utf8.count == 1, text != "\"", text != "\n", text != "\r" else {
      throw OptionValueError(
        expected: "a single ASCII character other than a quote or a line end", part: text)
    }
    return text
  }
}
