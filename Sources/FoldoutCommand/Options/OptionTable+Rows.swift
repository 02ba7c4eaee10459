extension OptionTable {
  static let rows: [CommandOption] = [
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
