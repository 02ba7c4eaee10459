extension OptionTable {
  static let run: [CommandOption] = [
    .flag("quiet", "q", sets: \.run.isQuiet, in: .run, "No warnings"),
    .flag("verbose", "v", sets: \.run.isVerbose, in: .run, "Say what was found out about the input"),
    .word(
      "progress", sets: \.run.progress, in: .run,
      "When to show how far long work has come; auto is on a terminal, after half a second"),
    .flag(
      "pager", standard: true, sets: \.run.usesPager, in: .run,
      "On a terminal, don't show through PAGER what is longer than the screen"),
    .flag("strict", sets: \.run.isStrict, in: .run, "Exit with status 4 if there were warnings"),
  ]

  static let command: [CommandOption] = [
    // What this names is read before anything else, by whoever has all the arguments.
    .value(
      "config", placeholder: "FILE", in: .command,
      "Take the options of a saved report; those on the command line go before them",
      example: "--config report.json5"
    ) { (_, _) throws(OptionValueError) in },
    .text(
      "save-config", nil, "FILE", sets: \.run.savedReport, in: .command, "Save the options of this report",
      example: "--save-config report.json5"),
    .flag(
      "explain", sets: \.run.explains, in: .command,
      "Print what would be read, how, and what would be written, and make no report"),
    .flag(
      "list-columns", sets: \.run.listsColumns, in: .command,
      "Print the names of the input's columns, one to a line, and make no report"),
    .value(
      "completions", placeholder: ShellName.words.joined(separator: "|"), words: ShellName.words,
      in: .command,
      "Print the completions for a shell", example: "--completions bash"
    ) { (request, text) throws(OptionValueError) in
      request.action = .completions(try ShellName.parsed(text))
    },
    CommandOption(
      name: "manual", letter: nil, argument: .optional(placeholder: "markdown", words: ["markdown"]),
      repeats: false, group: .command, isEssential: false,
      summary: "Print the manual page, as man reads it or as Markdown", example: nil
    ) { (request, text) throws(OptionValueError) in
      request.action = .manual(text.isEmpty ? .man : try ManualForm.parsed(text))
    },
    CommandOption(
      name: "version", letter: nil, argument: .none, repeats: false, group: .command, isEssential: false,
      summary: "Print the version, and the Unicode that widths of characters are by", example: nil
    ) { (request, _) throws(OptionValueError) in
      request.action = .version
    },
    CommandOption(
      name: "help", letter: "h", argument: .optional(placeholder: "all", words: ["all"]), repeats: false,
      group: .command, isEssential: true, summary: "This page; --help all lists every option", example: nil
    ) { (request, text) throws(OptionValueError) in
      request.action = .help(text.isEmpty ? .short : try HelpTopic.parsed(text))
    },
  ]
}
