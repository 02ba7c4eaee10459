/// The manual page that `--manual` prints, in the language of troff, made from the option table.
enum ManualPage {
  /// The whole page, with its last line ended.
  static var text: String {
    var lines = [
      #".TH FOLDOUT 1 "" "foldout \#(FoldoutCommand.version)" "User Commands""#,
      // Commands must not be broken with hyphens, and look better ragged than spread.
      ".nh",
      ".ad l",
      ".SH NAME",
      #"foldout \- reports out of data that has levels"#,
      ".SH SYNOPSIS",
      ".B foldout",
      #"[\fIFILE\fR ...] [\fIoptions\fR]"#,
      ".SH DESCRIPTION",
    ]
    lines += HelpText.description.map(escaped)
    lines += exampleLines + [".SH OPTIONS"]
    lines += OptionGroup.allCases.flatMap(optionLines)
    lines += [escaped(HelpText.negation), ".SH EXPRESSIONS"]
    for expression in HelpText.expressions { lines += entry(escaped(expression.part), expression.meaning) }
    lines.append(".SH EXIT STATUS")
    for status in HelpText.statuses { lines += entry(escaped("\(status.number)"), status.meaning) }
    lines.append(".SH ENVIRONMENT")
    for variable in HelpText.variables { lines += entry(#"\fB\#(variable.name)\fR"#, variable.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var exampleLines: [String] {
    [".SH EXAMPLES"]
      + HelpText.examples.flatMap { example in
        [".TP", #"\fB\#(escaped(example.command))\fR"#, escaped(example.purpose)]
      }
  }

  private static func optionLines(of group: OptionGroup) -> [String] {
    let options = OptionTable.all.filter { $0.group == group }
    guard !options.isEmpty else { return [] }
    return [".SS \(escaped(group.rawValue))"]
      + options.flatMap { option in
        var summary = HelpText.summary(of: option)
        if let example = option.example { summary += "; for example \(example)" }
        return entry(names(of: option), summary)
      }
  }

  private static func names(of option: CommandOption) -> String {
    let long = #"\fB\#(escaped(option.shownName))\fR"#
    let names = option.letter.map { #"\fB\-\#($0)\fR, \#(long)"# } ?? long
    switch option.argument {
    case .none, .negatable: return names
    case .optional(let placeholder, _): return #"\#(names) [\fI\#(escaped(placeholder))\fR]"#
    case .value: return #"\#(names) \fI\#(escaped(HelpText.shownValue(of: option)))\fR"#
    }
  }

  private static func entry(_ name: String, _ text: String) -> [String] { [".TP", name, escaped(text)] }

  /// Text without anything that troff would take as more than text.
  private static func escaped(_ text: String) -> String {
    var line = ""
    // A line that starts with one of these is a request.
    if text.hasPrefix(".") || text.hasPrefix("'") { line += #"\&"# }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += #"\e"#
      case "-": line += #"\-"#
      case "'": line += #"\(aq"#
      case "`": line += #"\(ga"#
      case "^": line += #"\(ha"#
      case "~": line += #"\(ti"#
      case _ where scalar.isASCII: line.unicodeScalars.append(scalar)
      default: line += #"\[u\#(hexadecimal(scalar))]"#
      }
    }
    return line
  }

  /// The code point with the four digits or more that troff asks for.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
