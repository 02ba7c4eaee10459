extension OptionTable {
  static let run: [CommandOption] = [
    .flag("quiet", "q", sets: \.run.isQuiet, in: .run, "No warnings"),
    .flag("verbose", "v", sets: \.run.isVerbose, in: .run, "Say what was found out about the input"),
    .flag("strict", sets: \.run.isStrict, in: .run, "Exit with status 4 if there were warnings"),
    CommandOption(
      name: "version", letter: nil, argument: .none, repeats: false, group: .run, isEssential: false,
      summary: "Print the version", example: nil
    ) { (request, _) throws(OptionValueError) in
      request.action = .version
    },
    CommandOption(
      name: "help", letter: "h", argument: .optional(placeholder: "all", words: ["all"]), repeats: false,
      group: .run, isEssential: true, summary: "This page; --help all lists every option", example: nil
    ) { (request, text) throws(OptionValueError) in
      request.action = .help(text.isEmpty ? .short : try HelpTopic.parsed(text))
    },
  ]
}
