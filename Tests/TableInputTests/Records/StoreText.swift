import TableInput
import TableModel

extension RecordStore {
  /// All fields as they were read.
  var texts: [[String]] {
    (0..<count).map { record in columns.indices.map { string(record: record, column: $0) } }
  }

  /// The names of the columns.
  var names: [String] { columns.map(\.name) }

  /// The values of one column.
  func values(of name: String) throws -> [CellValue] {
    let column = try columnIndex(named: name)
    return (0..<count).map { value(record: $0, column: column) }
  }

  /// The exact sum of a column, as digits.
  func sum(of name: String) throws -> String {
    let column = try columnIndex(named: name)
    try requireNumeric(column)
    var sum = ExactDecimal.zero
    for record in 0..<count {
      if let value = decimal(record: record, column: column) { sum = try sum.adding(value) }
    }
    return sum.description
  }

  /// Types columns that are named.
  func typed(
    _ declared: [String: ColumnTyping.DeclaredType] = [:], numeric: [String] = [],
    _ change: (inout ColumnTyping) -> Void = { _ in }
  ) throws -> RecordStore {
    var typing = ColumnTyping()
    for (name, type) in declared { typing.declaredTypes[try columnIndex(named: name)] = type }
    typing.numericColumns = Set(try numeric.map { try columnIndex(named: $0) })
    change(&typing)
    return try typed(typing)
  }
}

/// Reads CSV from text.
func csv(_ text: String, _ change: (inout CSVOptions) -> Void = { _ in }) throws -> RecordStore {
  var options = CSVOptions()
  change(&options)
  return try CSVReader(InputSource.text(text, name: "t.csv").read(), options: options).readAll()
}

/// The error that a piece of code throws.
func inputError(_ body: () throws -> Void) -> InputError? {
  do {
    try body()
    return nil
  } catch {
    return error as? InputError
  }
}
