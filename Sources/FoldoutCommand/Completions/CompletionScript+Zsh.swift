extension CompletionScript {
  /// The script for zsh.
  static var zsh: String {
    #"""
    #compdef foldout
    # Completions of foldout for zsh, made by: foldout --completions zsh

    # Whether a value follows an option.
    _foldout_takes_value() {
      case $1 in
        \#(valueSpellings.joined(separator: " | "))) return 0 ;;
      esac
      return 1
    }

    # Sets reply to the columns of the first file among the words.
    _foldout_columns() {
      local word previous=
      reply=()
      for word in "${(@Q)words[2,-1]}"; do
        if [[ $word != -* && -f $word ]] && ! _foldout_takes_value "$previous"; then
          reply=("${(@f)$("${(Q)words[1]}" --list-columns -- "$word" 2>/dev/null)}")
          return
        fi
        previous=$word
      done
    }

    _foldout_column() {
      local -a reply
      _foldout_columns
      compadd -a reply
    }

    # Offers columns behind the last comma, with a backslash before what would end their names.
    _foldout_listed_column() {
      setopt localoptions extendedglob
      local -a reply
      compset -P '*,'
      _foldout_columns
      reply=("${(@)reply//(#m)[\\,=]/\\$MATCH}")
      compadd -q -S "$1" -a reply
    }

    # Offers columns, and these words behind the equals sign of one.
    _foldout_settings() {
      compset -P '*,'
      if compset -P '*='; then
        compadd -- "$@"
      else
        _foldout_listed_column =
      fi
    }

    _arguments -s -S \
    \#(OptionTable.all.flatMap(zshOptions).map { "  \($0) \\" }.joined(separator: "\n"))
      '*:file:_files'

    """#
  }

  /// What `_arguments` has to know about one option, for each way to write it.
  private static func zshOptions(_ option: CommandOption) -> [String] {
    let summary = escapedForZsh(option.summary)
    let ending: String
    switch option.completedValue {
    case nil: ending = ""
    case .anything: ending = ":value: "
    case .words(let words): ending = ":value:(\(words.joined(separator: " ")))"
    case .file: ending = ":file:_files"
    // The blank keeps these calls as they are, without options for what is offered.
    case .column: ending = ":column: _foldout_column"
    case .columns: ending = ":columns: _foldout_listed_column ''"
    case .settings(let words): ending = ":setting: _foldout_settings \(words.joined(separator: " "))"
    }
    return option.spellings.map { spelling in
      let repeats = option.repeats ? "*" : ""
      guard option.valueSpellings.contains(spelling) else {
        return quoted("\(repeats)\(spelling)[\(summary)]")
      }
      let attached = spelling.hasPrefix("--") ? "=" : "+"
      return quoted("\(repeats)\(spelling)\(attached)[\(summary)]\(ending)")
    }
  }

  private static func escapedForZsh(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
