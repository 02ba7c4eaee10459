internal import TableModel

/// Reads the arguments of the command by the option table alone.
struct CommandLineParser {
  private let options: [CommandOption]

  init(options: [CommandOption] = OptionTable.all) {
    self.options = options
  }

  /// The request that `arguments` make.
  ///
  /// - Throws: a usage failure for what `read` or the options refuse.
  func parse(_ arguments: [String]) throws(CommandFailure) -> ReportRequest {
    try read(arguments).request()
  }

  /// Reads `arguments`, which do not include the command's own name.
  ///
  /// Options and files come in any order; `--` ends the options, and `-` is standard input. Nothing is read behind a
  /// help, manual or version option.
  ///
  /// - Throws: a usage failure for an unknown option or a missing value.
  func read(_ arguments: [String]) throws(CommandFailure) -> GivenArguments {
    var given = GivenArguments()
    var remaining = arguments[...]
    while given.uses.last?.option.isDoneOnSight != true, let argument = remaining.popFirst() {
      if argument == "--" {
        given.files += remaining
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument, &remaining, into: &given)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument, &remaining, into: &given)
      } else {
        given.files.append(argument)
      }
    }
    return given
  }

  private func readLong(
    _ argument: String, _ remaining: inout ArraySlice<String>, into given: inout GivenArguments
  ) throws(CommandFailure) {
    let body = argument.dropFirst(2)
    let split = body.firstIndex(of: "=")
    let name = String(body[..<(split ?? body.endIndex)])
    let attached = split.map { String(body[body.index(after: $0)...]) }
    guard let option = option(named: name) else { throw unknown("--\(name)") }
    let value: String
    switch option.argument {
    case .none, .negatable:
      guard attached == nil else { throw .usage("--\(name) takes no value") }
      value = name == option.name ? "true" : "false"
    case .value:
      if name != option.name, let negation = option.negation {
        guard attached == nil else { throw .usage("--\(name) takes no value") }
        value = negation
      } else if let attached {
        value = attached
      } else {
        value = try nextValue(for: "--\(name)", of: option, &remaining)
      }
    case .optional(_, let words):
      value = attached ?? (remaining.first.map(words.contains) == true ? remaining.removeFirst() : "")
    }
    given.uses.append(OptionUse(option: option, shown: "--\(name)", value: value))
  }

  /// Reads bundled letters: all but the last must be flags, and a value may follow its letter at once.
  private func readShort(
    _ argument: String, _ remaining: inout ArraySlice<String>, into given: inout GivenArguments
  ) throws(CommandFailure) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else { throw unknown("-\(letter)") }
      var value = "true"
      switch option.argument {
      case .none, .negatable: break
      case .value:
        if letters.first == "=" { letters.removeFirst() }
        value = letters.isEmpty ? try nextValue(for: "-\(letter)", of: option, &remaining) : String(letters)
        letters = ""
      case .optional(_, let words):
        value = remaining.first.map(words.contains) == true ? remaining.removeFirst() : ""
      }
      given.uses.append(OptionUse(option: option, shown: "-\(letter)", value: value))
    }
  }

  /// Takes the next argument as a value, unless it is itself a long option.
  private func nextValue(
    for shown: String, of option: CommandOption, _ remaining: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let next = remaining.first, !isLongOption(next) else {
      throw .usage("\(shown) needs a value", hint: option.hint)
    }
    return remaining.removeFirst()
  }

  private func isLongOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return false }
    return option(named: String(argument.dropFirst(2).prefix { $0 != "=" })) != nil
  }

  // A line of arguments is done before a dictionary of all options would be.
  private func option(named name: String) -> CommandOption? {
    options.first { $0.isNamed(name) }
  }

  private func unknown(_ shown: String) -> CommandFailure {
    let nearest =
      shown.hasPrefix("--")
      ? closestName(to: String(shown.dropFirst(2)), in: options.flatMap(\.acceptedNames).sorted()) : nil
    return .usage(
      "unknown option \(shown)",
      hint: nearest.map { "did you mean --\($0)?" } ?? "foldout --help all lists every option")
  }
}
