internal import TableModel

/// Finds columns by their names.
struct ColumnIndex {
  private let names: [String]
  private var positions: [String: Int] = [:]
  /// By name without the blanks around it; `nil` where several columns share it.
  private var trimmedPositions: [Substring: Int?] = [:]

  init(_ names: [String]) {
    self.names = names
    for (position, name) in names.enumerated() {
      if positions[name] == nil { positions[name] = position }
      let trimmed = Self.trimmed(name)
      trimmedPositions.updateValue(trimmedPositions[trimmed] == nil ? position : nil, forKey: trimmed)
    }
  }

  /// The position of a column; blanks around a name don't matter if it is unique without them.
  func position(of name: String, at offset: Int) throws(ExpressionFault) -> Int {
    if let position = positions[name] ?? trimmedPositions[Self.trimmed(name)] ?? nil { return position }
    throw ExpressionFault(
      .unknownColumn, "no column \(name.quoted)",
      hint: closestName(to: name, in: names).map(Self.advice) ?? list,
      at: offset)
  }

  private static func advice(_ name: String) -> String { "did you mean \(name.quoted)?" }

  private var list: String? {
    let longest = 10
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(longest).map(\.printable).joined(separator: ", ")
    return "the columns are \(shown)\(names.count > longest ? ", …" : "")"
  }

  private static func trimmed(_ name: String) -> Substring {
    var rest = name[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
