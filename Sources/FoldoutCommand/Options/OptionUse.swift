internal import TableModel

/// One use of an option, on the command line or in a saved report.
struct OptionUse: Sendable {
  let option: CommandOption
  /// The name as it was written, such as `-t` or `--to`.
  let shown: String
  /// The value; `true` or `false` for an option without one.
  let value: String
  /// Where it stands in a saved report, such as `report.foldout:3:7`; nil for the command line.
  var place: String?

  /// Puts the value into a request.
  ///
  /// - Throws: a usage failure for a value that is refused.
  func apply(to request: inout ReportRequest) throws(CommandFailure) {
    do {
      try option.apply(&request, value)
      request.given.append(GivenOption(name: shown, group: option.group))
    } catch {
      let part = error.part ?? value
      let nearest = closestName(to: part, in: error.words)
      let message = "\(shown): \"\(part)\" is not \(error.expected)"
      let hint = nearest.map { "did you mean \($0)?" } ?? option.hint
      guard let place else { throw .usage(message, hint: hint) }
      throw CommandFailure(.usage, inInput: ["\(place): \(message)"], hint: hint)
    }
  }
}

extension CommandOption {
  /// How to write the option, as a hint; nil where it takes no value.
  var hint: String? {
    if let example { return "for example \(example)" }
    guard case .value(let placeholder, _) = argument else { return nil }
    return "write \(shownName) \(placeholder)"
  }
}
