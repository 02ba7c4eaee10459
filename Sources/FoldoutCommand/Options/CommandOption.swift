/// One option of the command: its names, what it takes, what it sets, and how help describes it.
///
/// The parser and the help text are both made from a list of these, so that they cannot differ.
struct CommandOption: Sendable {
  /// What stands after the option's name.
  enum Argument: Sendable, Equatable {
    /// Nothing: the option is done on sight, such as `--version`.
    case none
    /// Nothing: `--name` says yes and `--no-name` says no; `standard` holds when neither is given.
    case negatable(standard: Bool)
    /// One value, shown in help as `placeholder`; `words` are the values it accepts, if they can be listed.
    case value(placeholder: String, words: [String])
    /// A value that can be left out; it is read only from `--name=value` or from one of `words`.
    case optional(placeholder: String, words: [String])
  }

  /// The long name without dashes, and without `no-`.
  let name: String
  /// The letter of the short form, if there is one.
  let letter: Character?
  let argument: Argument
  /// Whether each use adds to the ones before; otherwise the last use wins.
  let repeats: Bool
  let group: OptionGroup
  /// Whether the first screen of `--help` shows it.
  let isEssential: Bool
  /// What the option does, as a phrase without a full stop.
  let summary: String
  /// A way to write it, such as `-g region,category`.
  let example: String?
  /// The value that `--no-name` stands for, for an option that takes one.
  var negation: String?
  /// Puts the value into the request.
  ///
  /// Flags get `true` or `false`.
  let apply: @Sendable (inout ReportRequest, String) throws(OptionValueError) -> Void

  /// The long name as help shows it: the form that changes something.
  var shownName: String {
    argument == .negatable(standard: true) ? "--no-\(name)" : "--\(name)"
  }

  /// Whether the option is all that a command line is about, so that nothing behind it is read.
  var isDoneOnSight: Bool {
    switch argument {
    case .none, .optional: true
    case .negatable, .value: false
    }
  }

  /// Every long name that the parser accepts, without dashes.
  var acceptedNames: [String] {
    if case .negatable = argument { return [name, "no-\(name)"] }
    return negation == nil ? [name] : [name, "no-\(name)"]
  }

  /// Whether the parser takes `--longName` as this option.
  func isNamed(_ longName: String) -> Bool {
    // Most options are another one; what they accept is not listed to find that out.
    longName == name || longName.hasSuffix(name) && acceptedNames.contains(longName)
  }
}
