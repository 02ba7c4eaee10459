/// How long a record of delimited text may be.
///
/// No table holds one of 64 MB. It is what comes of a quote that is never closed, or of what is no delimited text; it is
/// found before it fills the memory.
struct RecordLimit {
  /// The most bytes of a record.
  static let byteCount = 1 << 26

  private let input: InputText

  /// The limit for the records of a text.
  init(_ input: InputText) {
    self.input = input
  }

  /// The error that a quote is never closed.
  ///
  /// - Parameters:
  ///   - line: Its line.
  ///   - field: The number of the field that it opens, from 1.
  ///   - byte: Its place in the text.
  /// - Returns: An error of the kind `unclosedQuote`.
  func unclosedQuote(line: Int, field: Int, byte: Int) -> InputError {
    unclosedQuote("is never closed", line: line, field: field, byte: byte)
  }

  private func unclosedQuote(_ fault: String, line: Int, field: Int, byte: Int) -> InputError {
    let byte = input.inputByte(at: byte)
    return InputError(
      .unclosedQuote, at: InputLocation(file: input.name, line: line, column: field, byte: byte),
      "the quote that opens here \(fault) (byte \(byte))",
      hint: "close it, or double the quotes that belong to the text")
  }

  /// The error that a record is too long: where it begins, or where the quote is that goes on for so long.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - scanner: Stands where the record begins.
  /// - Returns: An error of the kind `recordTooLong` or `unclosedQuote`.
  func tooLong(_ bytes: Span<UInt8>, _ scanner: CSVScanner) -> InputError {
    let start = scanner.position
    var (scanner, fields, recordLine) = (scanner, FieldBuffer(), scanner.line)
    let beginning = bytes.extracting(0..<min(start + Self.byteCount, bytes.count))
    let size = "\(Self.byteCount >> 20) MB"
    if case .unclosedQuote(let line, let byte) = scanner.next(in: beginning, into: &fields) {
      return unclosedQuote(
        "is not closed in \(size)", line: line, field: fields.fields.count + 1, byte: byte)
    }
    let byte = input.inputByte(at: start)
    return InputError(
      .recordTooLong, at: InputLocation(file: input.name, line: recordLine, byte: byte),
      "no line ends in the \(size) from here on, expected rows (byte \(byte))",
      hint: "a line ends with LF, CRLF or CR; if this is no CSV, say what it is with --input-format")
  }
}
