/// The text that `--help` prints, made from the option table.
enum HelpText {
  private static let usage = "Usage: foldout [FILE…] [options]"

  /// What the command is, as sentences.
  static let description = [
    "foldout makes reports out of data that has levels: aligned text, CSV, or an outlined workbook.",
    "FILE is CSV, TSV, JSON or NDJSON; without one, or for -, standard input is read.",
    "The rows of several files are one report; a file that ends in .foldout is a saved report, and is run.",
  ]

  /// How the command ends, by the number of its exit status.
  static let statuses: [(number: Int, meaning: String)] = [
    (0, "done"), (1, "input or output failed"), (2, "usage"), (3, "the data is wrong"),
    (4, "warnings, with --strict"),
  ]

  /// What holds for every option that takes no value.
  static let negation = "Every option without a value has an opposite: --no-strict, --header."

  /// The environment variables that the command looks at.
  static let variables: [(name: String, meaning: String)] = [
    ("NO_COLOR", "Set to anything: no colour"),
    ("FORCE_COLOR", "Set to anything but 0: colour, even if the output is no terminal"),
    ("CLICOLOR_FORCE", "Set to anything but 0: the same, unless FORCE_COLOR says otherwise"),
    ("TERM", "A terminal called dumb gets no colour"),
    ("COLUMNS", "The width of the terminal, whatever it says itself"),
    ("PAGER", "What shows output that is longer than the screen; less -RFX if not set, nothing if empty"),
    ("TMPDIR", "Where a workbook in the making keeps its temporary files; /tmp if not set"),
  ]

  /// What an expression is made of.
  static let expressions: [(part: String, meaning: String)] = [
    (
      "values",
      #"price, `unit price` (columns), 12.5, "North", "2026-03-08" (beside a date), true, false, blank"#
    ),
    ("operators", "+ - * / %, = != < <= > >=, and or not, (brackets)"),
    ("tests", #"in (1, 2), like "N%", ilike, matches "^[A-Z]+$", is blank, is not blank"#),
    ("functions", "round abs min max length lower upper year month day, if(condition, a, b)"),
    ("groups", "--having knows the columns that are totalled, label and level"),
  ]

  /// What people do with the command.
  static let examples: [(command: String, purpose: String)] = [
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
    var lines = [description[0], ""]
    lines += exampleLines
    lines += ["", usage]
    lines += description.dropFirst() + [""]
    lines += optionLines(OptionTable.all.filter(\.isEssential))
    return lines.joined(separator: "\n") + "\n"
  }

  private static var fullText: String {
    var lines = exampleLines + ["", usage]
    lines += description.dropFirst()
    for group in OptionGroup.allCases {
      lines += ["", group.rawValue]
      lines += optionLines(OptionTable.all.filter { $0.group == group })
    }
    lines += ["", "Expressions (EXPR)"]
    lines += expressions.map { "  \(padded($0.part))\($0.meaning)" }
    let statuses = statuses.map { "\($0.number) \($0.meaning)" }
    lines += ["", "Exit status: \(statuses.joined(separator: "; ")).", negation]
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
    options.map { "  \(padded(shownNames(of: $0)))\(summary(of: $0))" }
  }

  /// A text that fills the first column, or a line of its own where it is too long for that.
  private static func padded(_ text: String) -> String {
    let column = 26
    return text.count <= column - 2
      ? text + String(repeating: " ", count: column - text.count)
      : text + "\n" + String(repeating: " ", count: column + 2)
  }

  private static func shownNames(of option: CommandOption) -> String {
    let short = option.letter.map { "-\($0), " } ?? "    "
    switch option.argument {
    case .none, .negatable: return short + option.shownName
    case .optional(let placeholder, _): return "\(short)\(option.shownName) [\(placeholder)]"
    case .value: return "\(short)\(option.shownName) \(shownValue(of: option))"
    }
  }

  /// What stands for an option's value; one of many words is called that, because the summary lists them.
  static func shownValue(of option: CommandOption) -> String {
    guard case .value(let placeholder, let words) = option.argument else { return "" }
    return placeholder == words.joined(separator: "|") ? "WORD" : placeholder
  }

  /// What an option does, with the words it takes.
  static func summary(of option: CommandOption) -> String {
    guard case .value(let placeholder, let words) = option.argument,
      !words.isEmpty, placeholder == words.joined(separator: "|")
    else { return option.summary }
    return "\(option.summary): \(words.joined(separator: ", "))"
  }
}
