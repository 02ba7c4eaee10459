/// What stands before the first record of delimited text, and the first row itself.
struct CSVOpening {
  /// Whether it takes more of the text to read it.
  private(set) var isUnfinished = false

  /// Where the first row begins.
  private(set) var start = CSVScanner(delimiter: UInt8(ascii: ","))

  /// Where the row behind it begins.
  private(set) var behindFirst = CSVScanner(delimiter: UInt8(ascii: ","))

  /// The fields of the first row.
  private(set) var first = FieldBuffer()

  /// The line of the first row, or `nil` if there is none.
  private(set) var firstLine: Int?

  /// Reads a text from its beginning.
  ///
  /// - Parameters:
  ///   - bytes: The text, or as much of it as there is.
  ///   - input: What the bytes belong to.
  ///   - options: How it is written.
  ///   - endsInput: Whether this is all of the text.
  /// - Throws: ``InputError`` of the kinds `unclosedQuote` and `recordTooLong`.
  init(
    _ bytes: Span<UInt8>, of input: InputText, options: CSVOptions, endsInput: Bool = true
  ) throws(InputError) {
    let prelude = CSVPrelude(bytes, from: input.start, skippedLines: options.skippedLines)
    guard endsInput || !prelude.couldGoOn(behind: bytes),
      let delimiter = Self.delimiter(bytes, prelude, options, endsInput: endsInput)
    else {
      isUnfinished = true
      return
    }
    start = CSVScanner(
      delimiter: delimiter, comment: options.comment, at: prelude.position, line: prelude.line)
    behindFirst = start
    try readFirst(bytes, of: input, endsInput: endsInput)
  }

  /// The byte between two fields: the one that was asked for, that the text names, or that fits its first lines.
  ///
  /// - Returns: The delimiter; `nil` if it takes more of the text to find it.
  static func delimiter(
    _ bytes: Span<UInt8>, _ prelude: CSVPrelude, _ options: CSVOptions, endsInput: Bool
  ) -> UInt8? {
    options.delimiter ?? prelude.delimiter
      ?? DelimiterDetector(options).delimiter(of: bytes, from: prelude.position, endsInput: endsInput)
  }

  private mutating func readFirst(
    _ bytes: Span<UInt8>, of input: InputText, endsInput: Bool
  ) throws(InputError) {
    while true {
      let (position, line) = (behindFirst.position, behindFirst.line)
      first.removeAll()
      let item = behindFirst.next(in: bytes, into: &first)
      guard behindFirst.position - position <= RecordLimit.byteCount else {
        throw RecordLimit(input).tooLong(bytes, start.starting(at: position, line: line))
      }
      if !endsInput, item == .end || behindFirst.couldGoOn(item, behind: bytes) {
        isUnfinished = true
        return
      }
      switch item {
      case .record:
        firstLine = line
        return
      case .blankLine, .comment: continue
      case .end: return
      case .unclosedQuote(let line, let byte):
        throw RecordLimit(input).unclosedQuote(line: line, field: first.fields.count + 1, byte: byte)
      }
    }
  }
}
