/// The inputs that the records of a store come from.
///
/// Where there are several, the lines of each are counted on from those of the ones before, so that a line tells the
/// input as well.
struct RecordSources: Sendable {
  private struct Source: Sendable {
    let name: String
    let encoding: TextEncoding
    /// Which byte of the input its text begins with.
    let firstByte: Int
    /// How many lines the inputs before have.
    let linesBefore: Int
    /// How many bytes the texts of the inputs before have.
    let bytesBefore: Int
    /// For each column of the store the number of the field, from 1, or nil where the input has no such column.
    let fieldNumbers: [Int?]?
  }

  private var sources: [Source]

  /// One input, whose fields are numbered as the columns are.
  init(_ input: InputText) {
    sources = [
      Source(
        name: input.name, encoding: input.encoding, firstByte: input.firstByte, linesBefore: 0,
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
          name: source.name, encoding: source.encoding, firstByte: source.firstByte,
          linesBefore: linesBefore + source.linesBefore, bytesBefore: bytesBefore + source.bytesBefore,
          fieldNumbers: numbers))
    }
  }

  /// Where a field is.
  ///
  /// - Parameters:
  ///   - line: The line, counted through all inputs from 1.
  ///   - column: The column's number, from 0; `nil` means the record.
  ///   - offset: Where the field stands among the bytes of all texts, if it does.
  ///   - bytes: These bytes.
  /// - Returns: The input, its own line, the number of the field in it, and the byte.
  /// - Complexity: O(log *n*) in the number of inputs, and O(*n*) in the bytes of one that was not UTF-8.
  func location(line: Int, column: Int?, offset: Int?, in bytes: InputBytes) -> InputLocation {
    var (low, high) = (0, sources.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sources[middle].linesBefore < line { low = middle } else { high = middle }
    }
    let source = sources[low]
    let number = column.flatMap { column in source.fieldNumbers.map { $0[column] } ?? column + 1 }
    let byte = offset.map { offset in
      bytes.withBytes { all in
        let text = all.extracting(source.bytesBefore..<all.count)
        return source.firstByte
          + TextDecoding.sourceLength(of: text, to: offset - source.bytesBefore, source.encoding)
      }
    }
    return InputLocation(
      file: source.name, line: line - source.linesBefore, column: number, byte: byte)
  }
}
