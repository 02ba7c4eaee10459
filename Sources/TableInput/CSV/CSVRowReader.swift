/// Reads rows that have a field for each column, and looks after everything that is not one.
struct CSVRowReader {
  /// As many as a workbook has; more are rows that lie on their side, or fields taken for lines.
  static let maximumColumns = 16_384

  /// What to do about rows that are no error by choice.
  static let raggedHint =
    "--ragged pad or --ragged skip takes such rows; quote the delimiters that belong to the text"

  /// The columns.
  let header: CSVHeader

  /// The rows that have more or fewer fields than the header.
  private(set) var raggedRows = InputFindings()

  /// The fields that don't end with their quotes.
  private(set) var looseQuotes = InputFindings()

  /// Whether nothing had to be noted of any row.
  var isPlain: Bool { raggedRows.isEmpty && looseQuotes.isEmpty }

  /// The line on which the last row begins.
  private(set) var line = 0

  /// How far the text has been read.
  var position: Int { scanner.position }

  /// The line that begins there.
  var nextLine: Int { scanner.line }

  /// Whether there are no more rows, whatever text follows.
  private(set) var isDone = false

  private let options: CSVOptions
  private let nullWords: [ContiguousArray<UInt8>]
  private var input: InputText
  private var scanner: CSVScanner
  private var endsInput: Bool

  /// Reads what stands before the first row of a whole text.
  ///
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote`, `recordTooLong`, `tooManyColumns` and
  ///   `unusableOption`.
  init(_ bytes: Span<UInt8>, of input: InputText, options: CSVOptions) throws(InputError) {
    try self.init(CSVOpening(bytes, of: input, options: options), of: input, options: options)
  }

  /// Takes what stands before the first row.
  ///
  /// - Parameters:
  ///   - opening: What was read of it; finished.
  ///   - input: The text, or its first chunk.
  ///   - options: How it is written.
  ///   - endsInput: Whether this is all of the text.
  /// - Throws: ``InputError`` of the kinds `noHeader`, `tooManyColumns` and `unusableOption`.
  init(
    _ opening: CSVOpening, of input: InputText, options: CSVOptions, endsInput: Bool = true
  ) throws(InputError) {
    self.input = input
    self.options = options
    self.endsInput = endsInput
    nullWords = options.nullWords.map { ContiguousArray($0.utf8) }
    let (first, location) = (opening.first, InputLocation(file: input.name, line: opening.firstLine))
    guard first.fields.count <= Self.maximumColumns else {
      throw InputError(
        .tooManyColumns, at: location,
        "\(first.fields.count) fields in the first row, and a table has at most \(Self.maximumColumns) columns",
        hint: "name the character between fields with --delimiter, or turn rows and columns around first")
    }
    if options.hasHeader {
      guard opening.firstLine != nil else {
        throw InputError(
          .noHeader, at: InputLocation(file: input.name), "there is no header, the input is empty",
          hint: "--no-header reads an input without one")
      }
      let text = FieldText(bytes: input.bytes, arena: first.arena)
      let written = first.fields.map { text.string(of: $0) }
      try Self.check(options.names, count: written.count, at: location)
      header = CSVHeader(options.names ?? written, at: location)
      scanner = opening.behindFirst
    } else {
      let count = opening.firstLine == nil ? options.names?.count ?? 0 : first.fields.count
      try Self.check(options.names, count: count, at: location)
      header = options.names.map { CSVHeader($0, at: location) } ?? CSVHeader(count: count)
      // The first row was read for its width only.
      scanner = opening.start
    }
  }

  /// A reader of rows with the same columns that begins elsewhere, and counts lines from 1 there unless it is told.
  func starting(at position: Int, line: Int = 1) -> CSVRowReader {
    var other = self
    other.scanner = scanner.starting(at: position, line: line)
    return other
  }

  /// Goes on in the chunk that begins where the next row does.
  mutating func goOn(in chunk: InputText, endsInput: Bool) {
    input = chunk
    self.endsInput = endsInput
    scanner = scanner.starting(at: chunk.start, line: scanner.line)
  }

  private static func check(_ names: [String]?, count: Int, at location: InputLocation) throws(InputError) {
    guard let names, names.count != count else { return }
    throw InputError(
      .unusableOption, at: location,
      "\(names.count) \(names.count == 1 ? "name" : "names") for \(count) \(count == 1 ? "column" : "columns")",
      hint: "give --names a name for each column")
  }
}

extension CSVRowReader {
  /// Appends the next row, with a field for each column, to `output`.
  ///
  /// A ragged row that is not padded is noted in `raggedRows` and left out. A row that is not whole stays where it is.
  ///
  /// - Returns: False at the end of the text; if it is a chunk and this is not done, the next row is in the next one.
  /// - Throws: ``InputError`` of the kinds `unclosedQuote` and `recordTooLong`.
  mutating func next(in bytes: Span<UInt8>, into output: inout FieldBuffer) throws(InputError) -> Bool {
    let width = header.names.count
    while !isDone {
      let start = output.fields.count
      let position = scanner.position
      line = scanner.line
      let item = scanner.next(in: bytes, into: &output)
      guard scanner.position - position <= RecordLimit.byteCount else {
        throw RecordLimit(input).tooLong(bytes, scanner.starting(at: position, line: line))
      }
      if scanner.position >= bytes.count, !endsInput, scanner.couldGoOn(item, behind: bytes) {
        output.fields.removeSubrange(start...)
        scanner = scanner.starting(at: position, line: line)
        return false
      }
      switch item {
      case .record:
        if let loose = scanner.looseQuote { note(loose, from: start) }
      case .blankLine:
        if options.stopsAtBlankLine {
          isDone = true
          continue
        }
        // In a table of one column such a line is a row whose only field is blank.
        guard width == 1 else { continue }
        output.append(from: 0, to: 0)
      case .comment: continue
      case .end:
        isDone = endsInput
        return false
      case .unclosedQuote(let line, let byte):
        let field = output.fields.count - start + 1
        throw RecordLimit(input).unclosedQuote(line: line, field: field, byte: byte)
      }
      if width > 1, output.fields[start].isBlank, isBlankRow(output, from: start),
        !isMeant(bytes, at: position)
      {
        // Delimiters alone make a blank line too.
        output.fields.removeSubrange(start...)
        isDone = options.stopsAtBlankLine
        continue
      }
      if output.fields.count - start != width {
        guard fit(&output, from: start, at: position) else { continue }
      }
      if !nullWords.isEmpty { blankNullWords(in: bytes, &output, from: start) }
      return true
    }
    return false
  }

  private mutating func note(_ quote: CSVScanner.LooseQuote, from start: Int) {
    let message =
      quote.lineEnds == 0
      ? "text follows the quote that closes this field"
      : "this field goes on to line \(quote.line + quote.lineEnds), where text follows the quote that closes it"
    looseQuotes.append(
      InputFinding(
        kind: .looseQuote,
        location: InputLocation(
          file: input.name, line: quote.line, column: quote.field - start,
          byte: input.inputByte(at: quote.byte)),
        message: message, hint: "double the quotes that belong to the text"))
  }

  /// Gives a row as many fields as there are columns; false if it is left out.
  private mutating func fit(_ output: inout FieldBuffer, from start: Int, at position: Int) -> Bool {
    let width = header.names.count
    let count = output.fields.count - start
    let isMerelyUneven =
      count > width
      ? output.fields[(start + width)...].allSatisfy(\.isBlank)
      : count >= header.requiredCount
    if !isMerelyUneven {
      raggedRows.append(
        InputFinding(
          kind: .raggedRow,
          location: InputLocation(
            file: input.name, line: line, column: min(count, width) + 1, byte: input.inputByte(at: position)),
          message: "\(count) \(count == 1 ? "field" : "fields"), "
            + "the \(options.hasHeader ? "header" : "first row") has \(width)",
          hint: options.raggedRows == .error ? Self.raggedHint : nil))
    }
    guard isMerelyUneven || options.raggedRows == .pad else {
      output.fields.removeSubrange(start...)
      return false
    }
    if count > width {
      output.fields.removeSubrange((start + width)...)
    } else {
      output.fields.append(contentsOf: repeatElement(.blank, count: width - count))
    }
    return true
  }

  private func blankNullWords(in bytes: Span<UInt8>, _ output: inout FieldBuffer, from start: Int) {
    for index in start..<output.fields.count {
      let field = output.fields[index]
      guard !field.isLong else { continue }
      let isNull =
        field.isInArena ? isNullWord(field, in: output.arena.bytes.span) : isNullWord(field, in: bytes)
      if isNull { output.fields[index] = .blank }
    }
  }

  private func isNullWord(_ field: FieldReference, in source: Span<UInt8>) -> Bool {
    nullWords.contains { word in
      word.count == field.length && word.indices.allSatisfy { word[$0] == source[field.offset + $0] }
    }
  }

  /// Whether a blank row is written so that it is one: `"",,`.
  ///
  /// Where all fields have quotes, these say nothing.
  private func isMeant(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    let second = position + 3
    guard bytes[position] == CSVScanner.quote, second <= bytes.count, bytes[second - 1] == scanner.delimiter
    else { return false }
    return second == bytes.count || bytes[second] != CSVScanner.quote
  }

  private func isBlankRow(_ output: FieldBuffer, from start: Int) -> Bool {
    output.fields[start...].allSatisfy(\.isBlank)
  }
}
