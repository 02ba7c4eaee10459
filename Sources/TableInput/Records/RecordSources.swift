/// The inputs that the records of a store come from.
///
/// Where there are several, the lines of each are counted on from those of the ones before, so that a line tells the
/// input as well.
struct RecordSources: Sendable {
  private struct Source: Sendable {
    let name: String
    /// How many lines the inputs before have.
    let linesBefore: Int
    /// For each column of the store the number of the field, from 1, or nil where the input has no such column.
    let fieldNumbers: [Int?]?
  }

  private var sources: [Source]

  /// One input, whose fields are numbered as the columns are.
  init(name: String) {
    sources = [Source(name: name, linesBefore: 0, fieldNumbers: nil)]
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
  mutating func append(_ other: RecordSources, columns: [Int], columnCount: Int, linesBefore: Int) {
    for source in other.sources {
      var numbers = [Int?](repeating: nil, count: columnCount)
      for (column, target) in columns.enumerated() {
        numbers[target] = source.fieldNumbers.map { $0[column] } ?? column + 1
      }
      sources.append(
        Source(name: source.name, linesBefore: linesBefore + source.linesBefore, fieldNumbers: numbers))
    }
  }

  /// Where a field is.
  ///
  /// - Parameters:
  ///   - line: The line, counted through all inputs from 1.
  ///   - column: The column's number, from 0; `nil` means the record.
  /// - Returns: The input, its own line, and the number of the field in it.
  /// - Complexity: O(log *n*) in the number of inputs.
  func location(line: Int, column: Int?) -> InputLocation {
    var (low, high) = (0, sources.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sources[middle].linesBefore < line { low = middle } else { high = middle }
    }
    let source = sources[low]
    let number = column.flatMap { column in source.fieldNumbers.map { $0[column] } ?? column + 1 }
    return InputLocation(file: source.name, line: line - source.linesBefore, column: number)
  }
}
