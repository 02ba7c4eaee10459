import TableInput
import TableModel

/// The records of a CSV text as lines of JSON: numbers and booleans as such, blanks as `null` or not at all.
struct JSONLinesText {
  private(set) var text = ""

  init(of csv: String) {
    do {
      let store = try CSVReader(InputSource.text(csv).read()).readAll()
      for record in 0..<store.count { text += Self.line(of: record, in: store) + "\n" }
    } catch {
      preconditionFailure("these records are no CSV: \(error)")
    }
  }

  private static func line(of record: Int, in store: RecordStore) -> String {
    var members: [String] = []
    for (number, column) in store.columns.enumerated() {
      let value = store.string(record: record, column: number)
      if value.isEmpty, record % 2 == 1 { continue }
      members.append("\(quoted(column.name)): \(written(value))")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func written(_ value: String) -> String {
    if value.isEmpty { return "null" }
    if value == "true" || value == "false" { return value }
    return ExactDecimal(value) != nil && !hasLeadingZero(value) ? value : quoted(value)
  }

  private static func hasLeadingZero(_ value: String) -> Bool {
    let digits = value.drop { $0 == "-" }
    return digits.hasPrefix("0") && digits.count > 1 && !digits.hasPrefix("0.")
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? String($0) }.joined())\""
  }
}
