/// Reads rows that have a field for each column, and looks after everything that is not one.
struct CSVRowReader {
  /// As many as a workbook has; more are rows that lie on their side, or fields taken for lines.
  static let maximumColumns = 16_384

  /// The columns.
  let header: CSVHeader

  /// The rows that have more or fewer fields than the header.
  private(set) var raggedRows = InputFindings()

  /// The line on which the last row begins.
  private(set) var line = 0

  /// How far the text has been read.
  var position: Int { scanner.position }

  /// The line that begins there.
  var nextLine: Int { scanner.line }

  private let name: String
  private let options: CSVOptions
  private let nullWords: [ContiguousArray<UInt8>]
  private var scanner: CSVScanner

  /// Reads what stands before the first row.
  ///
  /// - Throws: ``InputError`` of the kinds `noHeader`, `unclosedQuote` and `unusableOption`.
  init(_ bytes: Span<UInt8>, of input: InputText, options: CSVOptions) throws(InputError) {
    name = input.name
    self.options = options
    nullWords = options.nullWords.map { ContiguousArray($0.utf8) }
    let prelude = CSVPrelude(bytes, from: input.start, skippedLines: options.skippedLines)
    let delimiter = Self.delimiter(of: bytes, prelude, options)
    let start = CSVScanner(
      delimiter: delimiter, comment: options.comment, at: prelude.position, line: prelude.line)

    scanner = start
    var first = FieldBuffer()
    let firstLine = try Self.readFirst(&scanner, bytes, into: &first, name: name)
    let location = InputLocation(file: name, line: firstLine)
    guard first.fields.count <= Self.maximumColumns else {
      throw InputError(
        .tooManyColumns, at: location,
        "\(first.fields.count) fields in the first row, and a table has at most \(Self.maximumColumns) columns",
        hint: "name the character between fields with --delimiter, or turn rows and columns around first")
    }
    if options.hasHeader {
      guard firstLine != nil else {
        throw InputError(
          .noHeader, at: InputLocation(file: name), "there is no header, the input is empty",
          hint: "--no-header reads an input without one")
      }
      let text = FieldText(bytes: input.bytes, arena: first.arena)
      let written = first.fields.map { text.string(of: $0) }
      try Self.check(options.names, count: written.count, at: location)
      header = CSVHeader(options.names ?? written, at: location)
    } else {
      let count = firstLine == nil ? options.names?.count ?? 0 : first.fields.count
      try Self.check(options.names, count: count, at: location)
      header = options.names.map { CSVHeader($0, at: location) } ?? CSVHeader(count: count)
      // The first row was read for its width only.
      scanner = start
    }
  }

  /// A reader of rows with the same columns that begins elsewhere, and counts lines from 1 there.
  func starting(at position: Int) -> CSVRowReader {
    var other = self
    other.scanner = scanner.starting(at: position)
    return other
  }

  /// The byte between two fields: the one that was asked for, that the text names, or that fits its first lines.
  static func delimiter(of bytes: Span<UInt8>, _ prelude: CSVPrelude, _ options: CSVOptions) -> UInt8 {
    options.delimiter ?? prelude.delimiter
      ?? DelimiterDetector(comment: options.comment).delimiter(of: bytes, from: prelude.position)
  }

  private static func readFirst(
    _ scanner: inout CSVScanner, _ bytes: Span<UInt8>, into row: inout FieldBuffer, name: String
  ) throws(InputError) -> Int? {
    while true {
      let line = scanner.line
      switch scanner.next(in: bytes, into: &row) {
      case .record: return line
      case .blankLine, .comment: continue
      case .end: return nil
      case .unclosedQuote(let line, let byte): throw unclosedQuote(in: name, line: line, byte: byte)
      }
    }
  }

  private static func check(_ names: [String]?, count: Int, at location: InputLocation) throws(InputError) {
    guard let names, names.count != count else { return }
    throw InputError(
      .unusableOption, at: location, "\(names.count) names for \(count) columns",
      hint: "give --names a name for each column")
  }

  private static func unclosedQuote(in name: String, line: Int, byte: Int) -> InputError {
    InputError(
      .unclosedQuote, at: InputLocation(file: name, line: line, byte: byte),
      "the quote that opens here is never closed (byte \(byte))",
      hint: "close it, or double the quotes that belong to the text")
  }
}

extension CSVRowReader {
  /// Appends the next row, with a field for each column, to `output`.
  ///
  /// A ragged row that is not padded is noted in `raggedRows` and left out.
  ///
  /// - Returns: False at the end.
  /// - Throws: ``InputError`` of the kind `unclosedQuote`.
  mutating func next(in bytes: Span<UInt8>, into output: inout FieldBuffer) throws(InputError) -> Bool {
    let width = header.names.count
    while true {
      let start = output.fields.count
      line = scanner.line
      let position = scanner.position
      switch scanner.next(in: bytes, into: &output) {
      case .record: break
      case .blankLine:
        if options.stopsAtBlankLine { return false }
        // In a table of one column such a line is a row whose only field is blank.
        guard width == 1 else { continue }
        output.append(from: 0, to: 0)
      case .comment: continue
      case .end: return false
      case .unclosedQuote(let line, let byte): throw Self.unclosedQuote(in: name, line: line, byte: byte)
      }
      if width > 1, output.fields[start].isBlank, isBlankRow(output, from: start),
        !isMeant(bytes, at: position)
      {
        // Delimiters alone make a blank line too.
        output.fields.removeSubrange(start...)
        if options.stopsAtBlankLine { return false }
        continue
      }
      if output.fields.count - start != width {
        guard fit(&output, from: start) else { continue }
      }
      if !nullWords.isEmpty { blankNullWords(in: bytes, &output, from: start) }
      return true
    }
  }

  /// Gives a row as many fields as there are columns; false if it is left out.
  private mutating func fit(_ output: inout FieldBuffer, from start: Int) -> Bool {
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
          location: InputLocation(file: name, line: line, column: min(count, width) + 1),
          message: "\(count) \(count == 1 ? "field" : "fields"), the header has \(width)",
          hint: "--ragged pad or --ragged skip takes such rows; quote the delimiters that belong to the text")
      )
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
