/// What a shell can offer as the value of an option.
enum CompletedValue: Equatable, Sendable {
  /// Nothing: the value is free.
  case anything
  case words([String])
  case file
  /// A column of the input.
  case column
  /// Columns, separated by commas.
  case columns
  /// Columns, each with `=` and a value of its own, which may be one of some words.
  case settings(words: [String])
}

extension CommandOption {
  /// What a shell can offer behind the option; nil where nothing follows it.
  var completedValue: CompletedValue? {
    switch argument {
    case .none, .negatable, .optional: nil
    case .value(let placeholder, let words): Self.completedValue(placeholder, words)
    }
  }

  /// Every way to write the option, with its dashes: the letter first, and the form that help shows last.
  var spellings: [String] {
    (letter.map { ["-\($0)"] } ?? []) + acceptedNames.map { "--\($0)" }
  }

  /// The spellings that a value follows.
  var valueSpellings: [String] {
    completedValue == nil ? [] : spellings.filter { negation == nil || $0 != "--no-\(name)" }
  }

  private static func completedValue(_ placeholder: String, _ words: [String]) -> CompletedValue {
    if placeholder.hasPrefix("COL=") { return .settings(words: words) }
    switch placeholder {
    case "FILE": return .file
    case "COLUMN": return .column
    case "COLUMNS": return .columns
    default: return words.isEmpty ? .anything : .words(words)
    }
  }
}
