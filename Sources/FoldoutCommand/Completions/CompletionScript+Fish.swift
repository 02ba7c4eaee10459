extension CompletionScript {
  /// The script for fish.
  static var fish: String {
    #"""
    # Completions of foldout for fish, made by: foldout --completions fish

    # Whether a value follows an option.
    function __foldout_takes_value
        contains -- "$argv" \#(valueSpellings.joined(separator: " "))
    end

    # The columns of the first file among the words.
    function __foldout_columns
        set -l words (commandline -opc)
        set -l previous
        for word in $words[2..-1]
            if not string match -q -- '-*' $word; and test -f "$word"; and not __foldout_takes_value $previous
                $words[1] --list-columns -- $word 2>/dev/null
                return
            end
            set previous $word
        end
    end

    # The value that is being written, and its part up to the last comma.
    function __foldout_value
        commandline -ct | string replace -r '^--[^=]*=' ''
    end

    function __foldout_value_before
        __foldout_value | string replace -r '[^,]*$' ''
    end

    # Offers columns behind the last comma, with a backslash before what would end their names.
    function __foldout_listed_column
        set -l before (__foldout_value_before)
        for column in (__foldout_columns | string replace -ra '([\\\\,=])' '\\\\$1')
            printf '%s%s%s\n' "$before" $column "$argv"
        end
    end

    # Offers columns, and these words behind the equals sign of one.
    function __foldout_settings
        set -l part (__foldout_value | string replace -r '^.*,' '')
        if not string match -q -- '*=*' $part
            __foldout_listed_column =
            return
        end
        set -l before (__foldout_value_before)(string replace -r '=.*' '=' -- $part)
        for word in $argv
            printf '%s%s\n' "$before" $word
        end
    end

    \#(OptionTable.all.flatMap(fishLines).joined(separator: "\n"))

    """#
  }

  private static func fishLines(_ option: CommandOption) -> [String] {
    let value =
      switch option.completedValue {
      case nil: ""
      case .anything: " -x"
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .file: " -r -F"
      case .column: " -x -a '(__foldout_columns)'"
      case .columns: " -x -a '(__foldout_listed_column)'"
      case .settings(let words): " -x -a '(__foldout_settings \(words.joined(separator: " ")))'"
      }
    return option.acceptedNames.map { name in
      let letter = name == option.name ? option.letter.map { " -s \($0)" } ?? "" : ""
      let ending = option.valueSpellings.contains("--\(name)") ? value : ""
      return "complete -c foldout\(letter) -l \(name)\(ending) -d \(quotedForFish(option.summary))"
    }
  }

  /// Text between single quotes, in which fish takes a backslash before a quote and before itself.
  private static func quotedForFish(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
