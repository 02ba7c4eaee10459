/// The text that `--help` prints, made from the option table.
enum HelpText {
  private static let usage = "Usage: foldout [FILE] [options]"

  private static let examples: [(command: String, purpose: String)] = [
    ("foldout orders.csv -g region,category --sum quantity,total", "group, with subtotals"),
    (
      "foldout orders.csv -g region,category --sum total --collapse 2 -o orders.xlsx",
      "a workbook that unfolds"
    ),
    ("foldout prices.json", "nested JSON as a tree"),
    ("foldout parts.csv --id part --parent assembly --sum cost", "rows that name their parent"),
    ("foldout ledger.csv --path account --separator : --sum amount", "paths such as Assets:Bank"),
  ]

  /// The whole help text of `topic`, with its last line ended.
  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .short: shortText
    case .all: fullText
    }
  }

  private static var shortText: String {
    var lines = [
      "foldout makes reports out of data that has levels: aligned text, CSV, or an outlined workbook.", "",
    ]
    lines += exampleLines
    lines += [
      "", usage, "FILE is CSV, TSV, JSON or NDJSON; without one, or for -, standard input is read.", "",
    ]
    lines += optionLines(OptionTable.all.filter(\.isEssential))
    return lines.joined(separator: "\n") + "\n"
  }

  private static var fullText: String {
    var lines = exampleLines + ["", usage]
    for group in OptionGroup.allCases {
      lines += ["", group.rawValue]
      lines += optionLines(OptionTable.all.filter { $0.group == group })
    }
    lines += [
      "",
      "Exit status: 0 done; 1 input or output failed; 2 usage; 3 the data is wrong; 4 warnings, with --strict.",
      "Every option without a value has an opposite: --no-strict, --header.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static var exampleLines: [String] {
    var lines = ["Examples:"]
    for example in examples {
      lines.append("  \(example.command)")
      lines.append("      \(example.purpose)")
    }
    return lines
  }

  /// One entry for each option: its names in one column, what it does in the next.
  private static func optionLines(_ options: [CommandOption]) -> [String] {
    let column = 26
    return options.map { option in
      let names = shownNames(of: option)
      let separator =
        names.count <= column - 2
        ? String(repeating: " ", count: column - names.count)
        : "\n" + String(repeating: " ", count: column + 2)
      return "  \(names)\(separator)\(summary(of: option))"
    }
  }

  private static func shownNames(of option: CommandOption) -> String {
    let short = option.letter.map { "-\($0), " } ?? "    "
    switch option.argument {
    case .none, .negatable: return short + option.shownName
    case .optional(let placeholder, _): return "\(short)\(option.shownName) [\(placeholder)]"
    case .value(let placeholder, let words):
      return
        "\(short)\(option.shownName) \(placeholder == words.joined(separator: "|") ? "WORD" : placeholder)"
    }
  }

  private static func summary(of option: CommandOption) -> String {
    guard case .value(let placeholder, let words) = option.argument,
      !words.isEmpty, placeholder == words.joined(separator: "|")
    else { return option.summary }
    return "\(option.summary): \(words.joined(separator: ", "))"
  }
}
