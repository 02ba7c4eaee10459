extension CompletionScript {
  /// The script for bash, 3.2 or later.
  ///
  /// Its functions share the variables of the first one called, `_foldout`: the `words` before the one that is
  /// completed; what stands `before` the `text` to complete in its word; and what of it the shell has `kept`.
  static var bash: String {
    #"""
    # Completions of foldout for bash, made by: foldout --completions bash

    # Whether a value follows an option.
    _foldout_takes_value() {
      case $1 in
        \#(valueSpellings.joined(separator: " | "))) return 0 ;;
      esac
      return 1
    }

    # The columns of the first file among the words.
    _foldout_columns() {
      local word previous=
      for word in "${words[@]:1}"; do
        if [[ $word != -* && -f $word ]] && ! _foldout_takes_value "$previous"; then
          "${words[0]}" --list-columns -- "$word" 2>/dev/null
          return
        fi
        previous=$word
      done
    }

    # Offers the lines of the input that begin with the text, with $1 behind them.
    _foldout_offer() {
      local line reply
      while IFS= read -r line; do
        [[ $line == "$text"* ]] || continue
        reply=$before$line
        printf -v reply %q "${reply#"$kept"}"
        # A comma needs no backslash, though some versions give it one.
        COMPREPLY+=("${reply//\\,/,}$1")
      done
    }

    _foldout_words() {
      _foldout_offer '' < <(printf '%s\n' "$@")
    }

    _foldout_column() {
      _foldout_offer '' < <(_foldout_columns)
    }

    # Offers columns behind the last comma, with a backslash before what would end their names.
    _foldout_listed_column() {
      local part=${text##*,}
      before+=${text%"$part"}
      text=$part
      compopt -o nospace 2>/dev/null
      _foldout_offer "$1" < <(_foldout_columns | sed 's/[\\,=]/\\&/g')
    }

    # Offers columns, and these words behind the equals sign of one.
    _foldout_settings() {
      local part=${text##*,}
      if [[ $part == *=* ]]; then
        text=${part#*=}
        before+=${full_value%"$text"}
        _foldout_words "$@"
      else
        _foldout_listed_column =
      fi
    }

    _foldout_file() {
      local line
      # Names are quoted by the shell, which marks folders too.
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$text")
    }

    _foldout() {
      local line=${COMP_LINE:0:COMP_POINT} text= before= kept= option= full_value separator part
      local -a words
      COMPREPLY=()
      # Without -r a backslash takes the next character as it is, as it does in the shell.
      # shellcheck disable=SC2162
      read -a words <<<"$line"
      if [[ $line != *[[:space:]] ]]; then
        text=${words[${#words[@]} - 1]}
        unset "words[${#words[@]}-1]"
      fi
      # The shell puts an answer in the place of what stands behind the last of these.
      for separator in = :; do
        [[ $COMP_WORDBREAKS == *$separator* && $text == *$separator* ]] || continue
        part=${text%"${text##*"$separator"}"}
        if ((${#part} > ${#kept})); then kept=$part; fi
      done
      if [[ $text == --*=* ]]; then
        option=${text%%=*}
        before=$option=
        text=${text#*=}
      elif _foldout_takes_value "${words[${#words[@]} - 1]}"; then
        option=${words[${#words[@]} - 1]}
      elif [[ $text == -* ]]; then
        _foldout_words \#(OptionTable.all.flatMap(\.spellings).joined(separator: " "))
        return
      fi
      full_value=$text
      case $option in
    \#(OptionTable.all.compactMap(bashCase).joined(separator: "\n"))
        *) _foldout_file ;;
      esac
    }

    complete -F _foldout foldout

    """#
  }

  /// The branch for one option's value; nil where no value follows it, or the shell's files are right.
  private static func bashCase(_ option: CommandOption) -> String? {
    let call: String
    switch option.completedValue {
    case nil, .file: return nil
    case .anything: call = ":"
    case .words(let words): call = "_foldout_words \(words.map(quoted).joined(separator: " "))"
    case .column: call = "_foldout_column"
    case .columns: call = "_foldout_listed_column ''"
    case .settings(let words): call = "_foldout_settings \(words.map(quoted).joined(separator: " "))"
    }
    return "    \(option.valueSpellings.joined(separator: " | "))) \(call) ;;"
  }
}
