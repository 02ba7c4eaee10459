/// The page of the documentation that `--manual markdown` prints, made from the option table.
enum ReferencePage {
  /// The whole page, with its last line ended.
  static var text: String {
    var lines = [
      "# Options",
      "",
      "<!-- Made by `foldout --manual markdown`; a test says so where it differs. -->",
      "",
      escaped(HelpText.negation),
    ]
    for group in OptionGroup.allCases {
      let options = OptionTable.all.filter { $0.group == group }
      lines += section(group.rawValue, "option", options.map { (names(of: $0), meaning(of: $0)) })
    }
    lines += section("Expressions", "part", HelpText.expressions.map { ($0.part, escaped($0.meaning)) })
    lines += section("Exit status", "status", HelpText.statuses.map { ("\($0.number)", escaped($0.meaning)) })
    lines += section(
      "Environment", "variable", HelpText.variables.map { (code($0.name), escaped($0.meaning)) })
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading and a table; nothing for no rows.
  private static func section(
    _ title: String, _ header: String, _ rows: [(name: String, meaning: String)]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["", "## \(title)", "", "| \(header) | meaning |", "|---|---|"]
      + rows.map { "| \($0.name) | \($0.meaning) |" }
  }

  private static func names(of option: CommandOption) -> String {
    let short = option.letter.map { "`-\($0)`, " } ?? ""
    switch option.argument {
    case .none, .negatable: return short + code(option.shownName)
    case .optional(let placeholder, _): return short + code("\(option.shownName) [\(placeholder)]")
    case .value: return short + code("\(option.shownName) \(HelpText.shownValue(of: option))")
    }
  }

  private static func meaning(of option: CommandOption) -> String {
    let summary = escaped(HelpText.summary(of: option))
    return option.example.map { "\(summary); for example \(code($0))" } ?? summary
  }

  /// Text that is shown as it is; a bar would end the cell even there.
  private static func code(_ text: String) -> String {
    "`\(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: #"\|"#))`"
  }

  /// Text without anything that Markdown would take as more than text.
  private static func escaped(_ text: String) -> String {
    var cell = ""
    for character in text {
      if #"\`*_<>|~[]"#.contains(character) { cell.append("\\") }
      cell.append(character)
    }
    return cell
  }
}
