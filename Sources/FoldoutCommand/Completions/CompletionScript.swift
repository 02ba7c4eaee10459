/// What `--completions` prints: a script that a shell loads, made from the option table.
///
/// Each script asks the command itself for the columns of the first file on the command line.
enum CompletionScript {
  /// The whole script for a shell, with its last line ended.
  static func text(for shell: ShellName) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The spellings of all options that a value follows.
  static var valueSpellings: [String] {
    OptionTable.all.flatMap(\.valueSpellings)
  }

  /// Text between single quotes, as a Bourne shell reads it.
  static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" { quoted += #"'\''"# } else { quoted.append(character) }
    }
    return quoted + "'"
  }
}
