internal import TableModel

/// Turns the arguments of the command into a request, by the option table alone.
struct CommandLineParser {
  private let options: [CommandOption]
  private var byName: [String: Int] = [:]
  private var byLetter: [Character: Int] = [:]

  init(options: [CommandOption] = OptionTable.all) {
    self.options = options
    for (index, option) in options.enumerated() {
      for name in option.acceptedNames { byName[name] = index }
      if let letter = option.letter { byLetter[letter] = index }
    }
  }

  /// Reads `arguments`, which do not include the command's own name.
  ///
  /// Options and files come in any order; `--` ends the options, and `-` is standard input. The first help or
  /// version option decides: what follows is not looked at.
  ///
  /// - Throws: a usage failure for an unknown option, a missing value, or a value that is refused.
  func parse(_ arguments: [String]) throws(CommandFailure) -> ReportRequest {
    var request = ReportRequest()
    var remaining = arguments[...]
    while request.action == .report, let argument = remaining.popFirst() {
      if argument == "--" {
        request.files += remaining
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument, &remaining, into: &request)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument, &remaining, into: &request)
      } else {
        request.files.append(argument)
      }
    }
    return request
  }

  private func parseLong(
    _ argument: String, _ remaining: inout ArraySlice<String>, into request: inout ReportRequest
  ) throws(CommandFailure) {
    let body = argument.dropFirst(2)
    let split = body.firstIndex(of: "=")
    let name = String(body[..<(split ?? body.endIndex)])
    let attached = split.map { String(body[body.index(after: $0)...]) }
    guard let index = byName[name] else { throw unknown("--\(name)") }
    let option = options[index]
    switch option.argument {
    case .none, .negatable:
      guard attached == nil else { throw .usage("--\(name) takes no value") }
      try apply(option, as: "--\(name)", name == option.name ? "true" : "false", to: &request)
    case .value:
      let value =
        if let attached { attached } else { try nextValue(for: "--\(name)", of: option, &remaining) }
      try apply(option, as: "--\(name)", value, to: &request)
    case .optional(_, let words):
      let value = attached ?? (remaining.first.map(words.contains) == true ? remaining.removeFirst() : "")
      try apply(option, as: "--\(name)", value, to: &request)
    }
  }

  /// Reads bundled letters: all but the last must be flags, and a value may follow its letter at once.
  private func parseShort(
    _ argument: String, _ remaining: inout ArraySlice<String>, into request: inout ReportRequest
  ) throws(CommandFailure) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let index = byLetter[letter] else { throw unknown("-\(letter)") }
      let option = options[index]
      switch option.argument {
      case .none, .negatable:
        try apply(option, as: "-\(letter)", "true", to: &request)
      case .value:
        if letters.first == "=" { letters.removeFirst() }
        let value =
          letters.isEmpty ? try nextValue(for: "-\(letter)", of: option, &remaining) : String(letters)
        try apply(option, as: "-\(letter)", value, to: &request)
        return
      case .optional(_, let words):
        let value = remaining.first.map(words.contains) == true ? remaining.removeFirst() : ""
        try apply(option, as: "-\(letter)", value, to: &request)
      }
    }
  }

  /// Takes the next argument as a value, unless it is itself a long option.
  private func nextValue(
    for shown: String, of option: CommandOption, _ remaining: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let next = remaining.first, !isLongOption(next) else {
      throw .usage("\(shown) needs a value", hint: Self.example(of: option))
    }
    return remaining.removeFirst()
  }

  private func isLongOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("--") else { return false }
    return byName[String(argument.dropFirst(2).prefix { $0 != "=" })] != nil
  }

  private func apply(
    _ option: CommandOption, as shown: String, _ value: String, to request: inout ReportRequest
  ) throws(CommandFailure) {
    do {
      try option.apply(&request, value)
      request.given.append(GivenOption(name: shown, group: option.group))
    } catch {
      let part = error.part ?? value
      let nearest = closestName(to: part, in: error.words)
      throw .usage(
        "\(shown): \"\(part)\" is not \(error.expected)",
        hint: nearest.map { "did you mean \($0)?" } ?? Self.example(of: option))
    }
  }

  private func unknown(_ shown: String) -> CommandFailure {
    let nearest =
      shown.hasPrefix("--")
      ? closestName(to: String(shown.dropFirst(2)), in: byName.keys.sorted()) : nil
    return .usage(
      "unknown option \(shown)",
      hint: nearest.map { "did you mean --\($0)?" } ?? "foldout --help all lists every option")
  }

  private static func example(of option: CommandOption) -> String? {
    if let example = option.example { return "for example \(example)" }
    guard case .value(let placeholder, _) = option.argument else { return nil }
    return "write \(option.shownName) \(placeholder)"
  }
}
