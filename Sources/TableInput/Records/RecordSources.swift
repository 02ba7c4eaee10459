/// The inputs that the records of a store come from.
///
/// Where there are several, the lines of each are counted on from those of the ones before, so that a line tells the
/// input as well.
struct RecordSources: Sendable {
  private struct Source: Sendable {
    let name: String
    let encoding: TextEncoding
    /// Where lines are counted from, if a field has its place by its byte in a line, and not by a number.
    let lineOrigin: LineOrigin?
    /// Which byte of the input its text begins with.
    let firstByte: Int
    /// How many lines the inputs before have.
    let linesBefore: Int
    /// How many bytes the texts of the inputs before have.
    let bytesBefore: Int
    /// For each column of the store the number of the field, from 1, or nil where the input has no such column.
    let fieldNumbers: [Int?]?

    /// What errors call the place of a field by its column alone.
    func number(ofColumn column: Int?) -> Int? {
      guard let column, lineOrigin == nil else { return nil }
      return fieldNumbers.map { $0[column] } ?? column + 1
    }
  }

  /// Where the first line of a text begins, and its number.
  private struct LineOrigin: Sendable {
    let start: Int
    let line: Int
  }

  private var sources: [Source]

  /// One input, whose fields are numbered as the columns are, or have their places by byte.
  init(_ input: InputText, hasBytePlaces: Bool) {
    sources = [
      Source(
        name: input.name, encoding: input.encoding,
        lineOrigin: hasBytePlaces ? LineOrigin(start: input.start, line: input.firstLine) : nil,
        firstByte: input.firstByte, linesBefore: 0,
        bytesBefore: 0, fieldNumbers: nil)
    ]
  }

  /// No input; some are to be added.
  init() {
    sources = []
  }

  /// What errors call all of the inputs.
  var name: String {
    switch sources.count {
    case 0, 1: sources.first?.name ?? ""
    case 2: "\(sources[0].name) and \(sources[1].name)"
    default: "\(sources[0].name) and \(sources.count - 1) more"
    }
  }

  /// Adds the inputs of another store.
  ///
  /// - Parameters:
  ///   - other: The inputs.
  ///   - columns: The number of each of their store's columns among the columns of this one.
  ///   - columnCount: How many columns this store has.
  ///   - linesBefore: How many lines the inputs added so far have.
  ///   - bytesBefore: How many bytes their texts have.
  mutating func append(
    _ other: RecordSources, columns: [Int], columnCount: Int, linesBefore: Int, bytesBefore: Int
  ) {
    for source in other.sources {
      var numbers = [Int?](repeating: nil, count: columnCount)
      for (column, target) in columns.enumerated() {
        numbers[target] = source.fieldNumbers.map { $0[column] } ?? column + 1
      }
      sources.append(
        Source(
          name: source.name, encoding: source.encoding, lineOrigin: source.lineOrigin,
          firstByte: source.firstByte,
          linesBefore: linesBefore + source.linesBefore, bytesBefore: bytesBefore + source.bytesBefore,
          fieldNumbers: numbers))
    }
  }

  /// Whether fields have their places by byte in the input that a line belongs to.
  ///
  /// - Parameter line: The line, counted through all inputs from 1.
  /// - Returns: Whether they have.
  /// - Complexity: O(log *n*) in the number of inputs.
  func haveBytePlaces(line: Int) -> Bool { source(of: line).lineOrigin != nil }

  private func source(of line: Int) -> Source {
    var (low, high) = (0, sources.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sources[middle].linesBefore < line { low = middle } else { high = middle }
    }
    return sources[low]
  }

  /// Where a field is.
  ///
  /// - Parameters:
  ///   - line: The line, counted through all inputs from 1.
  ///   - column: The column's number, from 0; `nil` means the record.
  ///   - offset: Where the field stands among the bytes of all texts, if it does.
  ///   - bytes: These bytes.
  /// - Returns: The input, its own line, the number of the field in it, and the byte; where fields have their places by
  ///   byte, the line that the field itself is on, and its byte in that.
  /// - Complexity: O(log *n*) in the number of inputs, and O(*n*) in the bytes of one that was not UTF-8, or whose fields
  ///   have their places by byte.
  func location(line: Int, column: Int?, offset: Int?, in bytes: InputBytes) -> InputLocation {
    let source = source(of: line)
    guard let offset else {
      return InputLocation(
        file: source.name, line: line - source.linesBefore, column: source.number(ofColumn: column))
    }
    return bytes.withBytes { all in
      let text = all.extracting(source.bytesBefore..<all.count)
      let position = offset - source.bytesBefore
      let byte = source.firstByte + TextDecoding.sourceLength(of: text, to: position, source.encoding)
      guard let origin = source.lineOrigin else {
        return InputLocation(
          file: source.name, line: line - source.linesBefore, column: source.number(ofColumn: column),
          byte: byte)
      }
      var lines = LineCounter()
      lines.advance(to: position, in: text)
      return InputLocation(
        file: source.name, line: origin.line + lines.line - 1,
        column: position - max(lines.lineStart, origin.start) + 1, byte: byte)
    }
  }
}
