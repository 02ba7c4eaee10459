extension OptionTable {
  static let rows: [CommandOption] = [
    .value(
      "where", placeholder: "EXPR", repeats: true, in: .rows, essential: true,
      "Only records for which this is true, and what they are below", example: "--where 'price > 10'"
    ) { (request, text) throws(OptionValueError) in request.rows.conditions.append(text) },
    .value(
      "having", placeholder: "EXPR", repeats: true, in: .rows,
      "Only groups whose totals meet this; others go with all below them, and out of the totals",
      example: "--having 'cost > 1000'"
    ) { (request, text) throws(OptionValueError) in request.rows.groupConditions.append(text) },
    .value(
      "sort", placeholder: "COLUMNS", repeats: true, in: .rows, essential: true,
      "Order of siblings: c, -c, ~c (natural), c:blanks-first, label; behind groups:, rows: or pivot:",
      example: "--sort groups:-cost,rows:name"
    ) { (request, text) throws(OptionValueError) in try OrderRequest.add(text, to: &request) },
    .value(
      "top", placeholder: "N[@LEVEL]", in: .rows,
      "The N largest rows of each parent, on one level or on all, and one row for the others",
      example: "--top 10@2 --by cost"
    ) { (request, text) throws(OptionValueError) in request.rows.top = try TopRequest.parsed(text) },
    .text(
      "by", nil, "COLUMN", sets: \.rows.topColumn, in: .rows, "Column that says which rows are the largest",
      example: "--top 10 --by cost"),
    .text(
      "other", nil, "LABEL", sets: \.rows.otherLabel, in: .rows,
      "What the row for the others is called; Other is the standard", example: "--other Rest"),
    .value(
      "collapse", placeholder: "N|all|none|PATH", words: ["all", "none"], repeats: true, in: .rows,
      essential: true, "Show N levels and fold the rest away, or fold the row with this path",
      example: "--collapse 2"
    ) { (request, text) throws(OptionValueError) in
      switch text {
      case "all": request.rows.openLevels = .levels(1)
      case "none": request.rows.openLevels = .everything
      case "": throw OptionValueError(expected: collapseValues)
      default:
        if Int(text) != nil {
          request.rows.openLevels = .levels(try WholeNumber.parsed(text, from: 1))
        } else {
          request.rows.namedRows.append(NamedRow(path: text, isExpanded: false))
        }
      }
    },
    .value(
      "expand", placeholder: "PATH", repeats: true, in: .rows, essential: true,
      "Open the row with this path, and all above it", example: "--collapse 1 --expand North/Bolts"
    ) { (request, text) throws(OptionValueError) in
      guard !text.isEmpty else { throw OptionValueError(expected: "the path of a row, such as North/Bolts") }
      request.rows.namedRows.append(NamedRow(path: text, isExpanded: true))
    },
    .count(
      "depth", "N", from: 1, sets: \.rows.depth, in: .rows, essential: true,
      "Leave out rows below level N; totals stay what they are"),
  ]

  private static let collapseValues = "a number of levels, all, none, or the path of a row"
}

extension TopRequest {
  /// Reads `10` or `10@2`.
  static func parsed(_ text: String) throws(OptionValueError) -> Self {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let count = Int(parts[0]), count >= 1 else {
      throw OptionValueError(expected: "a number of rows such as 10, or 10@2 for level 2", part: text)
    }
    guard parts.count > 1 else { return Self(count: count, level: nil) }
    guard let level = Int(parts[1]), level >= 1 else {
      throw OptionValueError(
        expected: "a number of rows and a level counted from 1, such as 10@2", part: text)
    }
    return Self(count: count, level: level)
  }
}
